import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { controlRoom } from '#content/drawing/backdrops/control-room.ts';
import { desk } from '#content/drawing/equipment/desk.ts';
import { emptyOfficeChair, officeChair } from '#content/drawing/equipment/office-chair.ts';
import { person } from '#content/drawing/people/person.ts';
import { box } from '#content/drawing/recognition/box.ts';

const place = { x: 884, y: 346, scale: 1.5 };
const seat = { x: 806, y: 84, width: 146, height: 256 };

function leftSeat(score: number): string {
  return (
    emptyOfficeChair({ ...place, x: 878, turn: 0 }) +
    desk({ ...place, x: 962 }) +
    box(seat, { label: '无人值岗', score, tone: 'warn', expected: true })
  );
}

const colleague = person('at-desk', { top: 'cloth', hair: 'bob' }, { ...place, x: 1330, mirrored: true });
const oneOfTwo =
  leftSeat(0.96) +
  officeChair({ ...place, x: 1330, mirrored: true }) +
  colleague.drawn +
  desk({ ...place, x: 1252, mirrored: true }) +
  box({ ...colleague.body, height: 250 }, { label: '值岗人员', score: 0.98 });

export const drawing = abilityDrawing({
  backdrop: controlRoom([
    ['process', 'chart', 'process', 'chart'],
    ['map', 'process', 'chart', 'process'],
  ]),
  subject: leftSeat(0.97),
  cover: { x: 742, y: 40, across: 500 },
  scenarios: [
    { backdrop: controlRoom([['process', 'process', 'chart']]) },
    {
      backdrop: controlRoom([
        ['hall', 'road', 'hall', 'hall'],
        ['road', 'hall', 'hall', 'road'],
        ['hall', 'hall', 'road', 'hall'],
      ]),
    },
    {
      backdrop: controlRoom([
        ['hall', 'hall', 'map'],
        ['hall', 'hall', 'hall'],
      ]),
      subject: oneOfTwo,
      frame: { x: 790, y: 0, across: 590 },
    },
  ],
});
