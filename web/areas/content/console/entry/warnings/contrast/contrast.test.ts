import { expect, test } from 'vitest';
import { luminanceOf, type Rgb, worstContrast } from './contrast.ts';

const [black, white, gray]: Rgb[] = [
  [0, 0, 0],
  [255, 255, 255],
  [119, 119, 119],
];

/** A picture whose pixels a function colours. */
const picture = (width: number, height: number, colour: (x: number, y: number) => Rgb | undefined) => ({
  data: Array.from({ length: width * height }, (_none, at) => [
    ...(colour(at % width, Math.floor(at / width)) ?? [255, 255, 255]),
    255,
  ]).flat(),
  width,
  height,
});

test('luminance and contrast are those of WCAG', () => {
  expect(luminanceOf(white as Rgb)).toBeCloseTo(1);
  expect(luminanceOf([255, 0, 0])).toBeCloseTo(0.2126);
  expect(
    worstContrast(
      picture(20, 20, () => black),
      white as Rgb,
    ),
  ).toBeCloseTo(21);
  expect(
    worstContrast(
      picture(20, 20, () => white),
      white as Rgb,
    ),
  ).toBeCloseTo(1);
  // The best known pair that just fails for a text of usual size.
  expect(
    worstContrast(
      picture(9, 3, () => white),
      gray as Rgb,
    ),
  ).toBeCloseTo(4.478, 2);
});

test('a part of the text that cannot be read counts, a line of the drawing does not', () => {
  const text = black as Rgb;
  expect(
    worstContrast(
      picture(160, 80, (x) => (x < 16 ? black : white)),
      text,
    ),
  ).toBeCloseTo(1);
  // One pixel wide: a tile is lighter than its darkest pixel.
  expect(
    worstContrast(
      picture(160, 80, (x) => (x === 40 ? black : white)),
      text,
    ),
  ).toBeGreaterThan(18);
});
