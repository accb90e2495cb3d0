import type { Ink } from './ink.ts';
import type { Area } from './parts.ts';

/** Rows of digits, as shares of their height. */
type Share = readonly [from: number, to: number];

/** The rows in which only upright segments show: only a two has none at the lower right. */
const LOWER: Share = [0.62, 0.78];
const UPRIGHT: readonly Share[] = [[0.2, 0.38], LOWER];
/** The rows of the upper segments that lie, which begin where the foot of a digit begins. */
const LYING: readonly Share[] = [
  [0, 0.2],
  [0.38, 0.62],
];
const FOOT: readonly Share[] = [[0.82, 1]];

/** The edge of an upright segment is uneven by this many columns. */
const EDGE = 3;
/** Ink of this width between the feet of two digits is a point; narrower ink may be one. */
const POINT_WIDE = 0.035;
const DOUBTFUL_WIDE = 0.02;

/** Finds decimal points that touch the foot of a digit: nothing else is between two digits there. */
export const pointsBetween = (
  { width, on }: Ink,
  digits: readonly { area: Area; digit: string }[],
  top: number,
  bottom: number,
): { places: number[]; isDoubtful: boolean } => {
  const tall = bottom - top;
  const hasInk = (x: number, shares: readonly Share[]) =>
    shares.some(([from, to]) => {
      for (let y = Math.round(top + from * tall); y < top + to * tall; y += 1) if (on[y * width + x] === 1) return true;
      return false;
    });
  const next = (from: number, end: number, shares: readonly Share[], wanted: boolean) => {
    let x = from;
    while (x < end && hasInk(x, shares) !== wanted) x += 1;
    return x;
  };
  const places: number[] = [];
  let isDoubtful = false;
  for (const [index, { area: after }] of digits.entries()) {
    const before = digits[index - 1];
    if (!before) continue;
    const [from, end] = [before.area, after].map(({ left, right }) => Math.round((left + right) / 2)) as [
      number,
      number,
    ];
    // Near the foot, so that the lean hardly matters.
    const right = before.digit === '2' ? UPRIGHT : [LOWER];
    const gap = next(next(from, end, right, true), end, right, false);
    const gapEnd = Math.min(next(gap + EDGE, end, UPRIGHT, true), next(gap + EDGE, end, LYING, true));
    let widest = 0;
    for (let x = gap; x < gapEnd; ) {
      const start = next(x, gapEnd, FOOT, true);
      x = next(start, gapEnd, FOOT, false);
      widest = Math.max(widest, x - start);
    }
    if (widest >= POINT_WIDE * tall) places.push(index);
    else if (widest >= DOUBTFUL_WIDE * tall) isDoubtful = true;
  }
  return { places, isDoubtful };
};
