import type { DecodedCharacter } from './decode-line.ts';
import { type InkRun, nearestRun } from './line-ink.ts';
import { isWide } from './signs.ts';

/** Where a stroke that was read beside a bracket may be none, in ems. */
const NEAR = 0.45;
/** How wide a bracket's ink is at most, in ems: wider ink is two characters that touch. */
const BRACKET_INK = 0.35;
/** A digit that touches a bracket in a narrow face was read surely. */
const SURE = 0.7;
/** How far a character's ink reaches from its centre, in ems, with what its place may be off. */
const HALF_CELL = 0.56;

/**
 * The line without strokes that were read beside a bracket and are none: the bracket itself, or a part of the character before
 * it; and without the ring of ℃ read beside the sign itself.
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
