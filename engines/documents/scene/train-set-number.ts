import type { DocumentReader } from '../document-reader.ts';
import { textsOn } from './found-text.ts';
import { rowFields } from './line-fields.ts';

const definition = { name: 'trainSetNumber', label: '车组号' };

/** CRH2A-2001, CRH380BL-3501, CR400AF-2001, CR400BF-A-3024, CR300AF-0001. */
const NUMBER = /CR(?:H\d{1,3}[A-Z]{0,3}|[1-4]00[A-Z]{1,2}(?:-[A-Z]{1,2})?)-\d{3,4}(?![\dA-Z])/g;

/** The numbers of the train sets in sight, coupled ones from left to right. */
export const trainSetNumber: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => {
    const found = textsOn(lines, NUMBER).toSorted((a, b) => a.span.left - b.span.left);
    // A head carries its number at both ends of its side.
    const different = found.filter(({ text }, index) => found.findIndex((other) => other.text === text) === index);
    return { fields: rowFields(definition, different) };
  },
};
