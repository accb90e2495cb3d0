import { otherWidthOf } from './signs.ts';

/** A character as the recogniser returns it. */
export interface DecodedCharacter {
  character: string;
  /** Its centre along the line that was cut out, in pixels. */
  x: number;
  score: number;
  /** The score of the same sign in the other width. */
  otherWidth: number;
  /** The highest score of a blank between it and the next character. */
  blankBehind: number;
}

interface Stretch extends Omit<DecodedCharacter, 'x'> {
  first: number;
  last: number;
}

/**
 * Decodes by connectionist temporal classification with the best class of each step. The first class is no character,
 * the last one a blank.
 */
export const createDecoder = (names: readonly string[]) => {
  const classes = names.length;
  const others = names.map((name) => names.indexOf(otherWidthOf(name) ?? name));
  return (scores: Float32Array, steps: number, stepWidth: number): DecodedCharacter[] => {
    const read: Stretch[] = [];
    let before = 0;
    for (let step = 0; step < steps; step++) {
      const at = step * classes;
      let best = 0;
      for (let i = 1; i < classes; i++) if ((scores[at + i] as number) > (scores[at + best] as number)) best = i;
      const last = read.at(-1);
      if (last) last.blankBehind = Math.max(last.blankBehind, scores[at + classes - 1] as number);
      if (best !== 0) {
        const score = scores[at + best] as number;
        const other = others[best] ?? best;
        const otherWidth = other === best ? 0 : (scores[at + other] as number);
        if (best === before && last) {
          last.last = step;
          last.score = Math.max(last.score, score);
          last.otherWidth = Math.max(last.otherWidth, otherWidth);
        } else read.push({ character: names[best] ?? '', score, otherWidth, blankBehind: 0, first: step, last: step });
      }
      before = best;
    }
    return read.map(({ first, last, ...character }) => ({ ...character, x: ((first + last) / 2 + 0.5) * stepWidth }));
  };
};
