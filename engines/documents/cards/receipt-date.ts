import { dayExists, findDays, type PrintedDay } from '../dates.ts';
import { type Reading, readingOf } from '../fields.ts';
import type { Span } from '../span.ts';

const TIME = /\d{1,2}[:时点]\d{2}/;
const LABEL = /日期|时间|交易日/;
/** Days of goods, cards and offers. */
const OTHER = /有效|到期|保质|生产|截止|活动|至/;

/** How much speaks against a day as that of the purchase. */
const doubt = (day: PrintedDay, text: string) =>
  (OTHER.test(text) ? 16 : 0) +
  (day.isPiece ? 8 : 0) +
  (dayExists(day) ? 0 : 4) +
  (LABEL.test(text) ? 0 : 1) +
  (TIME.test(text) ? 0 : 1);

/** The day of the purchase. A match that is cut out of a longer number and is no valid day is ignored. */
export const readDate = (spans: readonly Span[]): Reading | undefined => {
  const days = spans.flatMap((span) =>
    findDays(span.text)
      .filter((day) => !day.isPiece || dayExists(day))
      // Eight digits may be any number, but not before a time.
      .filter((day) => /\D/.test(day.text) || LABEL.test(span.text) || (!day.isPiece && TIME.test(span.text)))
      .map((day) => ({ span, day, doubt: doubt(day, span.text) })),
  );
  const [best] = days.toSorted((a, b) => a.doubt - b.doubt);
  return best && readingOf(best.span, best.day.text);
};
