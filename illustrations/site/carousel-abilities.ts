import { street } from '../backdrops/street.ts';
import { idCard } from '../documents/id-card.ts';
import { readSheet } from '../documents/read-sheet.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { postures } from '../people/postures.ts';
import { marked } from '../recognition/box.ts';
import { keyPoints } from '../recognition/key-points.ts';
import { crop, type Drawing, nearer } from '../scene.ts';
import { placed, rectangle, rectangles } from '../shape.ts';

/** What can be tried on the pages: persons, the points of a body, and the fields of a document. */
const backdrop = placed(nearer(street(), 1.34, 0, 0), { x: -30, y: -2 });
const worker = person('standing', { helmet: 'safety', vest: true }, { x: 742, y: 452, scale: 1.5 });

const sport: Outfit = { top: 'cloth', trousers: 'line', shoes: 'paper', hair: 'crop' };
const place = { x: 916, y: 448, scale: 1.6 };
const jumper = person(postures['arms-up'], sport, place);

const card =
  rectangle(1054, 122, 296, 214, { fill: 'figure' }, 14) +
  readSheet(idCard(), { x: 1202, y: 230, turn: -3, scale: 0.9 }, [
    ['姓名', 'left', undefined, { size: 0.8 }],
    ['出生', 'left', undefined, { size: 0.8 }],
    ['公民身份号码', 'left', undefined, { size: 0.8 }],
  ]);

const scene = {
  width: 1440,
  height: 480,
  drawn:
    rectangles([[0, 0, 1440, 480]], { fill: 'mid' }) +
    backdrop +
    marked(worker.drawn, worker.body, { label: '人员' }) +
    jumper.drawn +
    keyPoints(postures['arms-up'], place, []).drawn +
    card,
};

export const drawing: Drawing = {
  'carousel-abilities': crop(scene, 0, 0, 1440, 1440, 480),
  'carousel-abilities-narrow': crop(scene, 660, 0, 720, 720, 480),
};
