/** Pixels as a canvas returns them: 4 bytes each, rows from the top. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** What can be measured in a picture without recognition. */
export interface Measures {
  /** Mean luminance, 0 to 255. */
  brightness: number;
  /** The share of overexposed pixels, 0 to 1. */
  blown: number;
  /** The share of dark pixels, such as print, 0 to 1. */
  ink: number;
  /** Variance of the Laplacian in the sharpest of the picture's tiles. It is small if everything is blurred. */
  sharpness: number;
  /** The share of the frame that differs from its plain border, 0 to 1; `undefined` if it cannot be measured. */
  share: number | undefined;
}

const BLOWN_FROM = 253;
const INK_BELOW = 128;
const TILES = 6;
const PLAIN_DEVIATION = 18;
const STANDS_OUT_FROM = 36;
/** The share of a row or column that has to differ for it to belong to the subject. */
const ROW_SHARE = 0.04;

const grayOf = ({ width, height, data }: Pixels): Float32Array => {
  const gray = new Float32Array(width * height);
  // ITU-R BT.601.
  for (let at = 0; at < gray.length; at += 1)
    gray[at] =
      0.299 * (data[at * 4] as number) + 0.587 * (data[at * 4 + 1] as number) + 0.114 * (data[at * 4 + 2] as number);
  return gray;
};

const varianceOf = (values: readonly number[]) => {
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

const sharpnessOf = (gray: Float32Array, width: number, height: number) => {
  const tiles = Array.from({ length: TILES * TILES }, (): number[] => []);
  const of = (x: number, y: number) => gray[y * width + x] as number;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * of(x, y) - of(x - 1, y) - of(x + 1, y) - of(x, y - 1) - of(x, y + 1);
      const tile = Math.floor((y * TILES) / height) * TILES + Math.floor((x * TILES) / width);
      (tiles[tile] as number[]).push(edge);
    }
  return Math.max(0, ...tiles.map(varianceOf));
};

const shareOf = (gray: Float32Array, width: number, height: number) => {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(gray[x] as number, gray[(height - 1) * width + x] as number);
  for (let y = 0; y < height; y += 1) border.push(gray[y * width] as number, gray[y * width + width - 1] as number);
  border.sort((a, b) => a - b);
  const background = border[border.length >> 1] as number;
  const deviations = border.map((value) => Math.abs(value - background)).sort((a, b) => a - b);
  if ((deviations[Math.floor(deviations.length * 0.9)] as number) > PLAIN_DEVIATION) return undefined;
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (Math.abs((gray[y * width + x] as number) - background) >= STANDS_OUT_FROM) {
        columns[x] = (columns[x] as number) + 1;
        rows[y] = (rows[y] as number) + 1;
      }
  const spanOf = (counts: Uint32Array, across: number) => {
    const belongs = (count: number) => count >= across * ROW_SHARE;
    const first = counts.findIndex(belongs);
    return first < 0 ? 0 : counts.length - [...counts].reverse().findIndex(belongs) - first;
  };
  const share = (spanOf(columns, height) * spanOf(rows, width)) / (width * height);
  // In a dark or pale picture nothing differs enough, in any subject.
  return share > 0 ? share : undefined;
};

export const measure = (pixels: Pixels): Measures => {
  const { width, height } = pixels;
  const gray = grayOf(pixels);
  let sum = 0;
  let blown = 0;
  let ink = 0;
  for (const value of gray) {
    sum += value;
    if (value >= BLOWN_FROM) blown += 1;
    else if (value < INK_BELOW) ink += 1;
  }
  return {
    brightness: sum / gray.length,
    blown: blown / gray.length,
    ink: ink / gray.length,
    sharpness: sharpnessOf(gray, width, height),
    share: shareOf(gray, width, height),
  };
};
