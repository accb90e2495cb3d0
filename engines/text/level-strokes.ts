import type { DecodedCharacter } from './decode-line.ts';
import { distanceTo, type InkRun, nearestRun } from './line-ink.ts';
import { isBlankBefore, isBlankBehind, isWide } from './signs.ts';

const LEVEL = '一-－—~～';
/** The maximum distance of a stroke's ink from where it was read, in ems. */
const INK_WITHIN = 0.2;
/** The width of a hyphen, in ems. */
const NUMERAL_FROM = 0.6;

/**
 * The line without false level strokes: the recogniser fills the blank between two full-width signs with them. A stroke
 * that begins a Chinese word and is as wide as its characters is the numeral 一, no hyphen.
 */
export const withLevelStrokes = (
  read: readonly DecodedCharacter[],
  ink: readonly InkRun[],
  em: number,
): readonly DecodedCharacter[] => {
  const runOf = ({ x }: DecodedCharacter) => ink[nearestRun(ink, x)] as InkRun;
  const isBlank = (one: DecodedCharacter, before = ' ', behind = ' ') =>
    LEVEL.includes(one.character) &&
    (isBlankBehind(before) || before === ')') &&
    (isBlankBefore(behind) || behind === '(') &&
    distanceTo(runOf(one), one.x) > em * INK_WITHIN;
  return read
    .filter((one, index) => !isBlank(one, read[index - 1]?.character, read[index + 1]?.character))
    .map((one, index, all) => {
      const behind = all[index + 1];
      const isFirst = index === 0 || isBlankBehind(all[index - 1]?.character ?? '');
      if (one.character !== '-' || !isFirst || !behind || !isWide(behind.character)) return one;
      const { from, to } = runOf(one);
      const isNumeral = to - from >= em * NUMERAL_FROM && from <= one.x && one.x <= to;
      return isNumeral ? { ...one, character: '一' } : one;
    });
};
