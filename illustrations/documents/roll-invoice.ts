import { ellipse, lines, path, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { captions } from './captions.ts';
import { ovalStamp } from './oval-stamp.ts';
import { qrCode } from './qr-code.ts';
import type { Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A roll invoice, 160 by 400: a ribbon of paper that still curls at its foot, a preprinted margin at both sides. */
export function rollInvoice(): Sheet<'发票代码' | '发票号码' | '开票日期' | '合计金额'> {
  const { drawn, fields } = written({
    发票代码: [62, 62, '123456789012', 11],
    发票号码: [62, 84, '01234567', 12],
    开票日期: [62, 106, '2026-01-01', 12],
    合计金额: [62, 268, '¥ 256.00', 16],
  });
  const items = [
    [22, 164, '示例商品 A', '2'],
    [22, 186, '示例商品 B', '1'],
    [22, 208, '示例商品 C', '4'],
    [22, 230, '示例商品 D', '1'],
  ] as const;
  return {
    width: 160,
    height: 400,
    drawn:
      rectangle(4, 5, 160, 384, { fill: 'screen', opacity: 0.2 }, 2) +
      path('M0 0H160V376Q160 392 146 394H14Q0 392 0 376Z', { fill: 'paper' }) +
      lines(
        [
          [6, 6, 6, 372],
          [154, 6, 154, 372],
        ],
        { stroke: 'warn', width: 4, dash: '3 6', opacity: 0.5 },
      ) +
      text(80, 32, '卷式发票', 20, 'screen', 'middle') +
      captions(
        [
          [18, 62, '代码'],
          [18, 84, '号码'],
          [18, 106, '日期'],
          [18, 268, '合计'],
          [18, 136, '项目'],
          [112, 136, '数量'],
        ],
        12,
      ) +
      captions(
        items.map(([x, y, name]) => [x, y, name] as const),
        12,
        'screen',
      ) +
      captions(
        items.map(([, y, , count]) => [124, y, count] as const),
        12,
        'screen',
      ) +
      lines(
        [
          [14, 118, 146, 118],
          [14, 144, 146, 144],
          [14, 244, 146, 244],
          [14, 284, 146, 284],
        ],
        { stroke: 'line', width: 1.2, dash: '4 4' },
      ) +
      drawn +
      qrCode(22, 298, 48) +
      ovalStamp({ x: 112, y: 322, scale: 0.78, turn: 8 }) +
      ellipse(80, 386, 80, 12, { fill: 'near' }) +
      ellipse(80, 385, 72, 8, { fill: 'metal', opacity: 0.7 }) +
      path('M4 384Q80 404 156 384Q150 398 80 398Q10 398 4 384Z', { fill: 'paper' }),
    fields,
  };
}
