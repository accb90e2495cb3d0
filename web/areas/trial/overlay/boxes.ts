import type { Point } from '#contract/trial/recognition.ts';

/** Left, top, width and height. */
export type Box = readonly [number, number, number, number];

export const boxOf = (points: readonly (readonly [number, number])[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
};

export const overlap = ([a, b, c, d]: Box, [e, f, g, h]: Box) =>
  Math.max(0, Math.min(a + c, e + g) - Math.max(a, e)) * Math.max(0, Math.min(b + d, f + h) - Math.max(b, f));

export const grown = ([x, y, width, height]: Box, by: number): Box => [x - by, y - by, width + 2 * by, height + 2 * by];

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Returns the point of a box that is nearest to another point. */
export const nearestIn = ([x, y, width, height]: Box, [toX, toY]: Point): Point => [
  clamped(toX, x, x + width),
  clamped(toY, y, y + height),
];

const nearestOnSide = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = clamped(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
  return [ax + along * dx, ay + along * dy];
};

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Returns the shortest line from a box to a closed outline. */
export const shortestLine = (box: Box, outline: readonly Point[]): [Point, Point] => {
  const middle: Point = [box[0] + box[2] / 2, box[1] + box[3] / 2];
  const lines = outline.map((corner, at): [Point, Point] => {
    const side = (to: Point) => nearestOnSide(corner, outline[(at + 1) % outline.length] as Point, to);
    const from = nearestIn(box, side(middle));
    const to = side(from);
    return [nearestIn(box, to), to];
  });
  return lines.reduce((best, line) => (distance(...line) < distance(...best) ? line : best));
};

const FINE_PX = 22;

/** Returns whether a box is so small that strong lines would hide the print in it. */
export const isFineBox = ([, , width, height]: Box) => Math.min(width, height) < FINE_PX;
