import { abilityDrawing } from '../ability-drawing.ts';
import { deskTop } from '../backdrops/desk-top.ts';
import { room } from '../backdrops/room.ts';
import { form } from '../documents/form.ts';
import { laid } from '../documents/laid.ts';
import { pastedTicket } from '../documents/pasted-ticket.ts';
import { readSheet } from '../documents/read-sheet.ts';
import { vatInvoice } from '../documents/vat-invoice.ts';
import { cup } from '../equipment/cup.ts';
import { monitor } from '../equipment/monitor.ts';
import { pen } from '../equipment/pen.ts';
import { resultList } from '../recognition/result-list.ts';
import { circle, path, rectangles } from '../shape.ts';

const sheet = vatInvoice();
const tag = { size: 0.84 };
const flat =
  readSheet(sheet, { x: 962, y: 178, scale: 1.06, turn: -1.5 }, [
    ['发票号码', 'left', undefined, { size: 0.74 }],
    ['开票日期', 'left', undefined, { size: 0.74 }],
    ['购买方名称', 'left', undefined, tag],
    ['销售方名称', 'left', undefined, tag],
    ['合计税额', 'above', undefined, tag],
    ['价税合计', 'left', undefined, tag],
  ]) + cup({ x: 1300, y: 300 });

/** A line between two papers that agree, with a tick in its middle. */
function agree(x1: number, y1: number, x2: number, y2: number): string {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: 'accent', width: 3, dash: '7 6' }) +
    circle(x, y, 13, { fill: 'accent' }) +
    path(`M${x - 6} ${y}L${x - 1} ${y + 5}L${x + 6} ${y - 5}`, { stroke: 'accent-ink', width: 3 })
  );
}

export const drawing = abilityDrawing({
  backdrop: deskTop('cloth-2', 'metal'),
  subject: flat,
  cover: { x: 678, y: 0, across: 572 },
  scenarios: [
    {
      backdrop: room('sky', 'near') + rectangles([[0, 250, 1440, 110]], { fill: 'near' }),
      subject:
        monitor(
          { x: 706, y: 26 },
          490,
          214,
          readSheet(sheet, { x: 158, y: 104, scale: 0.58 }, [
            ['发票代码', false],
            ['购买方名称', false],
            ['合计金额', false],
            ['价税合计', false],
          ]) +
            resultList(314, 20, 168, [
              ['发票代码', '0123456789'],
              ['购买方名称', '样例有限公司'],
              ['合计金额', '1,000.00'],
              ['合计税额', '130.00'],
              ['价税合计', '1,130.00'],
            ]),
        ) +
        laid(pastedTicket.增值税发票(), { x: 1130, y: 312, scale: 1.1, turn: -8, squash: 0.7 }).drawn +
        pen({ x: 830, y: 326, turn: 12 }),
      frame: { x: 690, y: 12, across: 550 },
    },
    {
      backdrop: deskTop('mid') + laid(form('进项税台账', 420, 390), { x: 1120, y: 196, turn: 3 }).drawn,
      subject:
        laid(pastedTicket.增值税发票(), { x: 892, y: 160, scale: 2, turn: -9 }).drawn +
        readSheet(sheet, { x: 896, y: 190, scale: 0.84, turn: -3 }, [
          ['发票号码', 'left', undefined, { size: 0.72 }],
          ['合计金额', 'above', undefined, { size: 0.72 }],
          ['合计税额', 'below', undefined, { size: 0.72 }],
        ]) +
        pen({ x: 1180, y: 308, turn: -30 }),
      frame: { x: 676, y: 20, across: 560 },
    },
    {
      backdrop: deskTop('figure', 'line'),
      subject:
        laid(form('采购订单', 220, 250), { x: 798, y: 130, scale: 0.8, turn: -3 }).drawn +
        laid(form('入库单', 220, 220), { x: 1130, y: 116, scale: 0.8, turn: 3 }).drawn +
        readSheet(sheet, { x: 966, y: 246, scale: 0.6 }, [
          ['购买方名称', 'left'],
          ['价税合计', 'right'],
        ]) +
        agree(860, 130, 918, 176) +
        agree(1070, 116, 1018, 176),
      frame: { x: 684, y: 22, across: 560 },
    },
  ],
});
