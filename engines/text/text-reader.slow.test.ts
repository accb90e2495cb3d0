import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Raster } from '../engine.ts';
import { asRaster, asSharp, renderSvg } from '../specimens/render.ts';
import { text } from '../specimens/svg.ts';
import { readText } from './read-text.ts';
import { createTextReader, type TextReader } from './text-reader.ts';

const printed = ['北屿智能科技有限公司', '开票日期：2026年03月18日', '合计（小写）¥1234.56', 'No.20458813 ABX-7731'];
const size = { width: 640, height: 360 };

describe('the text reader', () => {
  let reader: TextReader;
  let page: Raster;

  const pageWith = (lines: readonly string[], { width, height } = size) => {
    const drawn = lines.map((line, row) => text(60, 80 + row * 70, line, { size: 30 })).join('');
    return renderSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f2ec"/>${drawn}</svg>`,
    );
  };

  beforeAll(async () => {
    reader = await createTextReader();
    page = await pageWith(printed);
  });
  afterAll(() => reader.close());

  const linesOf = async (raster: Raster) => {
    const { texts } = await readText(reader, raster);
    // The recogniser has only one width of this sign.
    return texts.map((line) => ({ ...line, text: line.text.replaceAll('￥', '¥') }));
  };

  it.each([0, 90, 180, 270])('[TRIAL-03] reads print that is turned by %i degrees, in its place', async (degrees) => {
    const raster = await asRaster(asSharp(page).rotate(degrees));
    const lines = await linesOf(raster);
    expect(lines.map((line) => line.text)).toEqual(printed);
    const [x, y] = lines[0]?.polygon[0] ?? [0, 0];
    // The first line begins about 60 from the left and 45 from the top of the page before it was turned.
    const begins: Record<number, [number, number]> = {
      0: [x, y],
      90: [y, size.height - x],
      180: [size.width - x, size.height - y],
      270: [size.width - y, x],
    };
    const [left, top] = begins[degrees] ?? [0, 0];
    expect(Math.abs(left - 58)).toBeLessThan(12);
    expect(Math.abs(top - 50)).toBeLessThan(12);
  });

  it('[TRIAL-03] reads two columns with a gutter of one character as separate lines', async () => {
    const rows = [
      ['山间的小路通向一座古老的石桥', '桥下的流水清澈见底游鱼可数'],
      ['春天的时候两岸开满了白色野花', '孩子们在岸边的草地放着风筝'],
      ['到了秋天满山的枫叶都变成红色', '老人坐在门前讲着从前的故事'],
      ['冬天大雪封山村里便安静了许多', '只有炊烟从屋顶上慢慢地升起'],
    ] as const;
    const drawn = rows.map((row, at) =>
      row.map((line, column) => text(40 + column * 28 * 15, 70 + at * 48, line, { size: 28 })),
    );
    const raster = await renderSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="880" height="300"><rect width="100%" height="100%" fill="#f4f2ec"/>${drawn.flat().join('')}</svg>`,
    );
    expect((await linesOf(raster)).map((line) => line.text)).toEqual(rows.flat());
  });

  it('[TRIAL-03] takes a page’s skew out', async () => {
    const raster = await asRaster(asSharp(page).rotate(9, { background: '#555' }));
    const lines = await linesOf(raster);
    expect(lines.map((line) => line.text)).toEqual(printed);
  });

  it('[TRIAL-03] reads signs as wide and words as far apart as they are printed', async () => {
    const lines = [
      '其他有限责任公司（非上市）；批发，零售。',
      'JSON.parse() 与 JSON.stringify(value, null, 2)',
      '发布于 2024-03-11 09:27，React Server Components',
      '合计 10,000.00 元 (含税)',
    ];
    const read = await linesOf(await pageWith(lines, { width: 900, height: 360 }));
    expect(read.map((line) => line.text)).toEqual(lines);
  });

  it('[TRIAL-03] leaves out the lower lines that there is no time for, and says so', async () => {
    let asked = 0;
    const { lines, late } = await reader.readPartly(page, () => asked++ < 2);
    expect(lines.map((line) => line.text)).toEqual(printed.slice(0, 2));
    expect(late).toBe(2);
    const { texts, notes } = await readText(reader, page, 0);
    expect(texts).toEqual([]);
    expect(notes).toEqual(['图片中文字较多，识别用时已满，靠下的 4 行未识别。']);
  });

  it('[TRIAL-03] finds nothing where there is no print', async () => {
    const blank = await renderSvg('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"/>');
    expect((await readText(reader, blank)).texts).toEqual([]);
    const dot: Raster = { width: 16, height: 16, rgb: new Uint8Array(16 * 16 * 3).fill(200) };
    expect((await readText(reader, dot)).texts).toEqual([]);
  });

  it('reads a part of a page again', async () => {
    const read = await reader.readPage(page);
    const date = read.lines.find(({ text: line }) => line.includes('日期'));
    const again = await read.readPart({
      left: 50,
      top: date?.top ?? 0,
      right: 600,
      bottom: date?.bottom ?? 0,
      scale: 2,
    });
    expect(again.map((line) => line.text)).toEqual(['开票日期：2026年03月18日']);
  });
});
