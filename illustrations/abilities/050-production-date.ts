import { abilityDrawing } from '../ability-drawing.ts';
import { fillingLine } from '../backdrops/filling-line.ts';
import { room } from '../backdrops/room.ts';
import { shopShelves } from '../backdrops/shop-shelves.ts';
import { warehouse } from '../backdrops/warehouse.ts';
import { bottle } from '../equipment/bottle.ts';
import { can } from '../equipment/can.ts';
import { dotMatrix } from '../equipment/dot-matrix.ts';
import { milkCarton } from '../equipment/milk-carton.ts';
import { plane } from '../equipment/plane.ts';
import { textLine, textOutline } from '../recognition/text-line.ts';
import { path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

const label = '生产日期';

/** A date in dots with its middle at x, and its finding. */
function printed(x: number, y: number, dot: number, date: string, size = 1): string {
  const width = date.length * 6 * dot;
  const area = { x: x - width / 2 - 7, y: y - 6, width: width + 12, height: 7 * dot + 12 };
  return dotMatrix(x - width / 2, y, dot, date) + textLine(area, { label, side: 'above', size });
}

const pair =
  bottle({ x: 808, y: 334, scale: 1.5 }, 'safety') +
  bottle({ x: 1034, y: 334, scale: 1.5 }, 'cloth-2', 'line') +
  dotMatrix(756, 232, 2.2, '08:15:06') +
  dotMatrix(982, 232, 2.2, '08:15:07') +
  printed(808, 196, 3.2, '20260315') +
  printed(1034, 196, 3.2, '20260315');

const inkJet =
  rectangles([[899, 0, 18, 70]], { fill: 'metal' }) +
  rectangle(851, 58, 114, 44, { fill: 'figure' }, 5) +
  rectangle(863, 68, 46, 20, { fill: 'display' }, 3) +
  path('M897 102V116H919V102', { fill: 'line' });
const lineOfBottles =
  inkJet +
  [600, 754, 908, 1062, 1216, 1370].map((x) => bottle({ x, y: 308, scale: 0.86 }, 'paper', 'metal')).join('') +
  printed(1062, 230, 1.9, '20260315', 0.8) +
  printed(1216, 230, 1.9, '20260315', 0.8) +
  path('M908 118V226', { stroke: 'figure', width: 3, dash: '1 7' }) +
  dotMatrix(864, 230, 1.9, '2026');

const goods =
  [650, 776, 902].map((x, index) => milkCarton({ x, y: 310, scale: 1.06 }, index ? 'cloth' : 'line')).join('') +
  [1050, 1184].map((x) => can({ x, y: 312, scale: 1.12 }, 'cloth')).join('');
const dates = printed(776, 115, 1.5, '2026.03.15', 0.8) + printed(1050, 247, 1.7, '2026/04/02', 0.8);

/** A packet of medicine: its front at (x, y), its end to the right. */
function packet(x: number, y: number): string {
  const end = plane([x + 250, y], [0.8, -0.42], [0, 1]);
  const front =
    rectangle(x, y, 250, 150, { fill: 'paper' }) +
    rectangles([[x, y + 112, 250, 38]], { fill: 'cloth' }) +
    text(x + 20, y + 56, '示例胶囊', 36, 'screen') +
    rectangles(
      [
        [x + 20, y + 76, 130, 8],
        [x + 20, y + 92, 90, 6],
      ],
      { fill: 'cloth-2' },
    );
  const lines = ['批号 A0315', '生产日期 2026.03.15', '有效期至 2028.02'];
  const written = lines.map((line, row) => text(14, 44 + row * 32, line, 17, 'screen')).join('');
  return (
    path(`M${x} ${y}L${x + 176} ${y - 92}H${x + 426}L${x + 250} ${y}Z`, { fill: 'paper' }) +
    path(`M${x} ${y}L${x + 176} ${y - 92}H${x + 426}L${x + 250} ${y}Z`, { fill: 'figure', opacity: 0.05 }) +
    front +
    end.drawn(
      rectangle(0, 0, 220, 150, { fill: 'paper' }) +
        rectangle(0, 0, 220, 150, { fill: 'figure', opacity: 0.12 }) +
        written,
    ) +
    textOutline(end.corners(8, 56, 198, 28), { label, size: 0.9, to: [x + 434, y - 84] })
  );
}

const receivingDesk =
  rectangles([[560, 236, 880, 112]], { fill: 'near' }) +
  rectangles([[560, 348, 880, 12]], { fill: 'line' }) +
  path('M690 326L952 326L1142 226L880 226Z', { fill: 'figure', opacity: 0.18 });

export const drawing = abilityDrawing({
  backdrop: fillingLine(334),
  subject: pair,
  cover: { x: 660, y: 8, across: 530 },
  scenarios: [
    { backdrop: fillingLine(308), subject: lineOfBottles, frame: { x: 734, y: 20, across: 556 } },
    { backdrop: room('far', 'mid') + shopShelves(), subject: goods + dates, frame: { x: 610, y: 26, across: 530 } },
    {
      backdrop: warehouse() + receivingDesk,
      subject: packet(664, 176),
      frame: { x: 644, y: 8, across: 580 },
    },
  ],
});
