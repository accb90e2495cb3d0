import { createSheet, SAMPLE_MARK } from '../sheet.ts';
import type { Specimen, SpecimenField } from '../specimen.ts';
import { line, rectangle, type TextStyle, text as textOf } from '../svg.ts';

export interface Print extends TextStyle {
  /** No print to read: a seal, a watermark, a pattern. */
  mute?: boolean;
}

/** A form to draw on, with what invoices have in addition to text: columns of characters, oval seals, codes. */
export const createPaper = (width: number, height: number, background = '#fffefa') => {
  const sheet = createSheet(width, height, background);
  const aside: string[] = [];
  const raw = (svg: string) => sheet.draw(svg);
  const text = (x: number, y: number, size: number, content: string, { mute, ...style }: Print = {}) => {
    if (mute) {
      aside.push(content);
      raw(textOf(x, y, content, { ...style, size }));
    } else sheet.print(x, y, content, { ...style, size });
  };
  /** One character below the other, as the titles at the side of a form's parts; mute. */
  const column = (x: number, y: number, size: number, content: string, style: TextStyle = {}) => {
    for (const [index, character] of [...content].entries())
      text(x, y + index * size * 1.15, size, character, { anchor: 'middle', mute: true, ...style });
  };
  const box = (x: number, y: number, wide: number, high: number, stroke: string, strokeWidth = 2) =>
    raw(rectangle(x, y, wide, high, { stroke, strokeWidth }));
  const rule = (x1: number, y1: number, x2: number, y2: number, stroke: string, thick = 2, dashes = '') =>
    raw(line(x1, y1, x2, y2, stroke, thick, dashes));
  /** An authority's oval; its words are no print to read. */
  const seal = (x: number, y: number, wide: number, words: readonly string[], colour = '#c8453c') => {
    raw(
      `<ellipse cx="${x}" cy="${y}" rx="${wide / 2}" ry="${wide / 3}" fill="none" stroke="${colour}" stroke-width="3" opacity="0.75"/>`,
    );
    for (const [index, line_] of words.entries()) {
      const size = Math.min(wide * 0.1, (wide * 0.85) / line_.length);
      const y_ = y + (index - (words.length - 1) / 2) * wide * 0.14 + wide * 0.04;
      text(x, y_, size, line_, { fill: colour, anchor: 'middle', mute: true, opacity: 0.85 });
    }
  };
  const finish = (values: Readonly<Record<string, string>>, rows: readonly SpecimenField[] = []): Specimen => {
    const specimen = sheet.finish([
      ...Object.entries(values).map(([name, value]) => ({ name, value: value.normalize('NFKC') })),
      ...rows,
    ]);
    return { ...specimen, aside: [...(specimen.aside ?? []), ...aside] };
  };

  return { raw, text, column, box, rule, seal, mark: sheet.mark, finish };
};

/** The words of a seal in the place of the supervision seal of invoices: no authority has them. */
export const sealOf = (place: string): readonly string[] => [`发票监制章${SAMPLE_MARK}`, place, '不作票据使用'];

export type Paper = ReturnType<typeof createPaper>;
