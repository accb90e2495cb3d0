import { abilityDrawing } from '../ability-drawing.ts';
import { haulageWay } from '../backdrops/haulage-way.ts';
import { mineRoadway } from '../backdrops/mine-roadway.ts';
import { shaftEntry } from '../backdrops/shaft-entry.ts';
import { manRidingCar } from '../equipment/man-riding-car.ts';
import { mineTub } from '../equipment/mine-tub.ts';
import type { Outfit } from '../people/outfit.ts';
import { person, type Stand } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { callout } from '../recognition/callout.ts';
import { circle, path } from '../shape.ts';

const miner: Outfit = { helmet: 'safety', lamp: true, top: 'figure', bands: true, selfRescuer: true, shoes: 'screen' };
const noRescuer: Outfit = { ...miner, selfRescuer: false };
const noHelmet: Outfit = { top: 'figure', bands: true, selfRescuer: true, shoes: 'screen', cap: 'line' };

const found = (label: string) => ({ label });
const lacking = (label: string) => ({ label, tone: 'warn' as const });

const glow = (x: number, y: number, radius: number) =>
  circle(x, y, radius, { fill: 'paper', opacity: 0.25 }) + circle(x, y, radius * 0.5, { fill: 'paper', opacity: 0.5 });

function underground(): string {
  const near = person('standing', miner, { x: 862, y: 470, scale: 1.75 });
  const far = person('standing', noRescuer, { x: 1122, y: 331, scale: 1.06, mirrored: true });
  return (
    marked(far.drawn, far.body, lacking('未携带自救器')) +
    glow(1122, 106, 14) +
    near.drawn +
    glow(862, 98, 26) +
    callout([890, 100], 918, 76, found('佩戴矿灯帽')) +
    callout([884, 290], 918, 310, found('携带自救器'))
  );
}

function atTheCheck(): string {
  const first = person('walking', miner, { x: 806, y: 340, scale: 0.98 });
  const second = person('walking', noHelmet, { x: 976, y: 340, scale: 0.98 });
  const checker = person(
    'inspecting',
    { top: 'cloth', cap: 'figure' },
    { x: 1164, y: 306, scale: 0.92, mirrored: true },
  );
  return (
    checker.drawn +
    marked(first.drawn, first.head, found('佩戴矿灯帽')) +
    marked(second.drawn, second.head, lacking('未佩戴矿灯帽')) +
    callout([800, 244], 830, 270, found('携带自救器'))
  );
}

function waiting(): string {
  const equipped = person('standing', miner, { x: 810, y: 348, scale: 1.06 });
  const lackingOne = person(
    'standing',
    { ...noRescuer, helmet: 'paper' },
    { x: 1062, y: 348, scale: 1.06, mirrored: true },
  );
  return (
    marked(equipped.drawn, equipped.body, found('携带自救器')) +
    marked(lackingOne.drawn, lackingOne.body, lacking('未携带自救器'))
  );
}

function alongTheTrack(): string {
  const stand: Stand = { x: 850, y: 340, scale: 1.2 };
  const one = person('walking', miner, stand);
  return (
    mineTub({ x: 1120, y: 296, scale: 1.1 }) +
    path('M884 92L1064 48Q1096 116 1064 184Z', { fill: 'safety', opacity: 0.35 }) +
    marked(one.drawn, one.body, found('矿工')) +
    callout([846, 88], 796, 112, found('佩戴矿灯帽')) +
    callout([838, 220], 796, 216, found('携带自救器'))
  );
}

export const drawing = abilityDrawing({
  backdrop: mineRoadway(),
  subject: underground(),
  cover: { x: 752, y: 28, across: 500 },
  scenarios: [
    { backdrop: shaftEntry(), subject: atTheCheck(), frame: { x: 670, y: 22, across: 540 } },
    {
      backdrop: haulageWay() + manRidingCar({ x: 1010, y: 292, scale: 1.15 }),
      subject: waiting(),
      frame: { x: 676, y: 34, across: 536 },
    },
    { backdrop: haulageWay(), subject: alongTheTrack(), frame: { x: 640, y: 26, across: 550 } },
  ],
});
