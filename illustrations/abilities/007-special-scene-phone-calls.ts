import { abilityDrawing } from '../ability-drawing.ts';
import { dock } from '../backdrops/dock.ts';
import { petrolStation } from '../backdrops/petrol-station.ts';
import { tankFarm } from '../backdrops/tank-farm.ts';
import { car } from '../equipment/car.ts';
import { truck } from '../equipment/truck.ts';
import type { Outfit } from '../people/outfit.ts';
import { person, type Stand } from '../people/person.ts';
import { marked } from '../recognition/box.ts';
import { nearer } from '../scene.ts';

const close: Stand = { x: 936, y: 596, scale: 2.35 };

function caller(outfit: Outfit, stand = close): string {
  const one = person('phoning', outfit, stand);
  const { x, y, width, height } = one.head;
  const unit = stand.scale ?? 1;
  const [behind, atThePhone] = [5 * unit, 14 * unit];
  const area = {
    x: x - (stand.mirrored ? atThePhone : behind),
    y,
    width: width + behind + atThePhone,
    height: height + 9.4 * unit,
  };
  return marked(one.drawn, area, { label: '打电话' });
}

const stationBehind = nearer(petrolStation() + car({ x: 1130, y: 322, scale: 1.15 }, 'metal'), 1.12, 960, 60);

export const drawing = abilityDrawing({
  backdrop: stationBehind,
  subject: caller({ top: 'cloth-2', hair: 'short' }),
  cover: { x: 708, y: 42, across: 490 },
  scenarios: [
    {
      backdrop: petrolStation() + truck({ x: 1120, y: 330, scale: 1.1 }),
      subject: caller({ top: 'line', cap: 'cloth' }),
    },
    { backdrop: tankFarm(), subject: caller({ helmet: 'safety', top: 'cloth' }, { x: 900, y: 410, scale: 1.5 }) },
    {
      backdrop: dock(),
      subject: caller(
        { helmet: 'paper', vest: true, hair: 'crop' },
        {
          x: 1010,
          y: 580,
          scale: 2.15,
          mirrored: true,
        },
      ),
    },
  ],
});
