import type { Raster } from '../../engine.ts';
import { MRZ_LENGTH } from './mrz.ts';

/** A strip of a page as darkness from 0 (paper) to 1 (print). */
export interface Strip {
  left: number;
  top: number;
  width: number;
  height: number;
  ink: Float32Array;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WINDOW_SHARE = 0.9;

/** Darkness against the paper around it, so that shadows do not count. */
export const stripOf = ({ width, height, rgb }: Raster, box: Box): Strip => {
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const wide = Math.max(0, Math.min(width, Math.ceil(box.right)) - left);
  const high = Math.max(0, Math.min(height, Math.ceil(box.bottom)) - top);
  const grey = new Float32Array(wide * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const at = ((top + y) * width + left + x) * 3;
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
  return { left, top, width: wide, height: high, ink };
};

const sums = ({ width, height, ink }: Strip) => {
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const value = ink[y * width + x] ?? 0;
      columns[x] = (columns[x] ?? 0) + value;
      rows[y] = (rows[y] ?? 0) + value;
    }
  return { columns, rows };
};

/** Where print begins and ends along sums, noise left out. */
const extent = (values: Float32Array, share: number): [number, number] => {
  const limit = Math.max(...values) * share;
  let [first, last] = [0, values.length - 1];
  while (first < last && (values[first] ?? 0) < limit) first += 1;
  while (last > first && (values[last] ?? 0) < limit) last -= 1;
  return [first, last + 1];
};

export interface Cells {
  /** Left edge of the first cell and the step, in pixels of the page. */
  left: number;
  pitch: number;
}

/** The 44 equal cells in which a line's characters stand: the grid whose edges meet the least print. */
export const findCells = (strip: Strip): Cells | undefined => {
  const { columns } = sums(strip);
  const [first, end] = extent(columns, 0.08);
  const rough = (end - first) / (MRZ_LENGTH - 0.3);
  if (rough < 5) return undefined;
  let best: { cost: number; left: number; pitch: number } | undefined;
  for (let pitch = rough * 0.975; pitch <= rough * 1.025; pitch += rough * 0.0015)
    for (let left = first - pitch * 0.45; left <= first + pitch * 0.1; left += Math.max(0.25, pitch * 0.02)) {
      let cost = 0;
      for (let edge = 0; edge <= MRZ_LENGTH; edge += 1) {
        const x = left + edge * pitch;
        const low = Math.floor(x);
        const share = x - low;
        cost += (columns[low] ?? 0) * (1 - share) + (columns[low + 1] ?? 0) * share;
      }
      const overhang = Math.abs(end - first + pitch * 0.3 - pitch * MRZ_LENGTH) / pitch;
      cost += overhang * 0.2;
      if (!best || cost < best.cost) best = { cost, left, pitch };
    }
  return best && { left: strip.left + best.left, pitch: best.pitch };
};

/** How much print stands in a part of a cell, as a share of the part. */
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
 * Whether each of the cells holds a filler `<`: two strokes that part to the right from the middle of the left side. Its left
 * quarter is empty above and below the middle, its right quarter in the middle; no letter or digit is so.
 */
export const findFillers = (strip: Strip, { left, pitch }: Cells): boolean[] => {
  const { rows } = sums(strip);
  const [top, bottom] = extent(rows, 0.12);
  return Array.from({ length: MRZ_LENGTH }, (_, index) => {
    const from = Math.max(0, left - strip.left + index * pitch);
    const cell: Strip = { ...strip };
    const columns = new Float32Array(Math.max(1, Math.ceil(pitch)));
    const lines = new Float32Array(Math.max(1, bottom - top));
    for (let y = top; y < bottom; y += 1)
      for (let x = 0; x < columns.length; x += 1) {
        const value = cell.ink[y * cell.width + Math.round(from) + x] ?? 0;
        columns[x] = (columns[x] ?? 0) + value;
        lines[y - top] = (lines[y - top] ?? 0) + value;
      }
    const [x1, x2] = extent(columns, 0.2);
    const [y1, y2] = extent(lines, 0.2);
    const [wide, high] = [x2 - x1, y2 - y1];
    if (wide < pitch * 0.25 || high < (bottom - top) * 0.3) return false;
    const [x, y] = [Math.round(from) + x1, top + y1];
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
