import { type Box, best, isOneTarget } from './overlap.ts';
import type { Window } from './resample.ts';

/** What was found in one window of a picture. */
export interface Candidate {
  score: number;
  /** In pixels of the picture. */
  box: Box;
  window: Window;
}

interface Size {
  width: number;
  height: number;
}

/** A box whose distance from an edge of its window is below this share of the window's side may continue beyond it. */
const NEAR_EDGE = 0.05;

/** Whether an edge of the window cuts the box that is not an edge of the picture. */
const isCut = ({ box: [x, y, width, height], window }: Candidate, picture: Size) => {
  const near = window.width * NEAR_EDGE;
  return (
    (window.left > 0 && x < window.left + near) ||
    (window.top > 0 && y < window.top + near) ||
    (window.left + window.width < picture.width && x + width > window.left + window.width - near) ||
    (window.top + window.height < picture.height && y + height > window.top + window.height - near)
  );
};

const isWhole = ({ window }: Candidate, picture: Size) => window.width >= Math.max(picture.width, picture.height);

/**
 * Joins what was found in the whole picture and in its parts, the surest first. A target of the whole comes before
 * parts of the same target, with any scores: a part of a target never replaces the target. Parts add the targets that
 * are too small for the whole.
 */
export const mergeWindows = (candidates: readonly Candidate[], picture: Size): Candidate[] => {
  const whole = best(
    candidates.filter((candidate) => isWhole(candidate, picture)),
    (kept, other) => isOneTarget(kept.box, other.box, true),
  );
  const parts = best(
    candidates.filter((candidate) => !isWhole(candidate, picture) && !isCut(candidate, picture)),
    (kept, other) => isOneTarget(kept.box, other.box, kept.window.width === other.window.width),
  );
  const added = parts.filter(({ box }) => !whole.some((kept) => isOneTarget(kept.box, box, false)));
  // A target that is seen completely and closer has a higher score.
  const nearer = (kept: Candidate) => parts.filter(({ box }) => isOneTarget(kept.box, box, true));
  const surest = whole.map((kept) => ({
    ...kept,
    score: Math.max(kept.score, ...nearer(kept).map(({ score }) => score)),
  }));
  return [...surest, ...added].toSorted((a, b) => b.score - a.score);
};
