import { creditCheckCharacter } from '../../documents/credit-code.ts';
import { between, day, digits, pick, twoDigits } from '../random.ts';
import type { Random } from '../specimen.ts';
import { creditCodeBody } from '../words/enterprises.ts';

export const someDay = (random: Random, from = 2016, to = 2025) => {
  const { year, month, day: ofMonth } = day(random, from, to);
  return { year: String(year), month: twoDigits(month), day: twoDigits(ofMonth) };
};

/** As most papers print it; `faulty` is a day that does not exist. */
export const someDate = (random: Random, { from = 2016, to = 2025, faulty = false } = {}) => {
  const { year, month, day: ofMonth } = someDay(random, from, to);
  return `${year}年${faulty ? '13' : month}月${ofMonth}日`;
};

export const someTime = (random: Random, from = 6, to = 21) =>
  `${twoDigits(between(random, from, to))}:${twoDigits(between(random, 0, 59))}`;

/** Any digits, the first one 0 or more. */
export const someNumber = (random: Random, count: number) => `${between(random, 0, 9)}${digits(random, count - 1)}`;

/** An identification number of a taxpayer with the check character of GB 32100. */
export const someTaxNumber = (random: Random) => {
  const body = creditCodeBody(random);
  return `${body}${creditCheckCharacter(body)}`;
};

/** Of an identity card as tickets mask it. */
export const someMaskedId = (random: Random) =>
  `${digits(random, 6)}19${someNumber(random, 2)}****${someNumber(random, 3)}${pick(random, ['X', '0', '4', '7'])}`;
