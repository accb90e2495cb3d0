import { ellipse, path, placed, type Point } from '../shape.ts';
import { softOutline } from './soft-outline.ts';

type Place = Parameters<typeof placed>[1];

const side: readonly Point[] = [
  [-98, -13],
  [-88, -32],
  [-56, -39],
  [0, -34],
  [40, -38],
  [64, -23],
  [86, -16],
  [107, -12],
];

/** A back that bends to the right (positive) or the left, most at the head. */
function bent(bend: number): (x: number, y: number) => Point {
  return (x, y) => {
    const part = x / 100;
    const strength = x > 0 ? bend : bend * 0.35;
    const slope = Math.atan((2 * strength * part) / 100);
    return [x - y * Math.sin(slope), strength * part * part + y * Math.cos(slope)];
  };
}

/** A pig seen from above, heading right, 210 long and 72 wide about (0, 0); `bend` turns its head and rump aside. */
export function pigFromAbove(place: Place, bend = 0): string {
  const at = bent(bend);
  const [near, far] = [side.map(([x, y]) => at(x, y)), side.map(([x, y]) => at(x, -y)).reverse()];
  const body = [...near, ...far];
  const light = ((place.turn ?? 0) * Math.PI) / 180;
  const shadow: Point = [9 * Math.sin(light + 0.5), 9 * Math.cos(light + 0.5)];
  const turn = (Math.atan((2 * bend) / 100) * 180) / Math.PI;
  const head =
    path('M60 -15Q60 -34 80 -41Q92 -34 80 -13ZM60 15Q60 34 80 41Q92 34 80 13Z', { fill: 'skin' }) +
    path('M66 -19Q68 -31 80 -36Q85 -30 77 -17ZM66 19Q68 31 80 36Q85 30 77 17Z', { fill: 'figure', opacity: 0.2 }) +
    path('M88 -9.5v.1M88 9.5v.1', { stroke: 'screen', width: 4 }) +
    path('M94 -11Q91 0 94 11', { stroke: 'figure', width: 1.4, opacity: 0.25 }) +
    ellipse(104, 0, 5, 11, { fill: 'skin' }) +
    ellipse(104, 0, 5, 11, { fill: 'figure', opacity: 0.22 }) +
    path('M104 -4.5v.1M104 4.5v.1', { stroke: 'screen', width: 3.4 });
  const [headX, headY] = at(72, 0);
  const [tailX, tailY] = at(-96, 0);
  const soft = [at(-90, 0), at(-60, -23), at(-6, -18), at(40, -22), at(64, 0), at(40, 22), at(-6, 18), at(-60, 23)];
  return placed(
    placed(softOutline(body, { fill: 'screen', opacity: 0.16 }), { x: shadow[0], y: shadow[1] }) +
      path(`M${tailX} ${tailY}q-12 -10 -18 -1q-2 9 6 7q6 -3 0 -9`, { stroke: 'skin', width: 4.5 }) +
      softOutline(body, { fill: 'skin' }) +
      softOutline(soft, { fill: 'paper', opacity: 0.26 }) +
      placed(placed(head, { x: -72 }), { x: headX, y: headY, turn }),
    place,
  );
}
