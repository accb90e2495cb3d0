import type { DecodedCharacter } from './decode-line.ts';
import type { InkRun } from './line-ink.ts';
import { isBlankBefore, isBlankBehind, isLatin, isWide } from './signs.ts';

/** From ink to ink, in ems; and how sure the recogniser has to be of a blank there, though it read none. */
interface Gap {
  from: number;
  blank: number;
}

/** The word spaces of most faces begin at a quarter of an em, to which the letters' own room comes. */
const BETWEEN_LETTERS: readonly Gap[] = [{ from: 0.25, blank: 0.002 }];
/** Beside signs letters have more room, most of all in faces whose characters all are as wide. */
const BESIDE_SIGNS: readonly Gap[] = [{ from: 0.28, blank: 0.015 }];
/** Of Chinese beside letters the recogniser has seen few blanks. */
const BESIDE_CHINESE: readonly Gap[] = [
  { from: 0.26, blank: 0.002 },
  { from: 0.29, blank: 0 },
];
/** Nor has it of narrow signs after Chinese, which mostly are wide. */
const SIGN_AFTER_CHINESE: readonly Gap[] = [{ from: 0.29, blank: 0 }];
/** Against the room that the line's letters have: in a face whose characters all are as wide some have much. */
const OF_LETTERS_ROOM = 2.2;
/** A blank that was read takes more than the room between two letters. */
const LEAST_GAP = 0.14;

/** The line with a blank where one is printed between words, and none where there is none. */
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

/** Full-width signs have a blank half, and closing ones and commas of any width stand at the word before them. */
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
