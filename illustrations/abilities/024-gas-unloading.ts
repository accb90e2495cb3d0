import { abilityDrawing } from '../ability-drawing.ts';
import { petrolStation } from '../backdrops/petrol-station.ts';
import { unloadingBay } from '../backdrops/unloading-bay.ts';
import { cone } from '../equipment/cone.ts';
import { tankTrailer } from '../equipment/tank-trailer.ts';
import { trolleyExtinguisher } from '../equipment/trolley-extinguisher.ts';
import { unloadingHose } from '../equipment/unloading-hose.ts';
import type { Outfit } from '../people/outfit.ts';
import { person } from '../people/person.ts';
import { postures } from '../people/postures.ts';
import { around } from '../recognition/around.ts';
import { type Finding, marked } from '../recognition/box.ts';
import { nearer } from '../scene.ts';
import { ellipse, path, rectangles } from '../shape.ts';

const worker: Outfit = { helmet: 'cloth', top: 'cloth-2', vest: true, gloves: 'line' };

const found = (drawn: string, label: string, labelAt: Finding['labelAt'] = 'above') =>
  marked(drawn, around(drawn, 6), { label, labelAt });

function unloading(): string {
  const hand = person(postures.crouching, worker, { x: 842, y: 350, scale: 0.94 });
  return (
    found(tankTrailer({ x: 958, y: 282, scale: 0.95 }), '油罐车') +
    ellipse(912, 346, 26, 6, { fill: 'line' }) +
    marked(hand.drawn, hand.body, { label: '卸油人员' }) +
    found(unloadingHose([1000, 254], [908, 346], 9), '卸油管', 'above-right') +
    found(trolleyExtinguisher({ x: 1150, y: 350, scale: 0.88 }), '灭火器')
  );
}

function connecting(): string {
  const hand = person(postures.crouching, { ...worker, helmet: 'safety' }, { x: 816, y: 346, scale: 1.34 });
  const coupling =
    path('M990 92V190M1046 92V214', { stroke: 'metal', width: 16 }) +
    path('M974 110H1006M1030 110H1062', { stroke: 'warn', width: 7 });
  return (
    coupling +
    ellipse(908, 340, 40, 9, { fill: 'line' }) +
    marked(hand.drawn, hand.body, { label: '卸油人员' }) +
    found(unloadingHose([1046, 222], [906, 340], 14), '卸油管', 'above-right')
  );
}

const inPlace =
  [690, 1146].map((x) => cone({ x, y: 330, scale: 1.3 })).join('') +
  found(trolleyExtinguisher({ x: 806, y: 340, scale: 1.7 }), '灭火器') +
  found(trolleyExtinguisher({ x: 990, y: 336, scale: 1.5 }), '灭火器');

function watched(): string {
  const guard = person('inspecting', { ...worker, helmet: 'paper' }, { x: 1104, y: 348, scale: 1.06, mirrored: true });
  const truck = tankTrailer({ x: 872, y: 300, scale: 0.72, mirrored: true });
  return (
    found(truck, '油罐车') +
    ellipse(930, 338, 24, 6, { fill: 'line' }) +
    found(unloadingHose([840, 284], [930, 336], 7), '卸油管', 'above-right') +
    marked(guard.drawn, guard.body, { label: '卸油人员' })
  );
}

const underTheTank =
  nearer(unloadingBay(), 1.3, 900, 330) +
  tankTrailer({ x: 910, y: 300, scale: 2.2 }) +
  rectangles([[0, 300, 1440, 60]], { fill: 'mid' }) +
  path('M560 330H1300', { stroke: 'safety', width: 6 });

export const drawing = abilityDrawing({
  backdrop: unloadingBay(),
  subject: unloading(),
  cover: { x: 672, y: 3, across: 568 },
  scenarios: [
    { backdrop: underTheTank, subject: connecting(), frame: { x: 690, y: 60, across: 490 } },
    {
      backdrop: nearer(unloadingBay(), 1.2, 640, 300) + tankTrailer({ x: 1190, y: 284, scale: 1.3 }),
      subject: inPlace,
      frame: { x: 650, y: 34, across: 530 },
    },
    { backdrop: petrolStation(), subject: watched(), frame: { x: 640, y: 20, across: 560 } },
  ],
});
