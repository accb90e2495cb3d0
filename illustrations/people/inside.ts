import type { Point } from '../shape.ts';
import type { Pose } from './pose.ts';

/** A point inside the trunk: `down` from neck to hip, `across` from back to front, both 0 to 1. */
export function inside(pose: Pose, down: number, across: number): Point {
  const half = pose.trunk.length / 2;
  const along = (from: number, to: number, part: number): Point => {
    const at = from + (to - from) * part;
    const low = pose.trunk[Math.floor(at)] ?? [0, 0];
    const high = pose.trunk[Math.ceil(at)] ?? low;
    const rest = at - Math.floor(at);
    return [low[0] + (high[0] - low[0]) * rest, low[1] + (high[1] - low[1]) * rest];
  };
  const back = along(0, Math.ceil(half) - 1, down);
  const front = along(pose.trunk.length - 1, Math.ceil(half), down);
  return [back[0] + (front[0] - back[0]) * across, back[1] + (front[1] - back[1]) * across];
}
