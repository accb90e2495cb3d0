import { CREDIT_CODE_CHARACTERS, creditCheckCharacter } from '../../documents/credit-code.ts';
import type { Random } from '../specimen.ts';

/** From `least` to `most`, both included. */
export const between = (random: Random, least: number, most: number) =>
  least + Math.floor(random() * (most - least + 1));

export const pick = <T>(random: Random, choices: readonly T[]): T => {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
};

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => between(random, 0, 9)).join('');

export const twoDigits = (number: number) => String(number).padStart(2, '0');

export interface Day {
  year: string;
  month: string;
  day: string;
}

export const someDay = (random: Random, from = 2016, to = 2025): Day => ({
  year: String(between(random, from, to)),
  month: twoDigits(between(random, 1, 12)),
  day: twoDigits(between(random, 1, 28)),
});

export const someTime = (random: Random) => `${twoDigits(between(random, 6, 22))}:${twoDigits(between(random, 0, 59))}`;

/** An identification number of a taxpayer with the check character of GB 32100. */
export const someTaxNumber = (random: Random) => {
  const characters = Array.from({ length: 9 }, () => pick(random, [...CREDIT_CODE_CHARACTERS])).join('');
  const start = `91${digits(random, 6)}${characters}`;
  return `${start}${creditCheckCharacter(start)}`;
};

/** Of an identity card as tickets mask it. */
export const someMaskedId = (random: Random) =>
  `${digits(random, 6)}19${digits(random, 2)}****${digits(random, 3)}${pick(random, ['X', '0', '4', '7'])}`;
