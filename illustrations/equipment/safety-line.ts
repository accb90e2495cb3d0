import { circle, number, type Point, path } from '../shape.ts';

/** A rope with a snap hook at both ends, from a harness to where it is hooked, sagging by `sag`. */
export function safetyLine(from: Point, to: Point, sag = 0): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  const lay = `M${number(from[0])} ${number(from[1])}Q${number(middle[0])} ${number(middle[1])} ${number(to[0])} ${number(to[1])}`;
  return (
    path(lay, { stroke: 'figure', width: 6 }) +
    path(lay, { stroke: 'warn', width: 3.6 }) +
    [from, to].map(([x, y]) => circle(x, y, 5, { fill: 'paper', stroke: 'figure', width: 2.4 })).join('')
  );
}
