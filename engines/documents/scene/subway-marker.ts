import type { DocumentReader } from '../document-reader.ts';
import { middleOf } from '../span.ts';
import { textsOn } from './found-text.ts';
import { rowFields } from './line-fields.ts';

const definition = { name: 'marker', label: '隧道标识' };

/** Chainage: K12+345, ZDK23+400.5, also of its left and right line. */
const CHAINAGE = /(?<![A-Z])[ZYSX]?[A-Z]{0,2}K\d{1,3}\+\d{3}(?:\.\d{1,3})?(?!\d)/g;
/** A ring of segments: 1234环, 第1234环, 环号:1234, 1234R. */
const RING = /(?:第?\d{1,5}环|环号?[::]?\d{1,5}|(?<![\d+.A-Z])\d{2,5}R(?![A-Z\d]))/g;

export const subwayMarker: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => {
    const found = [...textsOn(lines, CHAINAGE), ...textsOn(lines, RING)];
    return {
      fields: rowFields(
        definition,
        found.toSorted((a, b) => middleOf(a.span) - middleOf(b.span)),
      ),
    };
  },
};
