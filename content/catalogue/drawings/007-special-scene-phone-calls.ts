import { abilityDrawing } from '#content/drawing/ability-drawing.ts';
import { dock } from '#content/drawing/backdrops/dock.ts';
import { petrolStation } from '#content/drawing/backdrops/petrol-station.ts';
import { tankFarm } from '#content/drawing/backdrops/tank-farm.ts';
import { car } from '#content/drawing/equipment/car.ts';
import { truck } from '#content/drawing/equipment/truck.ts';
import type { Outfit } from '#content/drawing/people/outfit.ts';
import { person } from '#content/drawing/people/person.ts';
import { marked } from '#content/drawing/recognition/box.ts';
import { nearer } from '#content/drawing/scene.ts';

function caller(outfit: Outfit, score: number): string {
  const one = person('phoning', outfit, { x: 936, y: 596, scale: 2.35 });
  const { x, y, width, height } = one.head;
  return marked(one.drawn, { x: x - 12, y, width: width + 44, height: height + 22 }, { label: '打电话', score });
}

const stationBehind = nearer(petrolStation() + car({ x: 1130, y: 322, scale: 1.15 }, 'metal'), 1.12, 960, 60);

export const drawing = abilityDrawing({
  backdrop: stationBehind,
  subject: caller({ top: 'cloth-2', hair: 'short' }, 0.96),
  cover: { x: 708, y: 42, across: 490 },
  scenarios: [
    {
      backdrop: petrolStation() + truck({ x: 1120, y: 330, scale: 1.1 }),
      subject: caller({ top: 'line', cap: 'cloth' }, 0.95),
    },
    { backdrop: tankFarm(), subject: caller({ helmet: 'safety', top: 'cloth' }, 0.94) },
    { backdrop: dock(), subject: caller({ helmet: 'paper', vest: true, hair: 'crop' }, 0.95) },
  ],
});
