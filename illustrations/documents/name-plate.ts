import { circle, lines, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import type { Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A machine's metal name plate, 320 by 200, riveted at its corners. */
export function namePlate(): Sheet<'名称' | '型号' | '功率' | '编号'> {
  const { drawn, fields } = written({
    名称: [92, 44, '三相异步电动机', 20],
    型号: [112, 84, 'XX-160M', 18],
    功率: [112, 118, '11 kW　380 V', 17],
    编号: [112, 152, '01234567', 18],
  });
  return {
    width: 320,
    height: 200,
    drawn:
      rectangle(3, 4, 320, 200, { fill: 'screen', opacity: 0.25 }, 8) +
      rectangle(0, 0, 320, 200, { fill: 'paper' }, 8) +
      rectangle(0, 0, 320, 200, { fill: 'metal', opacity: 0.35 }, 8) +
      rectangle(20, 56, 280, 112, { stroke: 'line', width: 1.4 }) +
      lines(
        [
          [20, 94, 300, 94],
          [20, 130, 300, 130],
          [96, 56, 96, 168],
        ],
        { stroke: 'line', width: 1.2 },
      ) +
      [
        [12, 12],
        [308, 12],
        [12, 188],
        [308, 188],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, { fill: 'line' }))
        .join('') +
      text(40, 83, '型号', 15, 'figure') +
      text(40, 117, '功率', 15, 'figure') +
      text(40, 151, '编号', 15, 'figure') +
      text(160, 188, '样例有限公司', 13, 'figure', 'middle') +
      drawn,
    fields,
  };
}
