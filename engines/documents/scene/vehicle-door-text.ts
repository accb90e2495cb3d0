import type { DocumentReader } from '../document-reader.ts';
import { heightOf, joined, rowsOf, type Span, spanOf } from '../span.ts';
import { rowFields } from './line-fields.ts';
import { PROVINCES } from './trailer-number.ts';

const definition = { name: 'doorText', label: '车门文字' };

/** Plates, and the same in large paint: a region, a letter, four to six more characters. */
const PLATE = new RegExp(`^[${PROVINCES}][A-Z][·.•・-]?[A-Z0-9]{4,6}[挂学警港澳]?$`);

/** As a share of the lower one's height: the maximum distance between a painted name and its brackets. */
const BRACKET_GAP = 1.3;

/** Joins a name that was cut at its full-width brackets, which have a blank half. */
const joinedAtBrackets = (spans: readonly Span[]): Span[] =>
  rowsOf(spans).flatMap((row) => {
    const put: Span[] = [];
    for (const span of row) {
      const last = put.at(-1);
      const isCut = last !== undefined && (/^[（(]/.test(span.text) || /[）)]$/.test(last.text));
      const gap = last ? span.left - last.right : 0;
      const whole =
        isCut && gap < BRACKET_GAP * Math.min(heightOf(last), heightOf(span)) ? joined([last, span]) : undefined;
      if (whole) put[put.length - 1] = whole;
      else put.push(span);
    }
    return put;
  });

export const vehicleDoorText: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => {
    const own = lines.filter(({ text }) => !PLATE.test(text.normalize('NFKC').replaceAll(/\s/g, '')));
    return {
      fields: rowFields(
        definition,
        joinedAtBrackets(own.map(spanOf)).map((span) => ({ span })),
      ),
    };
  },
};
