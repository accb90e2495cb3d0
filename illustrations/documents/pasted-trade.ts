import { circle, lines, path, rectangle } from '../shape.ts';
import { ovalStamp } from './oval-stamp.ts';
import { heading, linesOfPrint, type Pasted } from './pasted-print.ts';
import { paper } from './sheet.ts';

/** Invoices of purchases as they look from afar, pasted on a sheet. */
export const pastedTrade = {
  增值税发票: (): Pasted => ({
    width: 196,
    height: 124,
    drawn:
      paper(196, 124) +
      heading(196, 18, '增值税普通发票', 13) +
      rectangle(8, 26, 180, 88, { stroke: 'cloth', width: 1.2 }) +
      path('M8 50H188M8 82H188M8 94H188M118 26V50M66 50V82M100 50V82M136 50V94M118 94V114', {
        stroke: 'cloth',
        width: 0.9,
      }) +
      linesOfPrint([
        [16, 32, 70],
        [16, 41, 54],
        [124, 32, 56],
        [124, 41, 56],
        [14, 58, 44],
        [144, 58, 34],
        [144, 86, 34],
        [16, 100, 66],
      ]) +
      ovalStamp({ x: 98, y: 15, scale: 0.5, opacity: 0.5 }, '') +
      ovalStamp({ x: 156, y: 100, scale: 0.46 }, ''),
  }),
  定额发票: (): Pasted => ({
    width: 116,
    height: 76,
    drawn:
      paper(116, 76, 'safety') +
      heading(116, 17, '定额发票', 11) +
      heading(116, 48, '伍拾元整', 22) +
      linesOfPrint([
        [14, 60, 34],
        [14, 24, 60],
      ]) +
      ovalStamp({ x: 88, y: 62, scale: 0.42 }, ''),
  }),
  机打发票: (): Pasted => ({
    width: 156,
    height: 102,
    drawn:
      paper(156, 102) +
      [12, 31, 50, 69, 88]
        .map((y) => circle(6, y, 2.4, { fill: 'near' }) + circle(150, y, 2.4, { fill: 'near' }))
        .join('') +
      heading(156, 20, '通用机打发票', 12) +
      rectangle(18, 46, 120, 28, { stroke: 'line', width: 1 }) +
      linesOfPrint([
        [18, 28, 66],
        [96, 28, 40],
        [24, 54, 50],
        [100, 54, 30],
        [18, 84, 56],
      ]) +
      circle(116, 82, 13, { stroke: 'warn', width: 2, opacity: 0.6 }),
  }),
  卷式发票: (): Pasted => ({
    width: 64,
    height: 160,
    drawn:
      paper(64, 160) +
      lines(
        [
          [4, 4, 4, 156],
          [60, 4, 60, 156],
        ],
        { stroke: 'warn', width: 3, dash: '2 5', opacity: 0.5 },
      ) +
      heading(64, 20, '卷式发票', 12) +
      linesOfPrint([
        [12, 32, 38],
        [12, 44, 30],
        [12, 62, 26],
        [42, 62, 10],
        [12, 74, 30],
        [42, 74, 10],
        [12, 86, 24],
        [42, 86, 10],
        [12, 104, 38],
      ]) +
      rectangle(12, 120, 24, 24, { fill: 'screen', opacity: 0.8 }) +
      ovalStamp({ x: 44, y: 134, scale: 0.36 }, ''),
  }),
};
