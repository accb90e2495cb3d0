import { circle, path, rectangles } from '../shape.ts';
import { coal } from './coal.ts';

/** A belt from the side and a little above, from `x` to `right`, its load at `y`, its stands on `ground`; `lumps` of coal lie on it. */
export function troughedBelt(x: number, right: number, y: number, ground: number, lumps: number): string {
  const stands = Array.from({ length: Math.floor((right - x) / 130) }, (_, i) => x + 50 + i * 130);
  return (
    rectangles(
      stands.flatMap((left) => [
        [left - 5, y + 30, 10, ground - y - 30],
        [left - 24, ground - 6, 48, 6],
      ]),
      { fill: 'line' },
    ) +
    rectangles([[x, y + 44, right - x, 9]], { fill: 'figure' }) +
    path(`M${x} ${y - 22}H${right}L${right} ${y + 10}H${x}Z`, { fill: 'figure' }) +
    coal(
      lumps,
      (across, along) => [x + 10 + along * (right - x - 20), y - 8 - across * 19],
      () => 24,
    ) +
    path(`M${x} ${y}H${right}V${y + 20}Q${(x + right) / 2} ${y + 26} ${x} ${y + 20}Z`, { fill: 'line' }) +
    stands.map((left) => circle(left, y + 28, 11, { fill: 'metal', stroke: 'figure', width: 3 })).join('')
  );
}
