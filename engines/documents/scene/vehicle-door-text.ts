import type { DocumentReader } from '../document-reader.ts';
import { lineFields } from './line-fields.ts';
import { PROVINCES } from './trailer-number.ts';

const definition = { name: 'doorText', label: '车门文字' };

/** Plates, and the same painted large: a region, a letter, four to six more. */
const PLATE = new RegExp(`^[${PROVINCES}][A-Z][·.•・-]?[A-Z0-9]{4,6}[挂学警港澳]?$`);

export const vehicleDoorText: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => ({
    fields: lineFields(
      definition,
      lines.filter(({ text }) => !PLATE.test(text.normalize('NFKC').replaceAll(/\s/g, ''))),
    ),
  }),
};
