import type { Raster } from '../../engine.ts';

export interface Regions {
  width: number;
  height: number;
  /** The number of each pixel's region; -1 where the picture is uneven. */
  of: Int32Array;
  /** Of each region, its pixels. */
  sizes: number[];
}

/** Half of the window within which a picture has to be even. */
const REACH = 2;
const LEAST_CONTRAST = 5;
const MOST_CONTRAST = 24;

/** The largest of each pixel's neighbours within `REACH` along one axis. */
const largestAlong = (values: Uint8Array, step: number, count: number, stride: number, lines: number): Uint8Array => {
  const largest = new Uint8Array(values.length);
  for (let line = 0; line < lines; line++)
    for (let at = 0; at < count; at++) {
      let most = 0;
      for (let near = Math.max(0, at - REACH); near <= Math.min(count - 1, at + REACH); near++)
        most = Math.max(most, values[line * stride + near * step] ?? 0);
      largest[line * stride + at * step] = most;
    }
  return largest;
};

const largestAround = (values: Uint8Array, width: number, height: number) =>
  largestAlong(largestAlong(values, 1, width, width, height), width, height, 1, width);

/**
 * The difference between the brightest and the darkest neighbour of each pixel, in the channel with the largest one.
 */
const contrastOf = ({ width, height, rgb }: Raster): Uint8Array => {
  const contrast = new Uint8Array(width * height);
  for (let channel = 0; channel < 3; channel++) {
    const values = new Uint8Array(width * height);
    for (let index = 0; index < values.length; index++) values[index] = rgb[index * 3 + channel] ?? 0;
    const bright = largestAround(values, width, height);
    const dark = largestAround(
      values.map((value) => 255 - value),
      width,
      height,
    );
    for (let index = 0; index < values.length; index++)
      contrast[index] = Math.max(contrast[index] ?? 0, (bright[index] ?? 0) + (dark[index] ?? 0) - 255);
  }
  return contrast;
};

/** Above the picture's noise, which most of its pixels have. */
const evenBelow = (contrast: Uint8Array) => {
  const counts = new Uint32Array(256);
  for (const value of contrast) counts[value] = (counts[value] ?? 0) + 1;
  let [seen, usual] = [0, 0];
  while (seen < contrast.length * 0.4) seen += counts[usual++] ?? 0;
  return Math.min(MOST_CONTRAST, Math.max(LEAST_CONTRAST, usual * 1.5));
};

/** Cuts a picture into regions that are even: sheets of paper between their edges and their print. */
export const regionsOf = (raster: Raster): Regions => {
  const { width, height } = raster;
  const contrast = contrastOf(raster);
  const limit = evenBelow(contrast);
  const of = new Int32Array(width * height).fill(-1);
  const sizes: number[] = [];
  const stack: number[] = [];
  const isFree = (index: number) => of[index] === -1 && (contrast[index] ?? 0) <= limit;
  for (let start = 0; start < of.length; start++) {
    if (!isFree(start)) continue;
    const region = sizes.length;
    let size = 0;
    const visit = (index: number) => {
      if (!isFree(index)) return;
      of[index] = region;
      stack.push(index);
    };
    visit(start);
    while (stack.length > 0) {
      const index = stack.pop() ?? 0;
      size++;
      const x = index % width;
      if (x > 0) visit(index - 1);
      if (x < width - 1) visit(index + 1);
      if (index >= width) visit(index - width);
      if (index < of.length - width) visit(index + width);
    }
    sizes.push(size);
  }
  return { width, height, of, sizes };
};
