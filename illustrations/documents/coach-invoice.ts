import { lines, path, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { barcode } from './barcode.ts';
import { captions } from './captions.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A coach ticket that is an invoice, 380 by 200: station to station, a stub with notched perforation at the right. */
export function coachInvoice(): Sheet<'发票代码' | '发票号码' | '出发站' | '到达站' | '乘车日期' | '票价'> {
  const { drawn, fields } = written({
    发票代码: [72, 50, '1234567890', 11],
    发票号码: [204, 50, '01234567', 11],
    出发站: [26, 102, '示例县站', 20],
    到达站: [170, 102, '样例镇站', 20],
    乘车日期: [82, 134, '2026-01-01 09:40', 13],
    票价: [82, 161, '¥ 36.00', 17],
  });
  return {
    width: 380,
    height: 200,
    drawn:
      paper(380, 200, 'safety', 6) +
      path('M282 0a8 8 0 0 0 16 0zM282 200a8 8 0 0 1 16 0z', { fill: 'near' }) +
      lines([[290, 12, 290, 188]], { stroke: 'line', width: 1.5, dash: '4 5' }) +
      rectangle(10, 10, 264, 180, { stroke: 'safety', width: 2 }, 4) +
      text(142, 31, '公路客运发票', 16, 'screen', 'middle') +
      captions(
        [
          [22, 50, '发票代码'],
          [154, 50, '发票号码'],
          [28, 134, '乘车日期'],
          [50, 160, '票价'],
          [176, 160, '座号 12　全票'],
        ],
        11,
        'figure',
      ) +
      path('M122 96H158M150 91L160 96L150 101', { stroke: 'screen', width: 2 }) +
      drawn +
      barcode(26, 171, 128, 13) +
      text(335, 40, '检票联', 16, 'screen', 'middle') +
      text(335, 82, '样例镇站', 13, 'screen', 'middle') +
      text(335, 106, '09:40', 18, 'screen', 'middle') +
      text(335, 130, '座号 12', 13, 'screen', 'middle') +
      barcode(306, 146, 58, 30),
    fields,
  };
}
