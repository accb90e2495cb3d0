import type { Random } from './specimen.ts';

/** Mulberry32: the same seed gives the same numbers everywhere. */
export const createRandom = (seed: number): Random => {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

export const chance = (random: Random, probability: number): boolean => random() < probability;

/** `count` different items, in their order. */
export const pickSome = <Item>(random: Random, items: readonly Item[], count: number): Item[] => {
  const left = items.map((_, index) => index);
  while (left.length > count) left.splice(Math.floor(random() * left.length), 1);
  return left.flatMap((index) => items.slice(index, index + 1));
};

export const shuffled = <Item>(random: Random, items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** `count` digits as text, the first of them not 0. */
export const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, (_, index) => between(random, index === 0 ? 1 : 0, 9)).join('');

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day that exists, between the years. */
export const day = (
  random: Random,
  fromYear: number,
  toYear: number,
): { year: number; month: number; day: number } => ({
  year: between(random, fromYear, toYear),
  month: between(random, 1, 12),
  day: between(random, 1, 28),
});
export type Day = ReturnType<typeof day>;

/** In sums of money, cents make whole numbers: "1234.50". */
export const inYuan = (cents: number): string => (cents / 100).toFixed(2);
