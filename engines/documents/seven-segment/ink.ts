import type { Raster } from '../../engine.ts';
import type { Area } from './parts.ts';

/** Where a display is lit, or printed dark: one byte per pixel. */
export interface Ink {
  width: number;
  height: number;
  on: Uint8Array;
}

/** Otsu's threshold: the grey value that separates two groups of these counts best. */
const thresholdOf = (counts: Float64Array): number => {
  const pixels = counts.reduce((sum, count) => sum + count, 0);
  let total = 0;
  for (const [value, count] of counts.entries()) total += value * count;
  let [below, sumBelow, best, threshold] = [0, 0, -1, 128];
  for (const [value, count] of counts.entries()) {
    below += count;
    sumBelow += value * count;
    const above = pixels - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (total - sumBelow) / above;
    const between = below * above * apart * apart;
    if (between > best) {
      best = between;
      threshold = value;
    }
  }
  return threshold;
};

/**
 * Light on dark uses the strongest colour (a red display is bright), dark on light the lightness. The threshold for ink
 * is computed within `seed`, which contains a part of the digits.
 */
export const inkOf = (
  { width, height, rgb }: Raster,
  isLight: boolean,
  seed: Area = { left: 0, top: 0, right: width, bottom: height },
): Ink => {
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i += 1) {
    const [red = 0, green = 0, blue = 0] = [rgb[i * 3], rgb[i * 3 + 1], rgb[i * 3 + 2]];
    grey[i] = isLight ? Math.max(red, green, blue) : 255 - (0.3 * red + 0.59 * green + 0.11 * blue);
  }
  const counts = new Float64Array(256);
  for (let y = seed.top; y < seed.bottom; y += 1)
    for (const value of grey.subarray(y * width + seed.left, y * width + seed.right))
      counts[value] = (counts[value] ?? 0) + 1;
  const threshold = thresholdOf(counts);
  return { width, height, on: grey.map((value) => (value > threshold ? 1 : 0)) };
};

/** Straightens digits that lean to the right: `lean` is how far a row moves for each row above the middle. */
export const upright = ({ width, height, on }: Ink, lean: number): Ink => {
  if (lean === 0) return { width, height, on };
  const moved = new Uint8Array(on.length);
  for (let y = 0; y < height; y += 1) {
    const shift = Math.round((height / 2 - y) * lean);
    for (let x = 0; x < width; x += 1) {
      const from = x + shift;
      if (from >= 0 && from < width) moved[y * width + x] = on[y * width + from] ?? 0;
    }
  }
  return { width, height, on: moved };
};
