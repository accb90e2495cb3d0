import { lines, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { ovalStamp } from './oval-stamp.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A taxi invoice, 150 by 330: a long strip with a chequered band at its head and the meter's print below. */
export function taxiInvoice(): Sheet<'发票代码' | '发票号码' | '乘车日期' | '上下车时间' | '里程' | '金额'> {
  const { drawn, fields } = written({
    发票代码: [50, 82, '123456789012', 11],
    发票号码: [50, 101, '01234567', 11],
    乘车日期: [50, 158, '2026-01-01', 12.5],
    上下车时间: [50, 182, '08:30-08:55', 12.5],
    里程: [50, 230, '12.5 km', 13],
    金额: [50, 260, '¥ 38.00', 17],
  });
  return {
    width: 150,
    height: 330,
    drawn:
      paper(150, 330) +
      rectangle(0, 0, 150, 26, { fill: 'safety' }, 2) +
      lines(
        [
          [4, 8, 150, 8],
          [12, 18, 150, 18],
        ],
        { stroke: 'figure', width: 9, dash: '9 9', ends: 'flat' },
      ) +
      text(75, 48, '出租汽车', 16, 'screen', 'middle') +
      text(75, 64, '机打发票', 11, 'line', 'middle') +
      captions(
        [
          [14, 82, '代码'],
          [14, 101, '号码'],
          [14, 134, '车号'],
          [14, 158, '日期'],
          [14, 182, '时间'],
          [14, 206, '单价'],
          [14, 230, '里程'],
          [14, 260, '金额'],
        ],
        12,
      ) +
      captions(
        [
          [50, 134, '示例'],
          [50, 206, '2.40'],
        ],
        12.5,
        'screen',
      ) +
      lines(
        [
          [10, 112, 140, 112],
          [10, 272, 140, 272],
        ],
        { stroke: 'line', width: 1.2, dash: '4 4' },
      ) +
      drawn +
      ovalStamp({ x: 92, y: 298, scale: 0.82, turn: -10 }),
    fields,
  };
}
