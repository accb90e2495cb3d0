import { type ReadDigit, readDigit, readOne } from './digit.ts';
import type { Ink } from './ink.ts';
import type { Area } from './parts.ts';

/** A digit and its place. */
export interface Cell extends ReadDigit {
  area: Area;
}

/** The contents of the columns of a row of digits: digits, and other runs of ink. */
export interface Columns {
  digits: Cell[];
  others: Area[];
  /** How badly digits explain the ink: the lower the better, for the same ink. */
  cost: number;
}

/** The width of a digit as shares of its height, tried in steps of this many columns, so that one is nearly right. */
const WIDTHS = { least: 0.36, most: 0.84, step: 3 } as const;
/** The maximum width of the stroke of a one. */
const ONE_WIDEST = 0.3;
/** Each digit has a cost, so that few explain what many could. */
const DIGIT_COST = 0.2;
/** The cost of a column full of ink that no digit explains. */
const UNEXPLAINED_COST = 10;
/** Gaps of up to this share of the height do not end a run of ink. */
const RUN_GAP = 0.12;

/** The rows in which the upright segments show, but no decimal point, as shares of the height. */
const SIDES = [0.2, 0.78] as const;

/** The cost of a decimal point, as a share of that of other ink. */
const FOOT_SHARE = 0.03;

/** Ink of each column: in all rows, in those above decimal points, and in those of the upright segments. */
interface Counts {
  counts: Uint16Array;
  above: Uint16Array;
  sides: Uint16Array;
}

const MARGIN = 1;

/** Counts ink in columns between two rows without going over them again. */
const columnCounts = ({ width, on }: Ink, top: number, bottom: number): Uint16Array => {
  const counts = new Uint16Array(width);
  for (let y = top; y < bottom; y += 1)
    for (let x = 0; x < width; x += 1) if (on[y * width + x] === 1) counts[x] = (counts[x] ?? 0) + 1;
  return counts;
};

const rowsOf = ({ width, on }: Ink, left: number, right: number, top: number, bottom: number): Area => {
  const hasInk = (y: number) => on.subarray(y * width + left, y * width + right).includes(1);
  let [first, end] = [top, bottom];
  while (first < bottom && !hasInk(first)) first += 1;
  while (end > first && !hasInk(end - 1)) end -= 1;
  return { left, right, top: first, bottom: end };
};

/** Runs of the columns that no digit covers, gaps closed, each with the rows of its ink. */
const runsBetween = (ink: Ink, counts: Uint16Array, covered: Uint8Array, top: number, bottom: number): Area[] => {
  const gap = (bottom - top) * RUN_GAP;
  const runs: Area[] = [];
  let last: { left: number; right: number } | undefined;
  const end = () => {
    if (last) runs.push(rowsOf(ink, last.left, last.right, top, bottom));
    last = undefined;
  };
  for (let x = 0; x < ink.width; x += 1) {
    if (covered[x]) end();
    else if (counts[x]) {
      if (last && x - last.right > gap) end();
      if (last) last.right = x + 1;
      else last = { left: x, right: x + 1 };
    }
  }
  end();
  return runs;
};

interface Step {
  from: number;
  cell?: Cell;
}

/**
 * Explains the ink between two rows by digits of one width, left to right, so that as little as possible is left over.
 * Segments need not touch each other, and digits may be closer together than their segments.
 */
