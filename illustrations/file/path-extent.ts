import type { Rectangle } from '../shape.ts';
import { pathSteps } from './path-steps.ts';

/** A rectangle that holds all of a path, control points and whole arcs included. */
export function pathExtent(data: string): Rectangle {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const reach = (x: number, y: number, radius: number) => {
    left = Math.min(left, x - radius);
    right = Math.max(right, x + radius);
    top = Math.min(top, y - radius);
    bottom = Math.max(bottom, y + radius);
  };
  for (const { command, values, from } of pathSteps(data)) {
    if (command === 'H') reach(values[0] ?? 0, from[1], 0);
    else if (command === 'V') reach(from[0], values[0] ?? 0, 0);
    else {
      const points = command === 'A' ? values.slice(5) : values;
      const radius = command === 'A' ? 2 * (values[0] ?? 0) : 0;
      for (let pair = 0; pair + 1 < points.length; pair += 2) reach(points[pair] ?? 0, points[pair + 1] ?? 0, radius);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
