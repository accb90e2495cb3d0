import { type Point, path } from '../shape.ts';
import type { Tone } from '../palette.ts';

/** Segments a to g as the ends of their middle lines, in a digit 0.5 wide and 1 high. */
const segments: Record<string, readonly [Point, Point]> = {
  a: [
    [0, 0],
    [0.5, 0],
  ],
  b: [
    [0.5, 0],
    [0.5, 0.5],
  ],
  c: [
    [0.5, 0.5],
    [0.5, 1],
  ],
  d: [
    [0, 1],
    [0.5, 1],
  ],
  e: [
    [0, 0.5],
    [0, 1],
  ],
  f: [
    [0, 0],
    [0, 0.5],
  ],
  g: [
    [0, 0.5],
    [0.5, 0.5],
  ],
};

const signs: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '-': 'g',
  ' ': '',
};

const [slant, half, gap] = [0.09, 0.058, 0.022];

function segment([from, to]: readonly [Point, Point], x: number, y: number, height: number): string {
  const upright = from[0] === to[0];
  const along = (t: number, side: number): Point =>
    upright ? [from[0] + side, from[1] + t] : [from[0] + t, from[1] + side];
  const end = 0.5 - gap;
  const corners = [
    along(gap, 0),
    along(gap + half, -half),
    along(end - half, -half),
    along(end, 0),
    along(end - half, half),
    along(gap + half, half),
  ];
  const put = ([px, py]: Point) =>
    `${(x + (px + (1 - py) * slant) * height).toFixed(1)} ${(y + py * height).toFixed(1)}`;
  return `M${corners.map(put).join('L')}Z`;
}

const step = 0.76;

/** The digits of a reading without its points, each with the point that may follow it. */
const cells = (reading: string) => [...reading.matchAll(/([^.])(\.?)/g)].map(([, sign = ' ', point]) => [sign, point]);

/** How wide a reading of a height is. */
export function readingWidth(reading: string, height: number): number {
  return (cells(reading).length * step - 0.12) * height;
}

/** A reading in seven-segment digits, (x, y) the left upper corner; segments that are off stay dimly seen. */
export function sevenSegment(x: number, y: number, height: number, reading: string, lit: Tone = 'safety'): string {
  let [on, off] = ['', ''];
  cells(reading).forEach(([sign = ' ', point], index) => {
    const left = x + index * step * height;
    for (const [name, ends] of Object.entries(segments)) {
      const data = segment(ends, left, y, height);
      if (signs[sign]?.includes(name)) on += data;
      else off += data;
    }
    const dot = `M${(left + 0.61 * height).toFixed(1)} ${(y + 0.97 * height).toFixed(1)}h${(0.09 * height).toFixed(1)}v${(0.09 * height).toFixed(1)}h${(-0.09 * height).toFixed(1)}z`;
    if (point) on += dot;
  });
  return path(off, { fill: 'figure', opacity: 0.42 }) + path(on, { fill: lit });
}
