import { abilityDrawing } from '../ability-drawing.ts';
import { apartmentHall } from '../backdrops/apartment-hall.ts';
import { buildingEntrance } from '../backdrops/building-entrance.ts';
import { parkRoad } from '../backdrops/park-road.ts';
import { residentialCorridor } from '../backdrops/residential-corridor.ts';
import { bicycle } from '../equipment/bicycle.ts';
import { electricBike } from '../equipment/electric-bike.ts';
import { electricBikeFront } from '../equipment/electric-bike-front.ts';
import { person } from '../people/person.ts';
import { around } from '../recognition/around.ts';
import { type Finding, marked } from '../recognition/box.ts';
import { markedGroup } from '../recognition/marked-group.ts';

const found = (drawn: string, more: Partial<Finding> = {}) => ({
  drawn,
  finding: { label: '电动自行车', ...more },
});

const beforeTheDoor =
  bicycle({ x: 1152, y: 304, scale: 1.05, mirrored: true }) +
  markedGroup([found(electricBike({ x: 912, y: 336, scale: 1.82 }), { size: 1.1 })]);

const pushed = electricBike({ x: 896, y: 314, scale: 1.3 }, 'cloth-2');

const wheeledIn = marked(
  person('walking', { top: 'line', hair: 'crop' }, { x: 882, y: 302, scale: 1.22 }).drawn + pushed,
  around(pushed, 7),
  { label: '电动自行车', labelAt: 'below' },
);

const alongTheWall = markedGroup([
  found(electricBike({ x: 806, y: 300, scale: 1.08, mirrored: true }, 'metal', true)),
  found(electricBike({ x: 1078, y: 328, scale: 1.2, mirrored: true })),
]);

const inARow = markedGroup(
  (['cloth', 'metal', 'cloth-2', 'cloth'] as const).map((tone, index) =>
    found(electricBikeFront({ x: 780 + index * 112, y: 330 + (index % 2) * 4, scale: 1.12 }, tone), {
      size: 0.72,
    }),
  ),
);

export const drawing = abilityDrawing({
  backdrop: buildingEntrance(),
  subject: beforeTheDoor,
  cover: { x: 690, y: 10, across: 558 },
  scenarios: [
    { backdrop: apartmentHall(), subject: wheeledIn, frame: { x: 652, y: 24, across: 560 } },
    { backdrop: residentialCorridor(), subject: alongTheWall, frame: { x: 672, y: 16, across: 560 } },
    { backdrop: parkRoad(), subject: inARow, frame: { x: 690, y: 22, across: 560 } },
  ],
});
