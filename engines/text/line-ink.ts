import type { Raster } from '../engine.ts';

/** Columns of a line with ink; `to` is the first one without. */
export interface InkRun {
  from: number;
  to: number;
}

/** As a share of the greatest contrast with the paper: what has less is paper, smear or noise. */
const INK_SHARE = 0.4;
/** The number of pixels of a column that have to be ink: specks have fewer, full stops more. */
const INK_PIXELS = 3;
/** A row that is nearly all ink is a rule below the line. */
const RULE_SHARE = 0.8;
const LEAST_CONTRAST = 30;

/** The stretches of ink along a line that was cut out; none if nothing differs from the paper. */
export const inkRunsOf = ({ width, height, rgb }: Raster): InkRun[] => {
  const light = new Uint8Array(width * height);
  for (let i = 0; i < light.length; i++)
    light[i] = 0.299 * (rgb[i * 3] as number) + 0.587 * (rgb[i * 3 + 1] as number) + 0.114 * (rgb[i * 3 + 2] as number);
  const at = quantilesOf(light);
  const paper = at(0.5);
  const isDark = paper - at(0.02) >= at(0.98) - paper;
  const contrast = isDark ? paper - at(0.02) : at(0.98) - paper;
  if (contrast < LEAST_CONTRAST) return [];
  const isInk = (index: number) => {
    const above = (light[index] as number) - paper;
    return (isDark ? -above : above) >= contrast * INK_SHARE;
  };

  const counts = new Uint16Array(width);
  for (let y = 0; y < height; y++) {
    let inRow = 0;
    for (let x = 0; x < width; x++) if (isInk(y * width + x)) inRow++;
    if (inRow > width * RULE_SHARE) continue;
    for (let x = 0; x < width; x++) if (isInk(y * width + x)) counts[x] = (counts[x] as number) + 1;
  }
  const runs: InkRun[] = [];
  counts.forEach((count, x) => {
    if (count < INK_PIXELS) return;
    const last = runs.at(-1);
    if (last?.to === x) last.to = x + 1;
    else runs.push({ from: x, to: x + 1 });
  });
  return runs;
};

export const distanceTo = ({ from, to }: InkRun, x: number): number => Math.max(from - x, x - to, 0);

/** The index of the run at a place or next to it. */
export const nearestRun = (ink: readonly InkRun[], x: number): number =>
  ink.reduce((best, run, index) => (distanceTo(run, x) < distanceTo(ink[best] as InkRun, x) ? index : best), 0);

const quantilesOf = (light: Uint8Array) => {
  const counts = new Uint32Array(256);
  for (const value of light) counts[value] = (counts[value] as number) + 1;
  return (share: number) => {
    let [value, passed] = [0, counts[0] as number];
    while (passed <= share * (light.length - 1)) passed += counts[++value] as number;
    return value;
  };
};
