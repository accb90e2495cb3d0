import type { Raster } from '../../engine.ts';

/** Where a display is lit, or printed dark: one byte a pixel. */
export interface Ink {
  width: number;
  height: number;
  on: Uint8Array;
}

/** Otsu's threshold: the grey value that separates two groups best. */
const thresholdOf = (grey: Uint8Array): number => {
  const counts = new Float64Array(256);
  for (const value of grey) counts[value] = (counts[value] ?? 0) + 1;
  let total = 0;
  for (const [value, count] of counts.entries()) total += value * count;
  let [below, sumBelow, best, threshold] = [0, 0, -1, 128];
  for (const [value, count] of counts.entries()) {
    below += count;
    sumBelow += value * count;
    const above = grey.length - below;
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

/** Light on dark looks at the strongest colour (a red display is bright), dark on light at the lightness. */
export const inkOf = ({ width, height, rgb }: Raster, isLight: boolean): Ink => {
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i += 1) {
    const [red = 0, green = 0, blue = 0] = [rgb[i * 3], rgb[i * 3 + 1], rgb[i * 3 + 2]];
    grey[i] = isLight ? Math.max(red, green, blue) : 255 - (0.3 * red + 0.59 * green + 0.11 * blue);
  }
  const threshold = thresholdOf(grey);
  return { width, height, on: grey.map((value) => (value > threshold ? 1 : 0)) };
};

/** Digits that lean to the right set upright: `lean` is how far a row moves for each row above the middle. */
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
