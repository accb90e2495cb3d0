import type { DocumentReader } from '../document-reader.ts';
import { heightOf } from '../span.ts';
import { lineFields } from './line-fields.ts';

const definition = { name: 'signText', label: '店招文字' };

/** Print lower than this share of the largest is on a poster, a door or a price tag. */
const SIGN_SHARE = 0.4;

/** How tall its characters are; of a line that runs down, how wide. */
const sizeOf = (line: { left: number; right: number; top: number; bottom: number }) =>
  Math.min(heightOf(line), line.right - line.left);

export const shopSign: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => {
    const largest = Math.max(0, ...lines.map(sizeOf));
    return {
      fields: lineFields(
        definition,
        lines.filter((line) => sizeOf(line) >= largest * SIGN_SHARE),
      ),
    };
  },
};
