import { abilityDrawing } from '../ability-drawing.ts';
import { exhibitionHall } from '../backdrops/exhibition-hall.ts';
import { perimeter } from '../backdrops/perimeter.ts';
import { street } from '../backdrops/street.ts';
import { workshop } from '../backdrops/workshop.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';

const passers = [
  person('standing', { top: 'cloth-2', hair: 'bob', over: 'lanyard' }, { x: 962, y: 312, scale: 0.86 }),
  person('walking', { top: 'cloth', hair: 'short' }, { x: 828, y: 338, scale: 1.14 }),
  person('walking', { top: 'paper', trousers: 'cloth', hair: 'bun' }, { x: 1098, y: 336, scale: 1.1, mirrored: true }),
];
const found = passers.map(({ drawn, body }) => marked(drawn, body, { label: '人员' }));

const intruder = person('walking', { top: 'line', hair: 'crop', cap: 'figure' }, { x: 946, y: 336, scale: 1.14 });
const visitor = person('standing', { top: 'cloth', hair: 'bob', trousers: 'line' }, { x: 900, y: 326, scale: 1.06 });
const straggler = person(
  'walking',
  { top: 'line', hair: 'short', trousers: 'cloth' },
  { x: 1096, y: 306, scale: 0.88 },
);
const fitter = person('inspecting', { helmet: 'safety' }, { x: 980, y: 336, scale: 1.1 });
const alone = (one: typeof intruder) => marked(one.drawn, one.body, { label: '人员' });

export const drawing = abilityDrawing({
  backdrop: street(),
  subject: found.join(''),
  cover: { x: 720, y: 48, across: 480 },
  scenarios: [
    { backdrop: perimeter(), subject: alone(intruder), frame: { x: 770, y: 20, across: 540 } },
    { backdrop: exhibitionHall(), subject: alone(visitor) + alone(straggler) },
    { backdrop: workshop(), subject: alone(fitter) },
  ],
});