const explain = (ink: Ink, { counts, above, sides }: Counts, top: number, bottom: number, wide: number): Columns => {
  const { width } = ink;
  const tall = bottom - top;
  const costs = new Float64Array(width + 1).fill(Number.POSITIVE_INFINITY);
  const steps: (Step | undefined)[] = Array.from({ length: width + 1 });
  costs[0] = 0;
  const reach = (from: number, to: number, cost: number, cell?: Cell) => {
    const total = (costs[from] ?? 0) + cost;
    if (total >= (costs[to] ?? 0)) return;
    costs[to] = total;
    steps[to] = cell ? { from, cell } : { from };
  };
  const startsAt = (x: number) => sides[x] && !sides[x - 1];
  const endsAt = (x: number) => sides[x - 1] && !sides[x];
  const hasInk = (of: Uint16Array, from: number, to: number) => {
    for (let x = Math.max(0, from); x < to; x += 1) if (of[x]) return true;
    return false;
  };
  const put = (left: number, right: number, read: ReadDigit | undefined) => {
    if (!read) return;
    reach(left, right, DIGIT_COST + (1 - read.score), { ...read, area: { left, right, top, bottom } });
  };
  const inkAt = [counts.findIndex(Boolean), counts.findLastIndex(Boolean)] as const;
  for (let x = 0; x < width; x += 1) {
    reach(x, x + 1, (UNEXPLAINED_COST * ((above[x] ?? 0) + (counts[x] ?? 0) * FOOT_SHARE)) / tall);
    if (x < inkAt[0] - tall || x > inkAt[1]) continue;
    if (!counts[x]) {
      // The left of a three or a seven may be empty.
      if (!hasInk(counts, x, x + Math.round(tall * 0.2))) continue;
    } else if (startsAt(x)) {
      for (let right = x + 2; right < Math.min(width, x + tall * ONE_WIDEST); right += 1)
        if (endsAt(right)) put(x, right, readOne(ink, { left: x, right, top, bottom }));
    }
    const right = x + wide;
    // Every digit has an upright segment at its right.
    if (right <= width && hasInk(sides, right - MARGIN, right))
      put(x, right, readDigit(ink, { left: x, right, top, bottom }));
  }
  const covered = new Uint8Array(width);
  const digits: Cell[] = [];
  for (let x = width; x > 0; x = steps[x]?.from ?? 0) {
    const cell = steps[x]?.cell;
    if (!cell) continue;
    digits.unshift(cell);
    covered.fill(1, cell.area.left, cell.area.right);
  }
  return { digits, others: runsBetween(ink, counts, covered, top, bottom), cost: costs[width] ?? 0 };
};

/** Ink at this distance from other ink belongs to something else. */
const APART = 1.5;

/** The ink of the columns that belong to those of the seed, without a wide gap between them. */
const around = (ink: Ink, top: number, bottom: number, seed: Area): Ink => {
  const counts = columnCounts(ink, top, bottom);
  const apart = (bottom - top) * APART;
  const reach = (from: number, step: 1 | -1) => {
    let last = from;
    for (let x = from; x >= 0 && x < ink.width && Math.abs(x - last) <= apart; x += step) if (counts[x]) last = x;
    return last;
  };
  const [first, end] = [reach(seed.left, -1), reach(Math.max(seed.left, seed.right - 1), 1) + 1];
  const on = new Uint8Array(ink.on.length);
  for (let y = top; y < bottom; y += 1)
    on.set(ink.on.subarray(y * ink.width + first, y * ink.width + end), y * ink.width + first);
  return { ...ink, on };
};

/** Reads the digits between two rows, all of one width; the width is the one that explains the ink best. */
export const readColumns = (whole: Ink, top: number, bottom: number, seed: Area): Columns | undefined => {
  const tall = bottom - top;
  const ink = around(whole, top, bottom, seed);
  const counts = {
    counts: columnCounts(ink, top, bottom),
    above: columnCounts(ink, top, Math.round(top + tall * SIDES[1])),
    sides: columnCounts(ink, Math.round(top + tall * SIDES[0]), Math.round(top + tall * SIDES[1])),
  };
  const byWidth = (widths: readonly number[]) =>
    widths
      .map((wide) => ({ wide, columns: explain(ink, counts, top, bottom, wide) }))
      .reduce((best, one) => (one.columns.cost < best.columns.cost ? one : best));
  const coarse: number[] = [];
  for (let wide = Math.round(tall * WIDTHS.least); wide <= tall * WIDTHS.most; wide += WIDTHS.step) coarse.push(wide);
  const { wide } = byWidth(coarse);
  // A digit that is too wide by a few columns hides a point next to it.
  const best = byWidth([wide - 2, wide - 1, wide, wide + 1, wide + 2]).columns;
  return best.digits.length > 0 ? best : undefined;
};
