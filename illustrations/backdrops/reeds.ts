import { path, type Point } from '../shape.ts';
import type { Tone } from '../palette.ts';

/** Clumps of reeds with their plumes, each standing at a place and 90 high at size 1. */
export function reeds(places: readonly (readonly [x: number, y: number, size: number])[], tone: Tone = 'near'): string {
  const stems: string[] = [];
  const plumes: string[] = [];
  const blades: readonly Point[] = [
    [-26, -62],
    [-14, -84],
    [-2, -70],
    [10, -92],
    [22, -66],
    [34, -78],
  ];
  for (const [x, y, size] of places) {
    for (const [dx, dy] of blades) {
      const [tipX, tipY] = [Math.round(x + dx * size), Math.round(y + dy * size)];
      stems.push(
        `M${Math.round(x + dx * 0.3 * size)} ${y}Q${Math.round(x + dx * 0.4 * size)} ${Math.round(y + dy * 0.6 * size)} ${tipX} ${tipY}`,
      );
      plumes.push(`M${tipX} ${tipY}l${Math.round(3 * size)} ${Math.round(-17 * size)}`);
    }
  }
  return (
    path(stems.join(''), { stroke: tone, width: 3 }) + path(plumes.join(''), { stroke: 'line', width: 7, opacity: 0.7 })
  );
}
