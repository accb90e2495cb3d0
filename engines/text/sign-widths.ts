import type { DecodedCharacter } from './decode-line.ts';
import { distanceTo, type InkRun, nearestRun } from './line-ink.ts';
import { isBlankBefore, isBlankBehind, isFullWidth, isLatin, isWide, otherWidthOf } from './signs.ts';

/**
 * The width of a sign with its space, in ems, between its neighbours' ink: narrower ones are half-width, with or
 * without a blank after them.
 */
const FULL_FROM = 0.78;
/** The blank half of a full-width neighbour, in ems. */
const BLANK_HALF = 0.5;
/**
 * The maximum distance of a sign's ink from where it was read, and its maximum width: otherwise it touches its
 * neighbours.
 */
const INK_WITHIN = 0.35;
const WIDEST_INK = 0.6;

/** The line with its signs as wide as they are printed: the recogniser guesses that from the text around them. */
export const withPrintedWidths = (
  read: readonly DecodedCharacter[],
  ink: readonly InkRun[],
  em: number,
): DecodedCharacter[] => {
  const found = read.map((one) => ({ ...one }));
  const roomAt = (index: number) => roomOf(found, index, ink, em);
  // Brackets first: a sign next to a full-width one has the bracket's blank half next to it.
  for (const pair of bracketsOf(found)) {
    const rooms = pair.map(roomAt).filter((room) => room !== undefined);
    const isFull = isEmptyCall(found, pair)
      ? false
      : isPrintedFull(
          mean(rooms),
          pair.some((index) => isAmongWide(found, index) || isFullWidth(characterAt(found, index))),
        );
    for (const index of pair) setWidth(found, index, isFull);
  }
  found.forEach(({ character }, index) => {
    if (otherWidthOf(character) === undefined || isBracket(character)) return;
    setWidth(found, index, isPrintedFull(roomAt(index), isAmongWide(found, index) || isFullWidth(character)));
  });
  return found;
};

/** Between letters, a wide space may also be a narrow sign of a monospaced face: there the recogniser decides. */
const isPrintedFull = (room: number | undefined, isLikely: boolean) =>
  (room === undefined || room >= FULL_FROM) && isLikely;

/** "parse()": only programs are written like this. */
const isEmptyCall = (read: readonly DecodedCharacter[], [open = 0, close]: number[]) =>
  close === open + 1 && isLatin(characterAt(read, open - 1));

const characterAt = (read: readonly DecodedCharacter[], index: number) => read[index]?.character ?? ' ';

const mean = (values: readonly number[]) =>
  values.length === 0 ? undefined : values.reduce((sum, one) => sum + one, 0) / values.length;

const isBracket = (character: string) => '()（）'.includes(character);

/** Brackets that belong together, and single ones. */
const bracketsOf = (read: readonly DecodedCharacter[]): number[][] => {
  const pairs: number[][] = [];
  const open: number[][] = [];
  read.forEach(({ character }, index) => {
    if (!isBracket(character)) return;
    const opened = '(（'.includes(character) ? undefined : open.pop();
    if (opened) opened.push(index);
    else {
      const pair = [index];
      pairs.push(pair);
      if ('(（'.includes(character)) open.push(pair);
    }
  });
  return pairs;
};

const neighboursOf = (read: readonly DecodedCharacter[], index: number) => ({
  before: read.slice(0, index).findLast(({ character }) => character !== ' ')?.character,
  behind: read.slice(index + 1).find(({ character }) => character !== ' ')?.character,
});

const isAmongWide = (read: readonly DecodedCharacter[], index: number) => {
  const { before = ' ', behind = ' ' } = neighboursOf(read, index);
  return [before, behind].some((other) => isWide(other) || isBlankBefore(other) || isBlankBehind(other));
};

const setWidth = (read: readonly DecodedCharacter[], index: number, isFull: boolean) => {
  const one = read[index] as DecodedCharacter;
  if (isFull !== isFullWidth(one.character)) one.character = otherWidthOf(one.character) ?? one.character;
};

/** In ems; undefined if it cannot be measured. */
const roomOf = (read: readonly DecodedCharacter[], index: number, ink: readonly InkRun[], em: number) => {
  const { x } = read[index] as DecodedCharacter;
  const { before, behind } = neighboursOf(read, index);
  if (before === undefined || behind === undefined) return undefined;
  const narrow = ink.filter(({ from, to }) => to - from <= em * WIDEST_INK);
  const run = narrow[nearestRun(narrow, x)];
  if (!run || distanceTo(run, x) > em * INK_WITHIN) return undefined;
  const own = ink.indexOf(run);
  const [last, next] = [ink[own - 1], ink[own + 1]];
  if (!last || !next) return undefined;
  const blanks = [isBlankBehind(before), isBlankBefore(behind)].filter(Boolean).length;
  return (next.from - last.to) / em - blanks * BLANK_HALF;
};
