import { describe, expect, it } from 'vitest';
import type { DecodedCharacter } from './decode-line.ts';
import { withLevelStrokes } from './level-strokes.ts';

const at = (character: string, x: number): DecodedCharacter => ({
  character,
  x,
  score: 0.9,
  otherWidth: 0,
  blankBehind: 0,
});
const textOf = (read: readonly DecodedCharacter[]) => read.map(({ character }) => character).join('');
const em = 40;

describe('level strokes', () => {
  it('[TRIAL-03] the blank between two full-width signs is no stroke', () => {
    const read = [at('售', 20), at('。', 46), at('一', 80), at('(', 112), at('依', 140)];
    const ink = [
      { from: 2, to: 38 },
      { from: 42, to: 50 },
      { from: 108, to: 116 },
      { from: 122, to: 158 },
    ];
    expect(textOf(withLevelStrokes(read, ink, em))).toBe('售。(依');
    const printed = [...ink, { from: 64, to: 96 }].toSorted((a, b) => a.from - b.from);
    expect(textOf(withLevelStrokes(read, printed, em))).toBe('售。一(依');
  });

  it('[TRIAL-03] what is as wide as a character before a word is the numeral, what is narrow a hyphen', () => {
    const read = [at('-', 20), at('般', 60)];
    const word = { from: 42, to: 78 };
    expect(textOf(withLevelStrokes(read, [{ from: 3, to: 37 }, word], em))).toBe('一般');
    expect(textOf(withLevelStrokes(read, [{ from: 14, to: 28 }, word], em))).toBe('-般');
  });
});
