import { describe, expect, it } from 'vitest';
import type { DecodedCharacter } from './decode-line.ts';
import { withoutSharedStrokes } from './shared-strokes.ts';

const at = (character: string, x: number, score = 0.9): DecodedCharacter => ({
  character,
  x,
  score,
  otherWidth: 0,
  blankBehind: 0,
});

const textOf = (read: readonly DecodedCharacter[]) => read.map(({ character }) => character).join('');

describe('strokes next to brackets', () => {
  const beforeBracket = [at('川', 276), at('I', 300), at('）', 308)];
  const bracket = { from: 304, to: 315 };
  const river = [
    { from: 259, to: 266 },
    { from: 277, to: 281 },
    { from: 293, to: 297 },
  ];

  it('[TRIAL-03] a part of the character before is no separate character', () => {
    expect(textOf(withoutSharedStrokes(beforeBracket, [...river, bracket], 42))).toBe('川）');
  });

  it('[TRIAL-03] a stroke with separate ink stays', () => {
    const own = { from: 300, to: 302 };
    const printed = [at('川', 274), at('1', 302), at('）', 310)];
    expect(textOf(withoutSharedStrokes(printed, [...river, own, { from: 308, to: 318 }], 42))).toBe('川1）');
    const alone = [at('（', 200), at('1', 300), at('）', 308)];
    expect(textOf(withoutSharedStrokes(alone, [{ from: 204, to: 211 }, bracket], 42))).toBe('（1）');
  });

  it('[TRIAL-03] a sign of degrees has one ring', () => {
    const read = [at('5', 240), at('°', 262), at('℃', 274), at('°', 300), at('C', 312)];
    expect(textOf(withoutSharedStrokes(read, [{ from: 230, to: 320 }], 42))).toBe('5℃°C');
  });

  it('[TRIAL-03] a stroke that was read of the bracket’s own ink goes', () => {
    const ink = [{ from: 230, to: 250 }, bracket];
    expect(textOf(withoutSharedStrokes([at('n', 240), at('l', 303, 0.5), at(')', 308)], ink, 42))).toBe('n)');
    expect(textOf(withoutSharedStrokes([at('2', 240), at('1', 303), at(')', 308)], ink, 42))).toBe('21)');
  });
});
