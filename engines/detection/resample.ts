import type { Raster } from '../engine.ts';

/** A part of a picture, in its pixels; it may reach beyond the picture. */
export interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The source pixels of each pixel of a row or column: pairs of index and share. */
const shares = (start: number, length: number, limit: number, size: number) => {
  const step = length / size;
  // Enlarging mixes the two nearest pixels, shrinking all that a pixel covers.
  const reach = Math.max(step, 1);
  return Array.from({ length: size }, (_, index) => {
    const centre = start + (index + 0.5) * step;
    const from = Math.max(0, Math.ceil(centre - reach / 2 - 0.5 - (step < 1 ? 0.5 : 0)));
    const to = Math.min(limit - 1, Math.floor(centre + reach / 2 - 0.5 + (step < 1 ? 0.5 : 0)));
    const parts: { at: number; share: number }[] = [];
    for (let at = from; at <= to; at++) {
      const share =
        step < 1
          ? Math.max(0, 1 - Math.abs(at + 0.5 - centre))
          : Math.min(at + 1, centre + reach / 2) - Math.max(at, centre - reach / 2);
      if (share > 0) parts.push({ at, share: step < 1 ? share : share / reach });
    }
    return parts;
  });
};

/** Draws a window of a picture into `width` by `height` pixels of 3 numbers from 0 to 255; what lies beyond the picture is `outside`. */
export const resample = (
  { rgb, ...picture }: Raster,
  window: Window,
  width: number,
  height: number,
  outside = 0,
): Float32Array => {
  const columns = shares(window.left, window.width, picture.width, width);
  const rows = shares(window.top, window.height, picture.height, height);
  const result = new Float32Array(width * height * 3).fill(outside);
  const line = new Float32Array(picture.width * 3);
  for (let y = 0; y < height; y++) {
    const parts = rows[y] ?? [];
    const whole = parts.reduce((sum, { share }) => sum + share, 0);
    if (whole === 0) continue;
    line.fill(0);
    const first = (columns.find((column) => column.length > 0)?.[0]?.at ?? 0) * 3;
    const last = ((columns.findLast((column) => column.length > 0)?.at(-1)?.at ?? -1) + 1) * 3;
    for (const { at, share } of parts) {
      const row = at * picture.width * 3;
      const weight = share / whole;
      for (let x = first; x < last; x++) line[x] = (line[x] as number) + weight * (rgb[row + x] as number);
    }
    for (let x = 0; x < width; x++) {
      let [red, green, blue, sum] = [0, 0, 0, 0];
      for (const { at, share } of columns[x] ?? []) {
        red += share * (line[at * 3] as number);
        green += share * (line[at * 3 + 1] as number);
        blue += share * (line[at * 3 + 2] as number);
        sum += share;
      }
      if (sum === 0) continue;
      const to = (y * width + x) * 3;
      result[to] = red / sum;
      result[to + 1] = green / sum;
      result[to + 2] = blue / sum;
    }
  }
  return result;
};
