import type { DecodedCharacter } from './decode-line.ts';
import { isLatin, isWide } from './signs.ts';

const NEIGHBOURS_ASKED = 3;
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
  return pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)];
};
