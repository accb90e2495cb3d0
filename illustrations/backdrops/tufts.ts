import { path, type Point } from '../shape.ts';
import type { Tone } from '../palette.ts';

/** Tufts of grass at places of a meadow, each 18 wide; the nearer (lower) ones are larger. */
export function tufts(places: readonly Point[], tone: Tone = 'near'): string {
  const blades = places.map(([x, y]) => {
    const unit = 0.45 + Math.max(0, y - 120) / 260;
    const u = (value: number) => Math.round(value * unit * 10) / 10;
    return `M${x - u(9)} ${y - u(11)}q${u(6)} ${u(2)} ${u(8)} ${u(11)}M${x} ${y}v${u(-17)}M${x + u(9)} ${y - u(12)}q${u(-7)} ${u(3)} ${u(-8)} ${u(12)}`;
  });
  return path(blades.join(''), { stroke: tone, width: 3 });
}
