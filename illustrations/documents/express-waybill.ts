import { circle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { barcode } from './barcode.ts';
import { type Sheet, paper } from './sheet.ts';
import { written } from './written.ts';

type Field = '运单号' | '收件人' | '收件电话' | '收件地址' | '寄件人' | '寄件电话' | '寄件地址';

/** A waybill that hides what is private: bar code and number, receiver, sender; 300 by 224. */
export const expressWaybill: Sheet<Field> = (() => {
  const { drawn, fields } = written<Field>({
    运单号: [112, 62, 'SL 2026 0315 08', 15],
    收件人: [56, 100, '示*', 17],
    收件电话: [140, 100, '****示例', 17],
    收件地址: [56, 127, '示例市示例区示例路 1 号', 17],
    寄件人: [56, 162, '样*', 13],
    寄件电话: [140, 162, '****示例', 13],
    寄件地址: [56, 184, '样例市样例区样例街 2 号', 13],
  });
  return {
    width: 300,
    height: 224,
    drawn:
      paper(300, 224) +
      rectangles([[0, 0, 84, 70]], { fill: 'screen' }) +
      text(42, 33, '示例', 22, 'paper', 'middle') +
      text(42, 57, '速递', 22, 'paper', 'middle') +
      barcode(100, 10, 186, 34) +
      rectangles(
        [
          [0, 70, 300, 2],
          [0, 138, 300, 1.5],
          [0, 194, 300, 1.5],
          [42, 72, 1.5, 122],
        ],
        { fill: 'screen', opacity: 0.55 },
      ) +
      circle(21, 105, 14, { fill: 'screen' }) +
      text(21, 111, '收', 16, 'paper', 'middle') +
      circle(21, 166, 12, { stroke: 'screen', width: 1.6 }) +
      text(21, 171, '寄', 14, 'screen', 'middle') +
      barcode(14, 202, 90, 14) +
      text(286, 214, '1 / 1', 11, 'line', 'end') +
      drawn,
    fields,
  };
})();
