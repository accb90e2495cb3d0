import { circle, lines } from '../shape.ts';
import { text } from '../text.ts';
import { roundStamp } from './round-stamp.ts';
import { paper, type Sheet } from './sheet.ts';
import { written } from './written.ts';

/** A typed page of an old file, 360 by 330, punched at its left edge; each of its text lines is a field. */
export function archivePage(): Sheet<'题名' | '第一行' | '第二行' | '第三行' | '第四行' | '落款' | '日期'> {
  const { drawn, fields } = written({
    题名: [96, 56, '关于示例事项的通知', 20],
    第一行: [52, 98, '各有关部门：', 15],
    第二行: [82, 130, '为做好示例资料的整理工作，', 15],
    第三行: [52, 162, '请于年底前完成清点、编号与登记，', 15],
    第四行: [52, 194, '并将目录送示例室汇总。', 15],
    落款: [226, 250, '示例办公室', 15],
    日期: [206, 280, '1986 年 5 月 4 日', 14],
  });
  return {
    width: 360,
    height: 330,
    drawn:
      paper(360, 330, 'safety') +
      [70, 165, 260].map((y) => circle(20, y, 6, { fill: 'near' })).join('') +
      lines([[36, 0, 36, 330]], { stroke: 'safety', width: 1.6, opacity: 0.6 }) +
      lines([[52, 70, 330, 70]], { stroke: 'warn', width: 1.6, opacity: 0.6 }) +
      text(52, 30, '示字〔1986〕12 号', 11, 'line') +
      drawn +
      roundStamp({ x: 262, y: 256, scale: 1.05 }),
    fields,
  };
}
