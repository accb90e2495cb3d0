import type { DecodedCharacter } from './decode-line.ts';
import { withLevelStrokes } from './level-strokes.ts';
import type { InkRun } from './line-ink.ts';
import { COLUMN_GAP } from './line-layout.ts';
import { withoutSharedStrokes } from './shared-strokes.ts';
import { withPrintedWidths } from './sign-widths.ts';
import { withWordGaps } from './word-gaps.ts';

/**
 * The text of a line, with its signs as wide and its words as far apart as its ink shows; `em` and `height` are those
 * of the cut-out line.
 */
export const asPrinted = (
  read: readonly DecodedCharacter[],
  ink: readonly InkRun[],
  em: number,
  height: number,
): readonly DecodedCharacter[] => {
  if (ink.length === 0) return read;
  const own = withLevelStrokes(withoutSharedStrokes(read, ink, em), ink, em);
  return withWordGaps(withPrintedWidths(own, ink, em), ink, em, COLUMN_GAP * height);
};
