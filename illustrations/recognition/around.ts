import { drawnExtent } from '../file/drawn-extent.ts';
import type { Rectangle } from '../shape.ts';

/** The rectangle around drawn shapes with a margin at each side. */
export function around(drawn: string, margin = 8): Rectangle {
  const { x, y, width, height } = drawnExtent(drawn);
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}
