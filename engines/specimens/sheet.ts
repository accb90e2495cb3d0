import { textWidth } from './fonts.ts';
import type { Print, Specimen, SpecimenField } from './specimen.ts';
import { monospaced, rectangle, seal, type TextStyle, text } from './svg.ts';

const middleOf = ({ top, bottom }: Print) => (top + bottom) / 2;

/** The words on every paper that imitates one of an authority. */
export const SAMPLE_MARK = '样张';
const MARK_COLOUR = '#b3261e';

/** Rows from the top, each from the left. */
const inReadingOrder = (prints: readonly Print[]): Print[] => {
  const rows: Print[][] = [];
  for (const print of prints.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    const low = first ? Math.min(print.bottom - print.top, first.bottom - first.top) : 0;
    if (row && first && middleOf(print) - middleOf(first) < low * 0.5) row.push(print);
    else rows.push([print]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left));
};

type SealArguments = Parameters<typeof seal>;

export interface Sheet {
  /** Adds a drawing without print. */
  draw(...parts: readonly string[]): void;
  /** Adds a seal; its name need not be read. */
  seal(...arguments_: SealArguments): void;
  /** Prints in a frame around (`x`, `y`), with characters of `size` pixels, that the paper is a sample. */
  mark(x: number, y: number, size: number): void;
  /** Prints a line that a reader should find; an empty one is left out. */
  print(x: number, y: number, content: string, style?: TextStyle): void;
  /** Adds a text in another form than print; a reader should find it as a line. */
  show(content: string, box: { left: number; top: number; right: number; bottom: number }, drawn: string): void;
  printMonospaced(x: number, y: number, content: string, pitch: number, style?: TextStyle): void;
  finish(fields: readonly SpecimenField[]): Specimen;
}

/** A document that is drawn step by step and records its print. */
export const createSheet = (width: number, height: number, paper = '#fff'): Sheet => {
  const parts: string[] = [];
  const prints: Print[] = [];
  const aside: string[] = [];
  const marks: Print[] = [];
  const keep = (content: string, left: number, baseline: number, wide: number, size: number) =>
    prints.push({
      text: content,
      left,
      right: left + wide,
      top: baseline - size * 0.9,
      bottom: baseline + size * 0.14,
    });
  return {
    draw(...more) {
      parts.push(...more);
    },
    seal(...what: SealArguments) {
      aside.push(what[3]);
      parts.push(seal(...what));
    },
    mark(x, y, size) {
      const [wide, high] = [size * 2.7, size * 1.5];
      const [left, top] = [x - wide / 2, y - high / 2];
      aside.push(SAMPLE_MARK);
      marks.push({ text: SAMPLE_MARK, left, top, right: left + wide, bottom: top + high });
      const frame = { stroke: MARK_COLOUR, strokeWidth: size * 0.07, radius: size * 0.18, opacity: 0.75 };
      const style: TextStyle = { size, bold: true, fill: MARK_COLOUR, anchor: 'middle', opacity: 0.75 };
      parts.push(rectangle(left, top, wide, high, frame), text(x, y + size * 0.36, SAMPLE_MARK, style));
    },
    print(x, y, content, style = {}) {
      if (content.trim() === '') return;
      const { size = 24, anchor = 'start', stretch = 1, spacing = 0 } = style;
      const wide = textWidth(content, size) * stretch + spacing * (content.length - 1);
      keep(content, x - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0), y, wide, size);
      parts.push(text(x, y, content, style));
    },
    show(content, box, drawn) {
      prints.push({ text: content, ...box });
      parts.push(drawn);
    },
    printMonospaced(x, y, content, pitch, style = {}) {
      keep(content, x, y, pitch * content.length, style.size ?? 24);
      parts.push(monospaced(x, y, content, pitch, style));
    },
    finish(fields) {
      const ordered = inReadingOrder(prints);
      return {
        svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${parts.join('')}</svg>`,
        width,
        height,
        lines: ordered.map((print) => print.text),
        prints: ordered,
        aside,
        marks,
        fields,
      };
    },
  };
};
