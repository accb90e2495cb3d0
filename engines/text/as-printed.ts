import type { Raster } from '../engine.ts';
import type { DecodedCharacter } from './decode-line.ts';
import { emOf } from './line-em.ts';
import { withLevelStrokes } from './level-strokes.ts';
import { inkRunsOf } from './line-ink.ts';
import { COLUMN_GAP } from './line-layout.ts';
import { withoutSharedStrokes } from './shared-strokes.ts';
import { withPrintedWidths } from './sign-widths.ts';
import { withWordGaps } from './word-gaps.ts';

/** What was read of a line, with its signs as wide and its words as far apart as the cut-out line shows them. */
export const asPrinted = (read: readonly DecodedCharacter[], cut: Raster): readonly DecodedCharacter[] => {
  const ink = inkRunsOf(cut);
  if (ink.length === 0) return read;
  const em = emOf(read, cut.height);
  const own = withLevelStrokes(withoutSharedStrokes(read, ink, em), ink, em);
  return withWordGaps(withPrintedWidths(own, ink, em), ink, em, COLUMN_GAP * cut.height);
};
