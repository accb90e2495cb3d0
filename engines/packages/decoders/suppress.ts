import { TARGETS_MAXIMUM } from '../limits.ts';
import type { Candidate } from './output.ts';

const areaOf = ({ left, top, right, bottom }: Candidate) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** Intersection over union. */
export const overlapOf = (one: Candidate, other: Candidate): number => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (areaOf(one) + areaOf(other) - shared);
};

/** Further ones are not looked at: each is compared with all that stay. */
const LOOKED_AT_MAXIMUM = 5000;

/** Of targets of one class that overlap by more than `threshold` the best stays; the best of all come first. */
export const suppress = (candidates: readonly Candidate[], threshold: number): Candidate[] => {
  const stay: Candidate[] = [];
  const ordered = [...candidates].sort((a, b) => b.score - a.score).slice(0, LOOKED_AT_MAXIMUM);
  for (const one of ordered) {
    if (stay.length >= TARGETS_MAXIMUM) break;
    if (stay.every((other) => other.classNo !== one.classNo || overlapOf(one, other) <= threshold)) stay.push(one);
  }
  return stay;
};
