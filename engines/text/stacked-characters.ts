import type { Raster } from '../engine.ts';
import type { OrientedBox } from './oriented-box.ts';
import type { CutOut } from './warp.ts';

/** A character in its column's widths. */
const TALLEST = 1.5;

/**
 * A column of upright characters set next to each other, so that it reads as a line; undefined if no characters can be
 * separated.
 */
export const besideEachOther = (cutOut: CutOut, column: OrientedBox): Raster | undefined => {
  const across = Math.min(64, Math.max(16, Math.round(column.height)));
  const along = Math.round((column.width / column.height) * across);
  if (along < across) return undefined;
  // The column's text runs down: turned back, its characters stand upright.
  const upright = {
    ...column,
    alongX: column.alongY,
    alongY: -column.alongX,
    width: column.height,
    height: column.width,
  };
  const strip = cutOut(upright, across, along);
  const cells = cellsOf(strip);
  // A line that lies on its side has no gaps between its characters, or too many in them.
  if (cells.length < 2 || cells.some(({ from, to }) => to - from > across * TALLEST)) return undefined;
  const height = Math.max(...cells.map(({ from, to }) => to - from)) + 6;
  const wide = across;
  const joined: Raster = { width: wide * cells.length, height, rgb: new Uint8Array(wide * cells.length * height * 3) };
  cells.forEach(({ from, to }, cell) => {
    const shift = Math.round((height - (to - from)) / 2);
    for (let y = 0; y < height; y++) {
      // The area around the character belongs to its neighbours, so its own border is extended.
      const fromY = Math.min(Math.min(strip.height - 1, to + 1), Math.max(Math.max(0, from - 2), from + y - shift));
      joined.rgb.set(
        strip.rgb.subarray(fromY * wide * 3, (fromY + 1) * wide * 3),
        (y * joined.width + cell * wide) * 3,
      );
    }
  });
  return joined;
};

/** Rows with ink that belong together: a character each. */
const cellsOf = (strip: Raster): { from: number; to: number }[] => {
  const { width, height, rgb } = strip;
  const light = new Float32Array(width * height);
  for (let i = 0; i < light.length; i++)
    light[i] = 0.299 * (rgb[i * 3] as number) + 0.587 * (rgb[i * 3 + 1] as number) + 0.114 * (rgb[i * 3 + 2] as number);
  const sorted = Float32Array.from(light).sort();
  const dark = sorted[Math.floor(sorted.length * 0.05)] as number;
  const bright = sorted[Math.floor(sorted.length * 0.95)] as number;
  if (bright - dark < 30) return [];
  const threshold = (dark + bright) / 2;
  const darkShare = light.reduce((sum, value) => sum + (value < threshold ? 1 : 0), 0) / light.length;
  const isInk = (value: number) => (darkShare < 0.5 ? value < threshold : value > threshold);
  const rows = Array.from({ length: height }, (_, y) => {
    let ink = 0;
    for (let x = Math.floor(width * 0.06); x < width * 0.94; x++) if (isInk(light[y * width + x] as number)) ink++;
    return ink;
  });
  const runs: { from: number; to: number }[] = [];
  rows.forEach((ink, y) => {
    if (ink < 1) return;
    const last = runs.at(-1);
    if (last && last.to === y) last.to = y + 1;
    else runs.push({ from: y, to: y + 1 });
  });
  return joinedStrokes(runs, width);
};

/** Strokes of one character may be apart: thin runs join the nearer neighbour as long as that stays about square. */
const joinedStrokes = (runs: readonly { from: number; to: number }[], width: number) => {
  const cells: { from: number; to: number }[] = [];
  for (const run of runs) {
    const last = cells.at(-1);
    const joins =
      last &&
      run.to - last.from <= width * 1.05 &&
      (run.from - last.to < width * 0.12 || run.to - run.from < width * 0.25 || last.to - last.from < width * 0.25);
    if (joins) last.to = run.to;
    else cells.push({ ...run });
  }
  return cells.filter(({ from, to }) => to - from >= width * 0.2);
};
