import { abilityDrawing } from '../ability-drawing.ts';
import { meltShop } from '../backdrops/melt-shop.ts';
import { ladleFurnaceRoof } from '../equipment/ladle-furnace-roof.ts';
import { ladleFurnace } from '../equipment/ladle-furnace.ts';
import { ladleTurret } from '../equipment/ladle-turret.ts';
import { ladle } from '../equipment/ladle.ts';
import { steelConverter } from '../equipment/steel-converter.ts';
import { tundish } from '../equipment/tundish.ts';
import { textLine } from '../recognition/text-line.ts';
import { nearer } from '../scene.ts';
import { circle, path, placed, rectangle, rectangles } from '../shape.ts';

const label = '钢包号';

function numbered(number: string, x: number, y: number, scale: number, size = 1, empty = false): string {
  const one = ladle(number, x, y, scale, empty);
  return one.drawn + textLine(one.number, { label, side: 'above', size });
}

const hooks =
  rectangles([[700, 0, 480, 16]], { fill: 'safety' }) +
  rectangles(
    [
      [774, 0, 18, 120],
      [1088, 0, 18, 120],
    ],
    { fill: 'line' },
  ) +
  path('M783 116V170A17 17 0 0 0 812 180M1097 116V170A17 17 0 0 1 1068 180', { stroke: 'line', width: 17 });

/** A car on rails that carries a ladle whose foot is at (x, y). */
const ladleCar = (x: number, y: number, half: number) =>
  rectangle(x - half, y, half * 2, 18, { fill: 'cloth' }, 3) +
  [-0.72, -0.42, 0.42, 0.72].map((part) => circle(x + part * half, y + 20, 11, { fill: 'screen' })).join('');

export const drawing = abilityDrawing({
  backdrop: nearer(meltShop(), 1.1, 900, 200),
  subject: hooks + numbered('12', 940, 336, 1.16),
  cover: { x: 668, y: 0, across: 560 },
  scenarios: [
    {
      backdrop: meltShop(),
      subject:
        placed(steelConverter(), { x: -16 }) + ladleCar(1052, 304, 128) + numbered('08', 1052, 304, 0.74, 0.9, true),
      frame: { x: 640, y: 4, across: 580 },
    },
    {
      backdrop: meltShop(),
      subject:
        placed(ladleFurnace() + ladleFurnaceRoof(), { x: -50 }) +
        ladleCar(1098, 312, 122) +
        numbered('15', 1098, 312, 0.72, 0.9),
      frame: { x: 648, y: 8, across: 580 },
    },
    {
      backdrop: meltShop(),
      subject: tundish() + ladleTurret() + numbered('06', 809, 262, 0.66, 0.9) + numbered('21', 1111, 262, 0.66, 0.9),
      frame: { x: 670, y: 10, across: 580 },
    },
  ],
});
