import type { Raster } from '../../engine.ts';
import { MRZ_LENGTH } from './mrz.ts';

/** A strip of a page, as darkness from 0 (paper) to 1 (print). */
export interface Strip {
  left: number;
  top: number;
  width: number;
  height: number;
  ink: Float32Array;
  /** The slope of the strip, in pixels down for each pixel right; `top` is that of its middle column. */
  slope: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WINDOW_SHARE = 0.9;

/** How far the top of a strip is below its `top` at a column of the page. */
export const fallAt = ({ left, width, slope }: Pick<Strip, 'left' | 'width' | 'slope'>, x: number): number =>
  slope * (x - left - width / 2);

/**
 * Darkness compared with the paper around it, so that shadows do not count; `box` is the place of the strip at its
 * middle column, from which it continues with `slope`.
 */
export const stripOf = ({ width, height, rgb }: Raster, box: Box, slope = 0): Strip => {
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const wide = Math.max(0, Math.min(width, Math.ceil(box.right)) - left);
  const high = Math.max(0, Math.min(height, Math.ceil(box.bottom)) - top);
  const grey = new Float32Array(wide * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const row = Math.round(top + y + fallAt({ left, width: wide, slope }, left + x));
      const at = (Math.min(height - 1, Math.max(0, row)) * width + left + x) * 3;
      grey[y * wide + x] = ((rgb[at] ?? 0) + (rgb[at + 1] ?? 0) + (rgb[at + 2] ?? 0)) / 765;
    }
  const ink = new Float32Array(wide * high);
  const reach = Math.max(4, Math.round(high * WINDOW_SHARE));
  const lightest = new Float32Array(wide);
  const darkest = new Float32Array(wide).fill(1);
  for (let x = 0; x < wide; x += 1)
    for (let y = 0; y < high; y += 1) {
      lightest[x] = Math.max(lightest[x] ?? 0, grey[y * wide + x] ?? 0);
      darkest[x] = Math.min(darkest[x] ?? 1, grey[y * wide + x] ?? 1);
    }
  for (let x = 0; x < wide; x += 1) {
    const around = { light: 0, dark: 1 };
    for (let near = Math.max(0, x - reach); near < Math.min(wide, x + reach); near += 1) {
      around.light = Math.max(around.light, lightest[near] ?? 0);
      around.dark = Math.min(around.dark, darkest[near] ?? 1);
    }
    const range = Math.max(0.08, around.light - around.dark);
    for (let y = 0; y < high; y += 1)
      ink[y * wide + x] = Math.min(1, Math.max(0, (around.light - (grey[y * wide + x] ?? 0)) / range - 0.25) / 0.6);
  }
  return { left, top, width: wide, height: high, ink, slope };
};

const columnSums = ({ width, height, ink }: Strip) => {
  const columns = new Float32Array(width);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = ink[y * width + x] ?? 0;
      columns[x] = (columns[x] ?? 0) + value;
    }
  return columns;
};

/** Where print begins and ends in the sums, without noise. */
const extent = (values: Float32Array, share: number): [number, number] => {
  const limit = Math.max(...values) * share;
  let [first, last] = [0, values.length - 1];
  while (first < last && (values[first] ?? 0) < limit) first += 1;
  while (last > first && (values[last] ?? 0) < limit) last -= 1;
  return [first, last + 1];
};

/** Extends a stretch of print outwards over gaps of at most `gap`; `ends` says where there can be no print. */
const grown = (
  values: Float32Array,
  from: number,
  to: number,
  gap: number,
  ends: (x: number) => boolean,
): [number, number] => {
  const core = values.slice(Math.max(0, from), Math.max(1, to));
  const limit = Math.max(...core) * 0.08;
  const reach = (start: number, step: 1 | -1) => {
    let last = start;
    for (let at = start; at >= 0 && at < values.length && Math.abs(at - last) <= gap; at += step) {
      const isCore = at >= from && at < to;
      if (!isCore && ends(at)) break;
      if (isCore || (values[at] ?? 0) >= limit) last = at;
    }
    return last;
  };
  const middle = Math.round((from + to) / 2);
  return [reach(middle, -1), reach(middle, 1) + 1];
};

export interface Cells {
  /** Left edge of the first cell and the step, in pixels of the page. */
  left: number;
  pitch: number;
}

/** Spaces between characters are smaller than this share of a line's height. */
const GAP = 0.7;

/** The paper's edge, or a frame: dark from above the line to below it. */
const isEdge = ({ width, height, ink }: Strip, x: number): boolean => {
  let dark = 0;
  for (let y = 0; y < height; y += 1) if ((ink[y * width + x] ?? 0) > 0.4) dark += 1;
  return dark > height * 0.92;
};

const STEEPEST = 0.03;

/** The slope along which a line of print is sharpest against the paper above and below it. */
export const findSlope = ({ width, height, ink }: Strip): number => {
  let best = { slope: 0, sharpness: 0 };
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += 0.0015) {
    const rows = new Float32Array(height);
    for (let x = 0; x < width; x += 1) {
      const fall = Math.round(slope * (x - width / 2));
      for (let y = Math.max(0, -fall); y < Math.min(height, height - fall); y += 1)
        rows[y] = (rows[y] ?? 0) + (ink[(y + fall) * width + x] ?? 0);
    }
    const sharpness = rows.reduce((sum, row) => sum + row * row, 0);
    if (sharpness > best.sharpness) best = { slope, sharpness };
  }
  return best.slope;
};

