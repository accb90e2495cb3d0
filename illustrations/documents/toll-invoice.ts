import { lines, path } from '../shape.ts';
import { text } from '../text.ts';
import { barcode } from './barcode.ts';
import { captions } from './captions.ts';
import { ovalStamp } from './oval-stamp.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A road toll slip, 190 by 300: narrow thermal paper with a road at its head, entry and exit below each other. */
export function tollInvoice(): Sheet<'发票代码' | '发票号码' | '通行日期' | '入口' | '出口' | '金额'> {
  const { drawn, fields } = written({
    发票代码: [70, 84, '123456789012', 12],
    发票号码: [70, 105, '01234567', 12],
    入口: [70, 142, '东示例站', 16],
    出口: [70, 172, '西示例站', 16],
    通行日期: [70, 202, '2026-01-01 09:30', 12],
    金额: [70, 232, '¥ 45.00', 18],
  });
  return {
    width: 190,
    height: 300,
    drawn:
      paper(190, 300, undefined, 2) +
      path('M0 2Q0 0 2 0H188Q190 0 190 2V38H0Z', { fill: 'cloth-2', opacity: 0.45 }) +
      path('M60 38L84 0H106L130 38Z', { fill: 'line', opacity: 0.45 }) +
      lines([[95, 4, 95, 34]], { stroke: 'paper', width: 3, dash: '6 7', ends: 'flat' }) +
      text(95, 60, '车辆通行费发票', 17, 'screen', 'middle') +
      captions(
        [
          [16, 84, '发票代码'],
          [16, 105, '发票号码'],
          [16, 202, '通行日期'],
        ],
        11,
      ) +
      captions(
        [
          [16, 142, '入口'],
          [16, 172, '出口'],
          [16, 232, '金额'],
        ],
        14,
      ) +
      lines(
        [
          [14, 116, 176, 116],
          [14, 214, 176, 214],
          [14, 246, 176, 246],
        ],
        { stroke: 'line', width: 1.2, dash: '4 4' },
      ) +
      drawn +
      barcode(18, 262, 92, 26) +
      ovalStamp({ x: 144, y: 260, scale: 0.8, turn: -8 }),
    fields,
  };
}
