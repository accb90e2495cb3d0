import { coal } from '../equipment/coal.ts';
import { circle, lines, number, type Point, path, rectangles } from '../shape.ts';

/** Half of the belt's width at a height of the stage, and its middle. */
const half = (y: number) => 78 + ((y - 20) / 340) * 190;
const middle = 962;

/** A conveyor belt full of coal that comes towards a camera at the roof of a roadway: rollers, frame, walkway at both sides. */
export function beltInRoadway(): string {
  const ground =
    rectangles([[0, 0, 1440, 360]], { fill: 'mid' }) +
    path('M520 360L830 0H1094L1404 360Z', { fill: 'near' }) +
    path('M480 0H770L420 360H0V0ZM1154 0H1440V360H1504Z', { fill: 'far', opacity: 0.6 });
  const side = (sign: number, extra: number) => (y: number) => `${number(middle + sign * (half(y) + extra))} ${y}`;
  const strip = (sign: number, from: number, to: number) => {
    const [inner, outer] = [side(sign, from), side(sign, to)];
    return `M${inner(-4)}L${outer(-4)}L${outer(364)}L${inner(364)}Z`;
  };
  const frame = path(strip(-1, 12, 30) + strip(1, 12, 30), { fill: 'line' });
  const rollers = lines(
    [8, 44, 86, 134, 190, 256, 332].flatMap((y) => [
      [middle - half(y) - 24, y, middle - half(y) + 14, y + 3] as const,
      [middle + half(y) + 24, y, middle + half(y) - 14, y + 3] as const,
    ]),
    { stroke: 'metal', width: 11 },
  );
  const belt =
    path(`M${side(-1, 0)(-4)}L${side(1, 0)(-4)}L${side(1, 0)(364)}L${side(-1, 0)(364)}Z`, { fill: 'figure' }) +
    path(strip(-1, -14, 0) + strip(1, -14, 0), { fill: 'line', opacity: 0.55 });
  const spot = (across: number, along: number): Point => {
    const y = -6 + 372 * along ** 1.15;
    return [middle + (across - 0.5) * 1.36 * half(y), y];
  };
  const load =
    path(
      `M${middle - 0.72 * half(0)} -4L${middle - 0.72 * half(180)} 180L${middle - 0.72 * half(364)} 364H${middle + 0.72 * half(364)}L${middle + 0.72 * half(180)} 180L${middle + 0.72 * half(0)} -4Z`,
      { fill: 'screen', opacity: 0.75 },
    ) + coal(88, spot, ([, y]) => 16 + y * 0.075);
  const lamps = [40, 150].map((y) => circle(middle + half(y) + 96, y, 12, { fill: 'safety' })).join('');
  return ground + frame + belt + rollers + load + lamps;
}
