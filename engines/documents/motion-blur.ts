import type { Field } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import type { Page } from './document-reader.ts';

/** The height to which a line is scaled, in pixels, and the maximum width of a value that is looked at. */
const LINE_HEIGHT = 44;
const LONGEST = 640;
const TALLEST = 200;
/** The sharpest edges: this share of all pixels. */
const SHARPEST = 0.004;
const FEWEST = 8;
/** Sharp print, with any strokes, and print that is blurred equally in all directions are above this. */
const BLURRED_BELOW = 0.4;
const SCORE_OF_BLURRED = 0.45;
const CHINESE = /[\u4e00-\u9fff]/;

/** The mean of the greatest differences. */
const peakOf = (counts: Uint32Array, pixels: number) => {
  const wanted = Math.max(FEWEST, Math.round(pixels * SHARPEST));
  let [sum, left] = [0, wanted];
  for (let value = counts.length - 1; value > 0 && left > 0; value -= 1) {
    const taken = Math.min(left, counts[value] as number);
    sum += taken * value;
    left -= taken;
  }
  return sum / wanted;
};

const alike = (a: number, b: number) => (a > 0 && b > 0 ? Math.min(a / b, b / a) : 1);

/**
 * How sharp print is in its least sharp direction, compared with the direction across it: a motion of the camera wipes
 * edges away along its way and leaves those along it, with any strokes.
 */
export const sharpnessOf = ({ width, height, rgb }: Raster): number => {
  const light = new Uint8Array(width * height);
  for (let i = 0; i < light.length; i++)
    light[i] = 0.299 * (rgb[i * 3] as number) + 0.587 * (rgb[i * 3 + 1] as number) + 0.114 * (rgb[i * 3 + 2] as number);
  const [across, down, falling, rising] = [0, 0, 0, 0].map(() => new Uint32Array(256)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const count = (counts: Uint32Array, from: number, to: number) => {
    const difference = Math.abs((light[to] as number) - (light[from] as number));
    counts[difference] = (counts[difference] as number) + 1;
  };
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      count(across, i, i + 1);
      count(down, i, i + width);
      count(falling, i, i + width + 1);
      count(rising, i + 1, i + width);
    }
  const peak = (counts: Uint32Array) => peakOf(counts, light.length);
  return Math.min(alike(peak(across), peak(down)), alike(peak(falling), peak(rising)));
};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** From the picture as it was sent to the page: the inverse of `toPicture`. */
const toPageOf = ({ width, height, toPicture }: Page) => {
  // Points within the page: those outside of the picture are moved to its border.
  const at = (x: number, y: number) => toPicture(width * x, height * y);
  const [[x0, y0], [x1, y1], [x2, y2]] = [at(0.5, 0.5), at(0.75, 0.5), at(0.5, 0.75)];
  const [ax, ay, bx, by] = [x1 - x0, y1 - y0, x2 - x0, y2 - y0];
  const area = ax * by - ay * bx;
  return ([x, y]: readonly [number, number]): [number, number] => {
    const [dx, dy] = [x - x0, y - y0];
    const [along, across] = [(dx * by - dy * bx) / area, (ax * dy - ay * dx) / area];
    return [width * (0.5 + 0.25 * along), height * (0.5 + 0.25 * across)];
  };
};

/**
 * Lowers the score of a field without a check if motion blurred its print: the recogniser is certain of what it sees
 * and does not notice wiped-out strokes.
 */
export const lessSureWhereBlurred = (page: Page, field: Field): Field => {
  const { pixelsOf, lines } = page;
  const { polygon, value, check } = field;
  if (!pixelsOf || !polygon || check === 'passed' || !CHINESE.test(value)) return field;
  const corners = polygon.map(toPageOf(page));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = LINE_HEIGHT / Math.max(1, median(lines.map((line) => line.bottom - line.top)));
  const width = Math.round(Math.min(LONGEST, (Math.max(...xs) - left) * scale));
  const height = Math.round(Math.min(TALLEST, (Math.max(...ys) - top) * scale));
  if (!(width >= LINE_HEIGHT / 2 && height >= LINE_HEIGHT / 2)) return field;
  const sharpness = sharpnessOf(
    pixelsOf({ left, top, right: left + width / scale, bottom: top + height / scale }, width, height),
  );
  const most = sharpness < BLURRED_BELOW ? SCORE_OF_BLURRED + sharpness : 1;
  return field.score > most ? { ...field, score: most } : field;
};
