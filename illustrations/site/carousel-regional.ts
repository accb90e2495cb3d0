import { city } from '../backdrops/city.ts';
import { person } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { viewFrame } from '../recognition/view-frame.ts';
import { crop, type Drawing } from '../scene.ts';
import { lines, rectangles } from '../shape.ts';

const promenade =
  rectangles([[0, 430, 1440, 50]], { fill: 'far' }) +
  rectangles([[0, 426, 1440, 6]], { fill: 'near' }) +
  lines(
    [
      [0, 372, 1440, 372],
      [0, 398, 1440, 398],
      ...Array.from({ length: 25 }, (_, post) => [post * 60, 370, post * 60, 428] as const),
    ],
    { stroke: 'line', width: 3 },
  );

const people = [
  person('walking', { top: 'cloth', hair: 'short' }, { x: 786, y: 452, scale: 1.06 }),
  person('standing', { top: 'cloth-2', hair: 'bob', over: 'lanyard' }, { x: 930, y: 444, scale: 0.9 }),
  person('walking', { top: 'paper', trousers: 'cloth', hair: 'bun' }, { x: 1200, y: 450, scale: 1.02, mirrored: true }),
];
const found = people.map(({ drawn, body }) => marked(drawn, body, { label: '人员' }));

const scene = {
  width: 1440,
  height: 480,
  drawn: city() + promenade + viewFrame({ x: 690, y: 20, width: 700, height: 444 }) + found.join(''),
};

export const drawing: Drawing = {
  'carousel-regional': crop(scene, 0, 0, 1440, 1440, 480),
  'carousel-regional-narrow': crop(scene, 680, 0, 720, 720, 480),
};
