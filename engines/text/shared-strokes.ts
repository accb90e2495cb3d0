import type { DecodedCharacter } from './decode-line.ts';
import { type InkRun, nearestRun } from './line-ink.ts';
import { isWide } from './signs.ts';

/** At this distance a stroke next to a bracket may be none, in ems. */
const NEAR = 0.45;
/** The maximum width of a bracket's ink, in ems: wider ink is two characters that touch. */
const BRACKET_INK = 0.35;
/** A digit that touches a bracket in a narrow face has a high score. */
const SURE = 0.7;
/** How far a character's ink reaches from its centre, in ems, including the error of its place. */
const HALF_CELL = 0.56;

/**
 * The line without strokes that were wrongly read next to a bracket: the bracket itself, or a part of the
 * character before it; and without the ring of ℃ read next to the sign itself.
 */
export const withoutSharedStrokes = (
  read: readonly DecodedCharacter[],
  ink: readonly InkRun[],
  em: number,
): readonly DecodedCharacter[] =>
  read.filter((one, index) => {
    const [before, behind] = [read[index - 1], read[index + 1]];
    if (one.character === '°' && behind?.character === '℃') return false;
    if (!'1lI|丨'.includes(one.character) || !behind || !')）'.includes(behind.character)) return true;
    if (behind.x - one.x >= em * NEAR || (before && '(（'.includes(before.character))) return true;
    const run = ink[nearestRun(ink, one.x)] as InkRun;
    const isBracket =
      one.score < SURE && run === ink[nearestRun(ink, behind.x)] && run.to - run.from <= em * BRACKET_INK;
    const isPartOfOther = before !== undefined && isWide(before.character) && run.to <= before.x + em * HALF_CELL;
    return !isBracket && !isPartOfOther;
  });
