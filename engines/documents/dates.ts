/** A day as it is printed. */
export interface PrintedDay {
  /** As printed, without blanks. */
  text: string;
  year: number;
  month: number;
  day: number;
  /** It is part of a longer number, such as a serial one. */
  isPiece: boolean;
}

/** After a month such as `05` a day has two figures, even if a blank was read between them. */
const DAY = /((?<=0\d\s*[-./月]\s*)\d\s\d(?!\d|\s*[:时点])|\d{1,2})/;
const APART = new RegExp(`(\\d{4})\\s*[-./年]\\s*(\\d{1,2})\\s*[-./月]\\s*${DAY.source}(?:\\s*日)?`, 'g');
const RUN_TOGETHER = /(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/g;
const GOES_ON = /^[-./]?\d/;
const TIME = /^\d{1,2}[:时点]/;

export const dayExists = ({ year, month, day }: { year: number; month: number; day: number }): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const daysIn = (plain: string): PrintedDay[] =>
  [APART, RUN_TOGETHER].flatMap((pattern) =>
    Array.from(plain.matchAll(pattern), (match): PrintedDay => {
      const behind = plain.slice(match.index + match[0].length);
      return {
        text: match[0].replaceAll(/\s/g, ''),
        year: Number(match[1]),
        month: Number(match[2]),
        day: Number(match[3]?.replaceAll(/\s/g, '')),
        isPiece:
          /(?<!:\d?)\d[-./]?$/.test(plain.slice(0, match.index)) ||
          (!match[0].endsWith('日') && GOES_ON.test(behind) && !TIME.test(behind)),
      };
    }),
  );

/**
 * All days in a text, those in separate parts first; they need not exist. Blanks count, since a time may follow one;
 * only if no day is found with them are they treated as blanks between the figures of one.
 */
export const findDays = (text: string): PrintedDay[] => {
  const folded = text.normalize('NFKC');
  const found = daysIn(folded);
  return found.length > 0 ? found : daysIn(folded.replaceAll(/\s/g, ''));
};

const doubt = (day: PrintedDay) => (day.isPiece ? 2 : 0) + (dayExists(day) ? 0 : 1);

/**
 * The day in a text: `2024年3月5日`, `2024-03-05`, `2024.03.05`, `2024/3/5`, `20240305`. Of several, the first separate
 * one that exists; if there is none, the most plausible one.
 */
export const findDay = (text: string): PrintedDay | undefined =>
  findDays(text).toSorted((a, b) => doubt(a) - doubt(b))[0];

/** A number that grows with the day: 20240305. */
export const dayNumber = ({ year, month, day }: { year: number; month: number; day: number }): number =>
  year * 10_000 + month * 100 + day;
