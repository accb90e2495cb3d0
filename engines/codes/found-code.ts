import type { Point } from '#contract/trial/recognition.ts';
import type { Box } from '../detection/overlap.ts';

export interface FoundCode {
  /** The text of the code. */
  text: string;
  /** Its four corners in pixels of the picture, clockwise from the start of the code. */
  corners: Point[];
}

/** Returns the box around a code. */
export const boxOf = ({ corners }: FoundCode): Box => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
};

const isWithin = ([x, y]: Point, [left, top, width, height]: Box) =>
  x >= left && y >= top && x <= left + width && y <= top + height;

const middleOf = ([left, top, width, height]: Box): Point => [left + width / 2, top + height / 2];

/** Returns whether two searches of a picture found the same code; two prints of one code are apart. */
export const isSameCode = (one: FoundCode, other: FoundCode): boolean =>
  one.text === other.text && isWithin(middleOf(boxOf(one)), boxOf(other));
