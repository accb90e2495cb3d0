/** x, y, width, height. */
export type Box = [number, number, number, number];

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])) *
  Math.max(0, Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]));

/** The common area of two boxes, as a share of their union: from 0 to 1. */
export const overlap = (a: Box, b: Box): number => {
  const common = shared(a, b);
  return common === 0 ? 0 : common / (a[2] * a[3] + b[2] * b[3] - common);
};

/** The share of the smaller one that is within the other: from 0 to 1. */
const contained = (a: Box, b: Box): number => {
  const smaller = Math.min(a[2] * a[3], b[2] * b[3]);
  return smaller === 0 ? 0 : shared(a, b) / smaller;
};

/** Boxes that overlap by this much mean one target. */
const SAME = 0.5;
/** A box with this share within another may be a part of its target. */
const PART = 0.75;
const AS_LONG = 0.85;

const alike = (a: number, b: number) => Math.min(a, b) > AS_LONG * Math.max(a, b);

/**
 * Whether two boxes mean one target. A box within another is a part of it if it was seen at another scale, or is as
 * wide or as high, as a ship without its masts; otherwise it is a separate target in front of the other.
 */
export const isOneTarget = (kept: Box, other: Box, isSameScale: boolean): boolean =>
  overlap(kept, other) > SAME ||
  (contained(kept, other) > PART && (!isSameScale || alike(kept[2], other[2]) || alike(kept[3], other[3])));

/** The best of boxes that mean the same thing, by non-maximum suppression; the best score comes first. */
export const best = <T extends { score: number; box: Box }>(
  all: readonly T[],
  same: (kept: T, other: T) => boolean,
): T[] => {
  const kept: T[] = [];
  for (const one of all.toSorted((a, b) => b.score - a.score))
    if (!kept.some((other) => same(other, one))) kept.push(one);
  return kept;
};
