import { chance, day, digits, pick, twoDigits } from '../random.ts';
import { createSheet } from '../sheet.ts';
import type { DrawSpecimen, Specimens } from '../specimen.ts';
import { rectangle } from '../svg.ts';
import { shaded } from './surface.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

type Day = ReturnType<typeof day>;
const forms: readonly ((date: Day) => string)[] = [
  ({ year, month, day: date }) => `${year}年${twoDigits(month)}月${twoDigits(date)}日`,
  ({ year, month, day: date }) => `${year}-${twoDigits(month)}-${twoDigits(date)}`,
  ({ year, month, day: date }) => `${year}/${twoDigits(month)}/${twoDigits(date)}`,
  ({ year, month, day: date }) => `${year}.${twoDigits(month)}.${twoDigits(date)}`,
  ({ year, month, day: date }) => `${year}${twoDigits(month)}${twoDigits(date)}`,
  ({ year, month, day: date }) => `${twoDigits(date)}/${twoDigits(month)}/${year}`,
  ({ year, month, day: date }) => `${twoDigits(date)} ${MONTHS[month - 1] ?? ''} ${year}`,
];

/** The print on a package: day of production, day of expiry, lot. */
export const drawProductionDate: DrawSpecimen = (random) => {
  const produced = day(random, 2023, 2026);
  const write = pick(random, forms);
  const value = write(produced);
  const expiry = write({ ...produced, year: produced.year + pick(random, [1, 2]) });
  const lot = `${pick(random, [...'ABCDEFG'])}${digits(random, 5)}`;
  const inEnglish = chance(random, 0.3);
  const paper = pick(random, ['#f4f1e8', '#dfe9f2', '#cfd3d6', '#f7e7c5', '#e8efe2']);
  const ink = pick(random, ['#1c1c1c', '#20304a', '#3a2a22']);
  const sheet = createSheet(900, 420, paper);
  sheet.draw(rectangle(40, 30, 820, 360, { stroke: '#fff', strokeWidth: 14, radius: 26, opacity: 0.5 }));
  const style = { size: 40, fill: ink, spacing: chance(random, 0.5) ? 3 : 0 };
  const labels = inEnglish ? (['MFG', 'EXP', 'LOT'] as const) : (['生产日期', '有效期至', '批号'] as const);
  const lines = [`${labels[0]}：${value}`, `${labels[1]}：${expiry}`, `${labels[2]}：${lot}`];
  if (chance(random, 0.25)) sheet.print(90, 200, value, { ...style, size: 54 });
  else
    lines.forEach((printed, index) =>
      sheet.print(90, 130 + index * 90, inEnglish ? printed.replace('：', ' ') : printed, style),
    );
  sheet.draw(shaded(900, 420));
  return sheet.finish([{ name: 'productionDate', value: value.replaceAll(' ', '') }]);
};

export const specimens: Specimens = { 'production-date': drawProductionDate };
