import type { Specimen, SpecimenField } from '../specimen.ts';

export interface Print {
  fill?: string;
  /** Where `x` is: at the text's start, middle or end. */
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  family?: string;
  /** Between characters, in pixels. */
  spacing?: number;
  /** Makes the text so wide. */
  width?: number;
  /** Is no print to be read: a seal, a watermark, a pattern. */
  mute?: boolean;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A sheet to draw on: keeps what was printed, for the specimen's lines. */
export const createPaper = (width: number, height: number, background = '#fffefa') => {
  const shapes = [`<rect width="${width}" height="${height}" fill="${background}"/>`];
  const printed: { text: string; x: number; y: number; size: number }[] = [];

  const raw = (svg: string) => {
    shapes.push(svg);
  };
  const text = (x: number, y: number, size: number, content: string, print: Print = {}) => {
    const { fill = '#1b1b1b', anchor = 'start', bold, family = 'Noto Sans SC', spacing, width: wide, mute } = print;
    const attributes = [
      `x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-family="${family}, Noto Sans SC"`,
      bold ? 'font-weight="700"' : '',
      spacing ? `letter-spacing="${spacing}"` : '',
      wide ? `textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : '',
    ].join(' ');
    raw(`<text ${attributes}>${escaped(content)}</text>`);
    if (!mute) printed.push({ text: content, x: anchor === 'start' ? x : x - size, y, size });
  };
  /** One character below the other; each is a line of its own. */
  const column = (x: number, y: number, size: number, content: string, print: Print = {}) => {
    for (const [index, character] of [...content].entries())
      text(x, y + index * size * 1.15, size, character, { anchor: 'middle', mute: true, ...print });
  };
  const box = (x: number, y: number, wide: number, high: number, stroke: string, thick = 2, fill = 'none') =>
    raw(
      `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}" stroke="${stroke}" stroke-width="${thick}"/>`,
    );
  const rule = (x1: number, y1: number, x2: number, y2: number, stroke: string, thick = 2, dash = '') =>
    raw(
      `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${thick}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
    );
  /** The tax authority's oval; its words are no print to be read. */
  const seal = (x: number, y: number, wide: number, words: readonly string[], colour = '#c8453c') => {
    raw(
      `<ellipse cx="${x}" cy="${y}" rx="${wide / 2}" ry="${wide / 3}" fill="none" stroke="${colour}" stroke-width="3" opacity="0.75"/>`,
    );
    for (const [index, line] of words.entries())
      text(x, y + (index - (words.length - 1) / 2) * wide * 0.14 + wide * 0.04, wide * 0.1, line, {
        fill: colour,
        anchor: 'middle',
        mute: true,
      });
  };
  /** Squares in a fixed pattern, as a code that is scanned looks. */
  const code = (x: number, y: number, size: number, colour = '#222') => {
    const cell = size / 21;
    const squares: string[] = [];
    for (let row = 0; row < 21; row++)
      for (let place = 0; place < 21; place++)
        if (((row * 7 + place * 13 + ((row * place) % 5)) % 3 === 0) !== (row < 7 && place < 7))
          squares.push(`M${x + place * cell} ${y + row * cell}h${cell}v${cell}h-${cell}z`);
    raw(`<path d="${squares.join('')}" fill="${colour}"/>`);
  };

  const inOrder = () => {
    const sorted = printed.toSorted((one, other) => one.y - other.y);
    const rows: (typeof printed)[] = [];
    for (const line of sorted) {
      const row = rows.at(-1);
      if (row?.[0] && line.y - row[0].y < Math.min(line.size, row[0].size) * 0.5) row.push(line);
      else rows.push([line]);
    }
    return rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x).map((line) => line.text));
  };

  const finish = (values: Readonly<Record<string, string>>, rows: readonly SpecimenField[] = []): Specimen => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`,
    width,
    height,
    lines: inOrder(),
    fields: [...Object.entries(values).map(([name, value]) => ({ name, value: value.normalize('NFKC') })), ...rows],
  });

  return { raw, text, column, box, rule, seal, code, finish };
};

export type Paper = ReturnType<typeof createPaper>;
