import { lines, number, path } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { text } from '../text.ts';
import { barcode } from './barcode.ts';
import { captions } from './captions.ts';
import type { Sheet } from './sheet.ts';
import { written } from './written.ts';

const edge = (way: number) => repeat(19, () => `l${5 * way} ${5 * way}l${5 * way} ${-5 * way}`);

/** A shopping receipt, 190 by 326, torn off at both ends: goods with their count and price in rows. */
export function shoppingReceipt(): Sheet<
  '商户名称' | '交易日期' | '流水号' | '商品名称' | '数量' | '单价' | '合计金额'
> {
  const { drawn, fields } = written({
    商户名称: [52, 36, '示例超市', 21],
    交易日期: [64, 62, '2026-01-01 18:20', 12],
    流水号: [64, 82, '012345678', 12],
    商品名称: [16, 128, '示例牛奶', 13],
    数量: [104, 128, '2', 13],
    单价: [136, 128, '12.50', 13],
    合计金额: [92, 228, '¥ 83.40', 18],
  });
  const rows = [
    [148, '示例面包', '1', '9.90'],
    [168, '示例苹果', '3', '6.50'],
    [188, '示例酸奶', '4', '7.25'],
  ] as const;
  const outline = (x: number, y: number) => `M${number(x)} ${number(y)}${edge(1)}V${y + 326}${edge(-1)}Z`;
  return {
    width: 190,
    height: 326,
    drawn:
      path(outline(4, 5), { fill: 'screen', opacity: 0.2 }) +
      path(outline(0, 0), { fill: 'paper' }) +
      captions(
        [
          [16, 62, '日期'],
          [16, 82, '流水号'],
          [16, 106, '商品名称'],
          [96, 106, '数量'],
          [138, 106, '单价'],
          [16, 228, '合计'],
        ],
        12,
      ) +
      captions(
        rows.flatMap(([y, name, count, price]) => [
          [16, y, name] as const,
          [104, y, count] as const,
          [136, y, price] as const,
        ]),
        13,
        'screen',
      ) +
      lines(
        [
          [14, 91, 176, 91],
          [14, 112, 176, 112],
          [14, 203, 176, 203],
          [14, 242, 176, 242],
        ],
        { stroke: 'line', width: 1.2, dash: '4 4' },
      ) +
      drawn +
      barcode(34, 254, 122, 32) +
      text(95, 304, '谢谢惠顾', 13, 'line', 'middle'),
    fields,
  };
}
