import { componentsOf } from '../../text/components.ts';
import type { Ink } from './ink.ts';

export interface Area {
  left: number;
  top: number;
  /** Not included. */
  right: number;
  bottom: number;
}

const SMALLEST_PIXELS = 8;

/**
 * The connected pieces of ink. Pieces that reach the upper or lower border are the display's frame and are left out;
 * `cut` are pieces that only a side border cuts off.
 */
export const piecesOf = (ink: Ink): { ink: Ink; pieces: Area[]; cut: Area[] } => {
  const { width, height } = ink;
  const kept = new Uint8Array(ink.on.length);
  const pieces: Area[] = [];
  const cut: Area[] = [];
  for (const component of componentsOf(width, height, (index) => ink.on[index] === 1, SMALLEST_PIXELS)) {
    const area: Area = {
      left: Math.min(...component.firsts),
      top: component.top,
      right: Math.max(...component.lasts) + 1,
      bottom: component.top + component.firsts.length,
    };
    if (area.top === 0 || area.bottom === height) continue;
    if (area.left === 0 || area.right === width) {
      cut.push(area);
      continue;
    }
    pieces.push(area);
    for (const [row, first] of component.firsts.entries())
      for (let x = first; x <= (component.lasts[row] ?? first); x += 1) {
        const index = (component.top + row) * width + x;
        kept[index] = ink.on[index] ?? 0;
      }
  }
  return { ink: { width, height, on: kept }, pieces, cut };
};

/** Upright segments are at least this tall, as a share of the tallest one. */
const UPRIGHT = 0.7;
/** The level segments at a digit's ends lie within this share of the height beyond the upright ones. */
const ENDS = 0.35;
/** And are so flat. */
const FLAT = 0.3;

const tallOf = ({ top, bottom }: { top: number; bottom: number }) => bottom - top;

export interface Rows {
  top: number;
  bottom: number;
}

/**
 * The possible rows of the digits of which the seed contains a part: those of the tallest pieces with the level ones at
 * their ends, and with all that follows closely above and below.
 */
export const rowsOf = (pieces: readonly Area[], seed: Area): Rows[] => {
  const margin = tallOf(seed) * 0.5;
  const isNear = ({ left, top, right, bottom }: Area) =>
    right > seed.left - margin && left < seed.right + margin && bottom > seed.top && top < seed.bottom;
  const near = pieces.filter(isNear);
  const tallest = Math.max(0, ...near.map(tallOf));
  if (tallest < tallOf(seed) * 0.2) return [];
  const main = near.filter((piece) => tallOf(piece) > tallest * UPRIGHT);
  const rows = around(main);
  const tall = tallOf(rows);
  const [left, right] = [Math.min(...main.map((one) => one.left)), Math.max(...main.map((one) => one.right))];
  const ends = near.filter(
    (piece) =>
      tallOf(piece) < tall * FLAT &&
      piece.right - piece.left > tall * 0.15 &&
      piece.right > left - tall * 0.3 &&
      piece.left < right + tall * 0.3 &&
      piece.top > rows.top - tall * ENDS &&
      piece.bottom < rows.bottom + tall * ENDS,
  );
  const withEnds = around([...main, ...ends]);
  const grown = grownBy(withEnds, near, tallest);
  return grown.top === withEnds.top && grown.bottom === withEnds.bottom ? [withEnds] : [withEnds, grown];
};

const around = (areas: readonly Rows[]): Rows => ({
  top: Math.min(...areas.map(({ top }) => top)),
  bottom: Math.max(...areas.map(({ bottom }) => bottom)),
});

/** Segments follow each other within this share of the tallest one. */
const NEXT = 0.3;

const grownBy = (rows: Rows, pieces: readonly Area[], tallest: number): Rows => {
  let grown = rows;
  for (;;) {
    const next = around([
      grown,
      ...pieces.filter(({ top, bottom }) => top < grown.bottom + tallest * NEXT && bottom > grown.top - tallest * NEXT),
    ]);
    if (next.top === grown.top && next.bottom === grown.bottom) return grown;
    grown = next;
  }
};
