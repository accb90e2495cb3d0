import { circle, lines, rectangle } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { roundStamp } from './round-stamp.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A machine-printed invoice, 400 by 262, on paper with feed holes at both sides; the print sits off its lines. */
export function machinePrintedInvoice(): Sheet<
  '发票代码' | '发票号码' | '开票日期' | '校验码' | '购买方名称' | '销售方名称' | '合计金额'
> {
  const { drawn, fields } = written({
    发票代码: [96, 66, '123456789012', 12.5],
    发票号码: [270, 66, '01234567', 12.5],
    开票日期: [96, 90, '2026-01-01', 12.5],
    校验码: [270, 90, '1234 5678 90', 12],
    购买方名称: [112, 118, '样例有限公司', 14],
    合计金额: [268, 200, '¥ 680.00', 16],
    销售方名称: [112, 232, '示例服务部', 14],
  });
  const holes = repeat(
    9,
    (row) => circle(11, 20 + row * 28, 4.6, { fill: 'near' }) + circle(389, 20 + row * 28, 4.6, { fill: 'near' }),
  );
  return {
    width: 400,
    height: 262,
    drawn:
      paper(400, 262) +
      holes +
      lines(
        [
          [23, 0, 23, 262],
          [377, 0, 377, 262],
        ],
        { stroke: 'near', width: 1.4, dash: '3 4' },
      ) +
      text(200, 38, '通用机打发票', 21, 'screen', 'middle') +
      captions(
        [
          [36, 68, '发票代码'],
          [212, 68, '发票号码'],
          [36, 92, '开票日期'],
          [222, 92, '校验码'],
          [36, 122, '购买方名称'],
          [36, 204, '合计（大写）'],
          [36, 236, '销售方名称'],
        ],
        11,
      ) +
      rectangle(34, 130, 332, 52, { stroke: 'line', width: 1 }) +
      lines(
        [
          [34, 148, 366, 148],
          [190, 130, 190, 182],
          [280, 130, 280, 182],
          [34, 211, 366, 211],
        ],
        { stroke: 'line', width: 0.9 },
      ) +
      captions(
        [
          [46, 143, '项目'],
          [202, 143, '数量'],
          [292, 143, '金额'],
        ],
        10,
      ) +
      captions(
        [
          [52, 170, '示例服务费'],
          [214, 170, '1'],
          [298, 170, '680.00'],
          [112, 200, '陆佰捌拾元整'],
        ],
        13,
        'figure',
      ) +
      drawn +
      roundStamp({ x: 322, y: 226, scale: 0.74 }),
    fields,
  };
}
