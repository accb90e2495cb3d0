import { between, chance, pick } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { line, wrap } from '../svg.ts';
import { sentence } from '../words/sentences.ts';

const MARGIN = 90;
const titles = ['通知', '使用说明', '会议纪要', '告居民书', '操作规程', '活动须知', '检修记录', '值班提示'];

/** A page of print: a title and paragraphs or numbered points, in one column or two. */
export const drawGeneralText: DrawSpecimen = (random) => {
  const size = between(random, 24, 38);
  const columns = size < 30 && chance(random, 0.3) ? 2 : 1;
  const [width, height] = [1240, pick(random, [900, 1240, 1754])];
  const style = { size, fill: pick(random, ['#111', '#222', '#333', '#1d2a44']) };
  const sheet = createSheet(width, height, pick(random, ['#fff', '#fdfdfb', '#f7f5ee', '#f3f6f9']));
  sheet.print(width / 2, 110, pick(random, titles), {
    ...style,
    size: size * 1.6,
    anchor: 'middle',
    bold: chance(random, 0.7),
    spacing: 6,
  });
  if (chance(random, 0.5)) sheet.draw(line(MARGIN, 145, width - MARGIN, 145, '#888', 2));
  const gutter = 70;
  const room = (width - MARGIN * 2 - gutter * (columns - 1)) / columns;
  const step = size * between(random, 15, 19) * 0.1;
  const isNumbered = chance(random, 0.4);
  for (let column = 0; column < columns; column += 1) {
    const x = MARGIN + column * (room + gutter);
    let y = 200;
    for (let point = 1; y < height - 120; point += 1) {
      const lines = wrap(`${isNumbered ? `${point}. ` : ''}${sentence(random)}`, room, style);
      if (y + lines.length * step > height - 60) break;
      for (const part of lines) {
        sheet.print(x, y, part, style);
        y += step;
      }
      y += size * 0.5;
    }
  }
  return sheet.finish([]);
};

export const specimens: Specimens = { 'general-text': drawGeneralText };
