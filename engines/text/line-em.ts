import type { DecodedCharacter } from './decode-line.ts';
import { isLatin, isWide } from './signs.ts';

/** A pitch that is further from the middle one does not count: there is a blank, or a sign. */
const USUAL = 0.35;
/** The distance of letters and digits in most faces, in ems. */
const LATIN_PITCH = 0.54;
/** Of a line that was cut out around its print. */
const OF_HEIGHT = 0.7;

/**
 * How many pixels of the line an em takes: by the characters next to others of their kind, or else by the line's
 * height.
 */
export const emOf = (read: readonly DecodedCharacter[], height: number): number => {
  const latin = pitchOf(read, isLatin, 3);
  return (
    pitchOf(read, isWide, 2) ??
    (latin === undefined ? undefined : latin / LATIN_PITCH) ??
    pitchOf(read, isWide, 1) ??
    height * OF_HEIGHT
  );
};

const pitchOf = (read: readonly DecodedCharacter[], isKind: (character: string) => boolean, least: number) => {
  const pitches = read.flatMap((one, index) => {
    const next = read[index + 1];
    return next && isKind(one.character) && isKind(next.character) ? [next.x - one.x] : [];
  });
  if (pitches.length < least) return undefined;
  const median = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0;
  // Places are as coarse as the recogniser's steps: their mean is more precise.
  const usual = pitches.filter((pitch) => Math.abs(pitch - median) <= median * USUAL);
  return usual.reduce((sum, pitch) => sum + pitch, 0) / usual.length;
};