/** The amount of print on the edges of a grid. */
const inkOnEdges = (columns: Float32Array, left: number, pitch: number): number => {
  let ink = 0;
  for (let edge = 0; edge <= MRZ_LENGTH; edge += 1) {
    const x = left + edge * pitch;
    const low = Math.floor(x);
    ink += (columns[low] ?? 0) * (1 - x + low) + (columns[low + 1] ?? 0) * (x - low);
  }
  return ink;
};

/** The best grid whose first edge is from `left[0]` to `left[1]` in the strip, and whose step is about `pitch`. */
const bestGrid = (
  strip: Strip,
  pitch: number,
  left: readonly [number, number],
  cost: (left: number, pitch: number) => number,
) => {
  let best: { cost: number; left: number; pitch: number } | undefined;
  for (let step = pitch * 0.975; step <= pitch * 1.025; step += pitch * 0.0015)
    for (let at = left[0]; at <= left[1]; at += Math.max(0.25, pitch * 0.02)) {
      const own = cost(at, step);
      if (!best || own < best.cost) best = { cost: own, left: at, pitch: step };
    }
  return best && { left: strip.left + best.left, pitch: best.pitch };
};

/**
 * The 44 equal cells of a line's characters: the grid whose edges meet the least print. `known` is where the engine
 * found print; it may have lost an end of the line.
 */
export const findCells = (strip: Strip, known: { left: number; right: number }): Cells | undefined => {
  const columns = columnSums(strip);
  const [first, end] = grown(columns, known.left - strip.left, known.right - strip.left, strip.height * GAP, (x) =>
    isEdge(strip, x),
  );
  const pitch = (end - first) / (MRZ_LENGTH - 0.3);
  if (pitch < 5) return undefined;
  const overhang = (step: number) => Math.abs(end - first + step * 0.3 - step * MRZ_LENGTH) / step;
  return bestGrid(
    strip,
    pitch,
    [first - pitch * 0.45, first + pitch * 0.1],
    (left, step) => inkOnEdges(columns, left, step) + overhang(step) * 0.2,
  );
};

/** The cells of the other line, which is below or above that of `near`, except for a little perspective. */
export const findCellsNear = (strip: Strip, near: Cells): Cells | undefined => {
  const columns = columnSums(strip);
  const left = near.left - strip.left;
  const away = (at: number, step: number) =>
    (Math.abs(at - left) + Math.abs(step - near.pitch) * MRZ_LENGTH) / near.pitch;
  return bestGrid(
    strip,
    near.pitch,
    [left - near.pitch * 0.45, left + near.pitch * 0.45],
    (at, step) => inkOnEdges(columns, at, step) + away(at, step) * 0.2,
  );
};

/** The share of a part of a cell that is print. */
const inkIn = ({ width, ink }: Strip, x1: number, x2: number, y1: number, y2: number): number => {
  let sum = 0;
  let count = 0;
  for (let y = Math.round(y1); y < Math.round(y2); y += 1)
    for (let x = Math.round(x1); x < Math.round(x2); x += 1) {
      sum += ink[y * width + x] ?? 0;
      count += 1;
    }
  return count === 0 ? 0 : sum / count;
};

/**
 * Whether each of the cells holds a filler `<`: two strokes that part to the right from the middle of the left side.
 * Its left quarter is empty above and below the middle, its right quarter in the middle; no letter or digit looks like
 * this.
 */
export const findFillers = (strip: Strip, { left, pitch }: Cells): boolean[] => {
  const from = Math.max(0, Math.round(left - strip.left));
  const to = Math.min(strip.width, Math.round(left - strip.left + pitch * MRZ_LENGTH));
  const rows = new Float32Array(strip.height);
  for (let y = 0; y < strip.height; y += 1)
    for (let x = from; x < to; x += 1) rows[y] = (rows[y] ?? 0) + (strip.ink[y * strip.width + x] ?? 0);
  const [top, bottom] = extent(rows, 0.12);
  return Array.from({ length: MRZ_LENGTH }, (_, index) => {
    const start = Math.max(0, Math.round(left - strip.left + index * pitch));
    const columns = new Float32Array(Math.max(1, Math.ceil(pitch)));
    const lines = new Float32Array(Math.max(1, bottom - top));
    for (let y = top; y < bottom; y += 1)
      for (let x = 0; x < columns.length; x += 1) {
        const value = strip.ink[y * strip.width + start + x] ?? 0;
        columns[x] = (columns[x] ?? 0) + value;
        lines[y - top] = (lines[y - top] ?? 0) + value;
      }
    const [x1, x2] = extent(columns, 0.2);
    const [y1, y2] = extent(lines, 0.2);
    const [wide, high] = [x2 - x1, y2 - y1];
    if (wide < pitch * 0.25 || high < (bottom - top) * 0.3) return false;
    const [x, y] = [start + x1, top + y1];
    const middle = inkIn(strip, x, x + wide * 0.35, y + high * 0.33, y + high * 0.67);
    const corners =
      (inkIn(strip, x, x + wide * 0.3, y, y + high * 0.25) +
        inkIn(strip, x, x + wide * 0.3, y + high * 0.75, y + high)) /
      2;
    const ends =
      (inkIn(strip, x + wide * 0.65, x + wide, y, y + high * 0.33) +
        inkIn(strip, x + wide * 0.65, x + wide, y + high * 0.67, y + high)) /
      2;
    const gap = inkIn(strip, x + wide * 0.65, x + wide, y + high * 0.38, y + high * 0.62);
    return corners < middle * 0.35 && gap < ends * 0.4 && middle > 0.25 && ends > 0.2;
  });
};
