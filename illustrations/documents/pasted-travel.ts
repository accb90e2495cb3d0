import { lines, path, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { ovalStamp } from './oval-stamp.ts';
import { heading, linesOfPrint, type Pasted } from './pasted-print.ts';
import { paper } from './sheet.ts';

/** Tickets and slips of a journey as they look from afar, pasted on a sheet. */
export const pastedTravel = {
  火车票: (): Pasted => ({
    width: 156,
    height: 98,
    drawn:
      paper(156, 98, undefined, 5) +
      rectangle(0, 0, 156, 98, { fill: 'cloth', opacity: 0.3 }, 5) +
      text(12, 36, '东示例', 15, 'screen') +
      text(99, 36, '西示例', 15, 'screen') +
      path('M63 31H91M86 27L92 31L86 35', { stroke: 'screen', width: 1.6 }) +
      linesOfPrint([
        [12, 48, 76],
        [12, 60, 54],
        [12, 80, 62],
      ]) +
      rectangle(118, 60, 26, 26, { fill: 'screen', opacity: 0.8 }),
  }),
  飞机行程单: (): Pasted => ({
    width: 200,
    height: 100,
    drawn:
      paper(200, 100) +
      heading(200, 18, '航空电子客票行程单', 12) +
      rectangle(10, 26, 180, 54, { stroke: 'cloth', width: 1.1 }) +
      path('M10 40H190M10 53H190M10 66H190M60 26V40M72 40V80M108 40V80M150 40V80', { stroke: 'cloth', width: 0.8 }) +
      linesOfPrint([
        [16, 31, 36],
        [68, 31, 60],
        [16, 44, 44],
        [16, 57, 44],
        [78, 44, 24],
        [114, 44, 28],
        [156, 70, 28],
        [16, 88, 70],
      ]),
  }),
  客运汽车发票: (): Pasted => ({
    width: 150,
    height: 80,
    drawn:
      paper(150, 80, 'safety', 4) +
      lines([[114, 6, 114, 74]], { stroke: 'line', width: 1.2, dash: '3 4' }) +
      heading(112, 17, '客运发票', 11) +
      text(10, 40, '示例县', 13, 'screen') +
      text(66, 40, '样例镇', 13, 'screen') +
      path('M51 35H63', { stroke: 'screen', width: 1.4 }) +
      linesOfPrint([
        [10, 50, 66],
        [10, 62, 40],
        [122, 30, 20],
        [122, 42, 20],
        [122, 54, 20],
      ]),
  }),
  出租车发票: (): Pasted => ({
    width: 58,
    height: 138,
    drawn:
      paper(58, 138) +
      rectangle(0, 0, 58, 12, { fill: 'safety' }) +
      lines([[3, 6, 58, 6]], { stroke: 'figure', width: 6, dash: '6 6', ends: 'flat' }) +
      heading(58, 28, '出租车', 12) +
      linesOfPrint([
        [8, 38, 40],
        [8, 50, 32],
        [8, 62, 42],
        [8, 74, 36],
        [8, 86, 28],
        [8, 98, 38],
      ]) +
      ovalStamp({ x: 34, y: 120, scale: 0.44 }, ''),
  }),
  过路费发票: (): Pasted => ({
    width: 74,
    height: 118,
    drawn:
      paper(74, 118) +
      rectangle(0, 0, 74, 17, { fill: 'cloth-2', opacity: 0.5 }) +
      path('M24 17L34 0H40L50 17Z', { fill: 'line', opacity: 0.5 }) +
      heading(74, 32, '通行费', 13) +
      linesOfPrint([
        [8, 42, 56],
        [8, 56, 44],
        [8, 68, 44],
        [8, 82, 34],
      ]) +
      ovalStamp({ x: 48, y: 100, scale: 0.42 }, ''),
  }),
};
