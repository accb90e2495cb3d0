import { lines, rectangle } from '../shape.ts';
import type { Tone } from '../palette.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { ovalStamp } from './oval-stamp.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A quota invoice, 270 by 178: small, its amount printed large, a field to scratch and a perforated stub at the left. */
export function quotaInvoice(
  amount: readonly [words: string, figures: string] = ['伍拾元整', '¥50.00'],
  wash: Tone = 'safety',
): Sheet<'发票代码' | '发票号码' | '开票地区' | '金额'> {
  const { drawn, fields } = written({
    开票地区: [78, 30, '示例市', 15],
    发票代码: [118, 54, '123456789012', 11.5],
    发票号码: [118, 73, '01234567', 11.5],
    金额: [86, 116, amount[0], 32],
  });
  return {
    width: 270,
    height: 178,
    drawn:
      paper(270, 178, wash, 3) +
      lines([[48, 4, 48, 174]], { stroke: 'line', width: 1.4, dash: '4 5' }) +
      rectangle(58, 8, 204, 162, { stroke: 'line', width: 1.2, opacity: 0.7 }, 2) +
      text(132, 30, '通用定额发票', 15, 'screen') +
      captions(
        [
          [64, 54, '发票代码'],
          [64, 73, '发票号码'],
        ],
        11,
      ) +
      text(92, 139, amount[1], 14, 'screen') +
      rectangle(68, 148, 88, 17, { fill: 'metal', opacity: 0.75 }, 2) +
      text(112, 160.5, '刮奖区', 10, 'paper', 'middle') +
      captions(
        [
          [16, 60, '存'],
          [16, 90, '根'],
        ],
        15,
      ) +
      drawn +
      ovalStamp({ x: 212, y: 146, scale: 0.78 }),
    fields,
  };
}
