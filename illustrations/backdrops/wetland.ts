import { path, rectangles } from '../shape.ts';
import { reeds } from './reeds.ts';
import { water } from './water.ts';

/** A wetland: reed beds far and near with open water between them, egrets and a hide on stilts. */
export function wetland(): string {
  const far = path(
    `M0 150V132${Array.from({ length: 72 }, (_, i) => `l20 ${i % 2 === 0 ? -14 - (i % 5) * 4 : 14 + ((i - 1) % 5) * 4}`).join('')}L1440 150Z`,
    { fill: 'near' },
  );
  const egret = (x: number, y: number) =>
    path(`M${x} ${y}q-6 -14 8 -18q16 -4 24 4q-8 12 -24 14z`, { fill: 'paper' }) +
    path(`M${x + 4} ${y - 14}q-12 -12 -2 -20q6 -4 10 0l-14 2M${x + 10} ${y - 2}v16M${x + 16} ${y - 4}v18`, {
      stroke: 'paper',
      width: 3,
    });
  const hide =
    rectangles(
      [
        [1300, 110, 7, 70],
        [1384, 110, 7, 70],
      ],
      { fill: 'line' },
    ) +
    rectangles([[1288, 70, 116, 44]], { fill: 'metal' }) +
    rectangles([[1300, 82, 92, 12]], { fill: 'screen' }) +
    path('M1278 72L1346 42L1414 72Z', { fill: 'line' });
  return (
    rectangles([[0, 0, 1440, 150]], { fill: 'sky' }) +
    path('M0 150Q200 96 420 118Q640 80 880 112Q1120 84 1440 120V150Z', { fill: 'far' }) +
    path('M840 58q8 -10 16 0q8 -10 16 0M900 76q6 -8 12 0q6 -8 12 0', { stroke: 'line', width: 2.5 }) +
    far +
    hide +
    water(148) +
    path('M0 330Q160 310 340 330T640 344V360H0ZM1180 360Q1260 326 1440 330V360Z', { fill: 'far' }) +
    egret(1206, 196) +
    egret(600, 206) +
    reeds([
      [80, 340, 1],
      [210, 352, 1.2],
      [380, 346, 0.9],
      [1330, 350, 1.1],
      [1420, 346, 1.3],
    ])
  );
}
