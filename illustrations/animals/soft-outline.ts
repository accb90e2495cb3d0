import { type Ink, number, type Point, path } from '../shape.ts';

/** A closed round outline that the points pull on (a quadratic spline), written with two numbers a point. */
export function softOutline(points: readonly Point[], ink: Ink): string {
  const at = (index: number): Point => points[index % points.length] ?? [0, 0];
  const middle = (index: number) =>
    `${number((at(index)[0] + at(index + 1)[0]) / 2)} ${number((at(index)[1] + at(index + 1)[1]) / 2)}`;
  const [pullX, pullY] = at(1);
  const rest = Array.from({ length: points.length - 1 }, (_, index) => `T${middle(index + 2)}`);
  return path(`M${middle(0)}Q${number(pullX)} ${number(pullY)} ${middle(1)}${rest.join('')}Z`, ink);
}
