import type { Page, PageLine } from '../documents/document-reader.ts';
import type { Specimen } from './specimen.ts';
import { textWidth } from './fonts.ts';

/** A specimen's page as a perfect engine would read it, with lines cut as printed; nothing is drawn. */
export const pageOf = ({ width, height, prints = [] }: Specimen): Page => ({
  width,
  height,
  raster: { width: 1, height: 1, rgb: new Uint8Array(3) },
  readPart: async () => [],
  toPicture: (x, y) => [x, y],
  lines: prints.map(({ text, left, top, right, bottom }): PageLine => {
    const all = [...text];
    const widths = all.map((character) => textWidth(character, 1));
    const share = (right - left) / widths.reduce((sum, wide) => sum + wide, 0);
    let at = left;
    return {
      text,
      score: 0.99,
      polygon: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      left,
      top,
      right,
      bottom,
      characters: all.map((character, index) => {
        const wide = (widths[index] ?? 0) * share;
        at += wide;
        return { character, x: at - wide / 2, score: 0.99 };
      }),
    };
  }),
});
