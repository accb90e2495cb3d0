/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Pixels as a canvas has them: red, green, blue and opacity, row by row. */
export interface Pixels {
  data: ArrayLike<number>;
  width: number;
  height: number;
}

/** About half the width of a Chinese character. */
const TILE_PX = 8;
/** The part of the tiles that counts: a text that is lost at one place is hard to read. */
const WORST_PART = 0.05;
const CHANNEL_MAXIMUM = 255;

const linear = Array.from({ length: CHANNEL_MAXIMUM + 1 }, (_none, value) => {
  const share = value / CHANNEL_MAXIMUM;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const light = (value: number | undefined) => linear[value ?? 0] ?? 0;

/** Returns the relative luminance of a colour, as WCAG defines it. */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);

const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the mean luminance of each tile. */
const tilesOf = ({ data, width, height }: Pixels): number[] => {
  const tiles: number[] = [];
  for (let top = 0; top < height; top += TILE_PX)
    for (let left = 0; left < width; left += TILE_PX) {
      let sum = 0;
      const [right, bottom] = [Math.min(width, left + TILE_PX), Math.min(height, top + TILE_PX)];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) {
          const at = (y * width + x) * 4;
          sum += luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
        }
      tiles.push(sum / ((right - left) * (bottom - top)));
    }
  return tiles;
};

/** Returns the contrast of a text's colour with the worst 5 % of what is below the text, from 1 to 21. */
export const worstContrast = (below: Pixels, text: Rgb): number => {
  const own = luminanceOf(text);
  const contrasts = tilesOf(below)
    .map((tile) => contrastOf(own, tile))
    .sort((one, other) => one - other);
  const worst = contrasts.slice(0, Math.max(1, Math.round(contrasts.length * WORST_PART)));
  return worst.reduce((sum, contrast) => sum + contrast, 0) / worst.length;
};
