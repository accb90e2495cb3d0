import type { Window } from './resample.ts';

/** A picture whose shorter side has this many pixels is searched in parts, too: small targets are lost in the whole. */
const PARTS_FROM = 480;
/** Parts of a row overlap at least this much, so that a target that one of them cuts is complete in another. */
const SHARED = 0.3;
const PARTS_IN_A_ROW = 4;

/** Where squares of `side` begin so that they cover `length`. */
const starts = (length: number, side: number) => {
  if (length <= side) return [(length - side) / 2];
  const number = Math.min(PARTS_IN_A_ROW, Math.ceil((length - side) / (side * (1 - SHARED))) + 1);
  return Array.from({ length: number }, (_, index) => (index * (length - side)) / (number - 1));
};

const squares = (width: number, height: number, side: number): Window[] =>
  starts(height, side).flatMap((top) => starts(width, side).map((left) => ({ left, top, width: side, height: side })));

/** The squares of a picture to look at: all of it with a border, then parts. */
export const windowsOf = (width: number, height: number): Window[] => {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  const whole = squares(width, height, longer);
  if (shorter < PARTS_FROM) return whole;
  // A nearly square picture is searched in quarters, others along their longer side.
  const side = longer / shorter > 1.25 ? shorter : shorter * 0.65;
  return [...whole, ...squares(width, height, side)];
};
