import type { DecodedCharacter } from './decode-line.ts';
import { isLatin, isWide } from './signs.ts';

const NEIGHBOURS_ASKED = 3;
const USUAL = 0.35;
/** How far apart letters and digits stand in most faces, in ems. */
const LATIN_PITCH = 0.54;

/** How many pixels of the line an em takes, by the characters that stand beside others of their kind; undefined where there are too few. */
export const emOf = (read: readonly DecodedCharacter[]): number | undefined => {
  const wide = pitchOf(read, isWide);
  if (wide !== undefined) return wide;
  const latin = pitchOf(read, isLatin);
  return latin && latin / LATIN_PITCH;
};

const pitchOf = (read: readonly DecodedCharacter[], isKind: (character: string) => boolean) => {
  const pitches = read.flatMap((one, index) => {
    const next = read[index + 1];
    return next && isKind(one.character) && isKind(next.character) ? [next.x - one.x] : [];
  });
  if (pitches.length < NEIGHBOURS_ASKED) return undefined;
  const median = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0;
  // Places are as coarse as the recogniser's steps: their mean is finer than any of them.
  const usual = pitches.filter((pitch) => Math.abs(pitch - median) <= median * USUAL);
  return usual.reduce((sum, pitch) => sum + pitch, 0) / usual.length;
};
