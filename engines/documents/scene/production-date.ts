import { dayExists } from '../dates.ts';
import type { DocumentReader } from '../document-reader.ts';
import { fieldOf, readingOf } from '../fields.ts';
import { heightOf, inOneRow, middleOf, type Span, spanOf } from '../span.ts';
import { type FoundText, textsOn } from './found-text.ts';

const definition = { name: 'productionDate', label: '生产日期' };

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const MONTH = MONTHS.join('|');

/** A time may follow directly, since blanks are removed. */
const END = '(?=\\d\\d:\\d\\d|\\D|$)';
/** Plausible years of goods. */
const YEAR = '(20[0-4]\\d)';
const DATES: readonly {
  pattern: RegExp;
  parts: (groups: readonly (string | undefined)[]) => [number, number, number];
}[] = [
  {
    pattern: new RegExp(`(?<!\\d)${YEAR}(?:年|[-./])(\\d{1,2})(?:月|[-./])(\\d{1,2})${END}日?`, 'g'),
    parts: ([year, month, day]) => [Number(year), Number(month), Number(day)],
  },
  {
    pattern: new RegExp(`(?<!\\d)${YEAR}(\\d\\d)(\\d\\d)${END}`, 'g'),
    parts: ([year, month, day]) => [Number(year), Number(month), Number(day)],
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})[-./](\\d{1,2})[-./]${YEAR}${END}`, 'g'),
    parts: ([day, month, year]) => [Number(year), Number(month), Number(day)],
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})[-./]?(${MONTH})[-./,]?${YEAR}${END}`, 'g'),
    parts: ([day, month, year]) => [Number(year), MONTHS.indexOf(month ?? '') + 1, Number(day)],
  },
  {
    pattern: new RegExp(`(${MONTH})[-./]?(\\d{1,2})[-./,]${YEAR}${END}`, 'g'),
    parts: ([month, day, year]) => [Number(year), MONTHS.indexOf(month ?? '') + 1, Number(day)],
  },
];

const PRODUCTION = /生产|制造|出厂|灌装|包装日期|MFG|MFD|MANUF|PRD|PROD|P\/D|PACKED/gi;
const OTHER = /有效|保质|到期|限用|失效|截止|此前|最佳|食用|赏味|EXP|BBE|BEST|USEBY|BB\b|批号|LOT|BATCH/gi;

type Purpose = 'production' | 'other' | undefined;

const lastPlace = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern)).at(-1)?.index ?? -1;

/** The meaning of a date by the text before it: the nearest word counts. */
const purposeBy = (text: string): Purpose => {
  const production = lastPlace(text, PRODUCTION);
  const other = lastPlace(text, OTHER);
  return production < 0 && other < 0 ? undefined : production > other ? 'production' : 'other';
};

const textAfterDates = (text: string) => text.split(/20[0-4]\d[-./年]?\d{1,2}[-./月]?\d{1,2}日?/).at(-1) ?? '';

/** The meaning of a date: by the text before it, left of it, or above it. */
const purposeOf = (found: FoundText, others: readonly Span[]): Purpose => {
  const stated = purposeBy(textAfterDates(found.before));
  if (stated) return stated;
  const left = others
    .filter((other) => inOneRow(other, found.span) && other.right <= found.span.left + heightOf(found.span) * 0.3)
    .toSorted((a, b) => b.right - a.right)[0];
  const leftPurpose = left && purposeBy(textAfterDates(left.text.replaceAll(' ', '')));
  if (leftPurpose) return leftPurpose;
  const above = others
    .filter((other) => other.left < found.span.right && other.right > found.span.left)
    .filter((other) => {
      const distance = middleOf(found.span) - middleOf(other);
      return distance > heightOf(found.span) * 0.5 && distance < heightOf(found.span) * 2;
    })
    .toSorted((a, b) => middleOf(b) - middleOf(a))[0];
  const aboveText = above?.text.replaceAll(' ', '') ?? '';
  // A line above that has its own date describes that date.
  return /20[0-4]\d[-./年]?\d{1,2}/.test(aboveText) ? undefined : purposeBy(aboveText);
};

/** The day of production as printed, without days of expiry and lot numbers. */
export const productionDate: DocumentReader = {
  fields: [definition],
  read: ({ lines }) => {
    const upper = lines.map((line) => ({
      ...line,
      characters: line.characters.map((one) => ({ ...one, character: one.character.toUpperCase() })),
    }));
    const spans = upper.map(spanOf);
    const dates = DATES.flatMap(({ pattern, parts }) =>
      textsOn(upper, pattern).filter(({ groups }) => {
        const [year, month, day] = parts(groups);
        return dayExists({ year, month, day });
      }),
    ).map((found) => ({
      ...found,
      use: purposeOf(
        found,
        spans.filter(
          (span) => !(span.top === found.span.top && span.left <= found.span.left && span.right >= found.span.right),
        ),
      ),
    }));
    const labelled = dates.filter(({ use }) => use === 'production');
    const unlabelled = dates.filter(({ use }) => use === undefined);
    const values = new Set((labelled.length > 0 ? labelled : unlabelled).map(({ text }) => text));
    const date = values.size === 1 ? (labelled[0] ?? unlabelled[0]) : undefined;
    return {
      fields: [fieldOf(definition, readingOf(date?.span, date?.text))],
      notes: values.size > 1 ? ['画面中有多个日期，无法确定哪一个是生产日期。'] : [],
    };
  },
};
