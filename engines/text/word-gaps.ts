import type { DecodedCharacter } from './decode-line.ts';
import type { InkRun } from './line-ink.ts';
import { isBlankBefore, isBlankBehind, isLatin, isWide } from './signs.ts';

/** From ink to ink, in ems; and the minimum score of the recogniser for an unread blank. */
interface Gap {
  from: number;
  blank: number;
}

/** The word spaces of most faces begin at a quarter of an em, plus the space of the letters themselves. */
const BETWEEN_LETTERS: readonly Gap[] = [{ from: 0.25, blank: 0.002 }];
/** Next to signs letters have more room, most of all in faces whose characters all are as wide. */
const BESIDE_SIGNS: readonly Gap[] = [{ from: 0.28, blank: 0.015 }];
/** The recogniser has seen few blanks between Chinese characters and letters. */
const BESIDE_CHINESE: readonly Gap[] = [
  { from: 0.26, blank: 0.002 },
  { from: 0.29, blank: 0 },
];
/** The same holds for narrow signs after Chinese, which mostly are wide. */
const SIGN_AFTER_CHINESE: readonly Gap[] = [{ from: 0.29, blank: 0 }];
/** Compared with the space between the line's letters, which is large in some monospaced faces. */
const OF_LETTERS_ROOM = 2.2;
/** A blank that was read needs more than the space between two letters. */
const LEAST_GAP = 0.14;

/** The line with blanks between words exactly where they are printed. */
export const withWordGaps = (
  read: readonly DecodedCharacter[],
  ink: readonly InkRun[],
  em: number,
  columnGap: number,
): DecodedCharacter[] => {
  const gapBehind = (of: readonly DecodedCharacter[], index: number) =>
    widestGap(ink, of[index]?.x ?? 0, of[index + 1]?.x ?? 0) / em;
  const kept = read.filter(({ character }, index) => {
    if (character !== ' ') return true;
    const [before, behind] = [read[index - 1], read[index + 1]];
    if (!before || !behind || bringsItsBlank(before.character, behind.character)) return false;
    return widestGap(ink, before.x, behind.x) / em >= LEAST_GAP;
  });
  const lettersRoom = median(
    kept.flatMap(({ character }, index) =>
      isLatin(character) && isLatin(kept[index + 1]?.character ?? '') ? [gapBehind(kept, index)] : [],
    ),
  );
  return kept.flatMap((one, index) => {
    const next = kept[index + 1];
    if (!next || next.x - one.x > columnGap) return [one];
    const gap = gapBehind(kept, index);
    const isBlank = gapsAt(kept, index).some(({ from, blank }) => gap >= from && one.blankBehind >= blank);
    if (!isBlank || gap < OF_LETTERS_ROOM * lettersRoom) return [one];
    const blank = { character: ' ', x: (one.x + next.x) / 2, score: Math.min(one.score, next.score) };
    return [one, { ...blank, otherWidth: 0, blankBehind: 0 }];
  });
};

/** Full-width signs have a blank half, and closing ones and commas of any width are at the word before them. */
const bringsItsBlank = (before: string, behind: string) =>
  isBlankBehind(before) ||
  isBlankBefore(before) ||
  isBlankBefore(behind) ||
  isBlankBehind(behind) ||
  before === '(' ||
  ('”’'.includes(before) && isWide(behind)) ||
  '),.;:!?'.includes(behind);

const gapsAt = (read: readonly DecodedCharacter[], index: number): readonly Gap[] => {
  const [earlier = '', before = ' ', behind = ' '] = [-1, 0, 1].map((step) => read[index + step]?.character);
  const both = [before, behind];
  if (
    both.some((one) => ' _/'.includes(one)) ||
    (before === behind && !isLatin(before)) ||
    bringsItsBlank(before, behind)
  )
    return [];
  const wide = both.filter(isWide).length;
  if (wide === 2) return [];
  const latin = both.filter(isLatin).length;
  if (latin === 2) return BETWEEN_LETTERS;
  if (latin + wide === 2) return BESIDE_CHINESE;
  if (wide === 1 || (isWide(earlier) && '),;:!?'.includes(before))) return SIGN_AFTER_CHINESE;
  return BESIDE_SIGNS;
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const widestGap = (ink: readonly InkRun[], from: number, to: number) => {
  let [widest, end] = [0, from];
  for (const run of ink) {
    if (run.to <= from || run.from >= to) continue;
    widest = Math.max(widest, run.from - end);
    end = Math.max(end, Math.min(run.to, to));
  }
  return Math.max(widest, to - end);
};
