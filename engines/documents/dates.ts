/** A day as it is printed. */
export interface PrintedDay {
  /** As it stands there, without blanks. */
  text: string;
  year: number;
  month: number;
  day: number;
}

const DAY = /(\d{4})(?:年|[-./])(\d{1,2})(?:月|[-./])(\d{1,2})日?/;
const RUN_TOGETHER = /(?<!\d)((?:19|20)\d\d)(\d\d)(\d\d)(?!\d)/;

export const dayExists = ({ year, month, day }: { year: number; month: number; day: number }): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The first day in a text: `2024年3月5日`, `2024-03-05`, `2024.03.05`, `2024/3/5`, `20240305`; it need not exist. */
export const findDay = (text: string): PrintedDay | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  const match = DAY.exec(plain) ?? RUN_TOGETHER.exec(plain);
  if (!match) return undefined;
  return { text: match[0], year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
};

/** As a number that grows with the day: 20240305. */
export const dayNumber = ({ year, month, day }: { year: number; month: number; day: number }): number =>
  year * 10_000 + month * 100 + day;
