import type { DocumentReader, PageLine } from '../document-reader.ts';
import { fieldOf, readingOf } from '../fields.ts';
import { heightOf, inOneRow, middleOf, type Span } from '../span.ts';
import { type FoundText, textsOn } from './found-text.ts';

const fields = {
  type: { name: 'wagonType', label: '车型' },
  number: { name: 'wagonNumber', label: '车号' },
} as const;

/** Letters for the kind of wagon, its series, letters for the version: C70E, GQ70, NX70A, P64GK (TB/T 2435). */
const TYPE = /(?<![A-Z\d])(?:[CPNXGBKUWTDJSL][A-Z]{0,2})\d{2,3}[A-Z]{0,3}/g;
const NUMBER = /(?<!\d)\d{7}(?!\d)/g;

const distance = (a: Span, b: Span) =>
  Math.abs(middleOf(a) - middleOf(b)) + Math.max(0, Math.max(a.left, b.left) - Math.min(a.right, b.right));

/** The type that belongs to a number: before it, or nearest above or next to it. */
const typeFor = (number: FoundText, types: readonly FoundText[]): FoundText | undefined =>
  types
    .filter(({ span }) => inOneRow(span, number.span) || middleOf(span) < middleOf(number.span))
    .filter(({ span }) => distance(span, number.span) < heightOf(number.span) * 5)
    .toSorted((a, b) => distance(a.span, number.span) - distance(b.span, number.span))[0];

/** A type and its number are together in one line: "C70E1652345". */
const together = (lines: readonly PageLine[]) =>
  textsOn(lines, new RegExp(`(?<![A-Z\\d])([CPNXGBKUWTDJSL][A-Z]{0,2}\\d{2,3}[A-Z]{0,3})[-·]?(\\d{7})(?!\\d)`, 'g'));

export const railWagonNumber: DocumentReader = {
  fields: [fields.type, fields.number],
  read: ({ lines }) => {
    const [whole] = together(lines).filter(
      ({ groups }) => /[A-Z]$/.test(groups[0] ?? '') || /^[A-Z]+\d\d$/.test(groups[0] ?? ''),
    );
    if (whole) {
      const [type, number] = whole.groups;
      return {
        fields: [
          fieldOf(fields.type, readingOf(whole.span, type)),
          fieldOf(fields.number, readingOf(whole.span, number)),
        ],
      };
    }
    const number = textsOn(lines, NUMBER).toSorted((a, b) => heightOf(b.span) - heightOf(a.span))[0];
    const types = textsOn(lines, TYPE);
    const type = number ? typeFor(number, types) : types.length === 1 ? types[0] : undefined;
    return {
      fields: [
        fieldOf(fields.type, readingOf(type?.span, type?.text)),
        fieldOf(fields.number, readingOf(number?.span, number?.text)),
      ],
    };
  },
};
