import { textWidth } from './fonts.ts';
import type { Specimen, SpecimenField } from './specimen.ts';
import { type TextStyle, monospaced, text } from './svg.ts';

interface Print {
  content: string;
  left: number;
  baseline: number;
  size: number;
}

/** Puts prints into reading order: rows from the top, each from the left. */
const inReadingOrder = (prints: readonly Print[]): string[] => {
  const rows: Print[][] = [];
  for (const print of prints.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && print.baseline - first.baseline < Math.min(print.size, first.size) * 0.6) row.push(print);
    else rows.push([print]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left).map(({ content }) => content));
};

export interface Sheet {
  /** Adds what is no print. */
  draw(...parts: readonly string[]): void;
  /** Prints a line that a reader should find; an empty one is left out. */
  print(x: number, y: number, content: string, style?: TextStyle): void;
  printMonospaced(x: number, y: number, content: string, pitch: number, style?: TextStyle): void;
  finish(fields: readonly SpecimenField[]): Specimen;
}

/** A document that is drawn bit by bit and keeps what is printed on it. */
export const createSheet = (width: number, height: number, paper = '#fff'): Sheet => {
  const parts: string[] = [];
  const prints: Print[] = [];
  return {
    draw(...more) {
      parts.push(...more);
    },
    print(x, y, content, style = {}) {
      if (content.trim() === '') return;
      const { size = 24, anchor = 'start', stretch = 1 } = style;
      const wide = textWidth(content, size) * stretch;
      const left = x - (anchor === 'end' ? wide : anchor === 'middle' ? wide / 2 : 0);
      prints.push({ content, left, baseline: y, size });
      parts.push(text(x, y, content, style));
    },
    printMonospaced(x, y, content, pitch, style = {}) {
      prints.push({ content, left: x, baseline: y, size: style.size ?? 24 });
      parts.push(monospaced(x, y, content, pitch, style));
    },
    finish: (fields) => ({
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${parts.join('')}</svg>`,
      width,
      height,
      lines: inReadingOrder(prints),
      fields,
    }),
  };
};
