import { circle, number, type Point, path } from '../shape.ts';

/** A data line along the points, with a dot on its way at each part of its length from 0 to 1 of its last stretch. */
export function linked(points: readonly Point[], dots: readonly number[] = [0.5]): string {
  const [from, to] = [points.at(-2) ?? [0, 0], points.at(-1) ?? [0, 0]];
  return (
    path(`M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}`, {
      stroke: 'accent',
      width: 2,
      dash: '1 7',
    }) +
    dots
      .map((part) =>
        circle(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, 4.5, { fill: 'accent' }),
      )
      .join('')
  );
}
