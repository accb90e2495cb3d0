import { circle, path } from '../shape.ts';

/** A rotary switch and a row of signal lamps below it, its middle at (x, y). */
export function switchAndLamps(x: number, y: number, size = 1): string {
  return (
    circle(x, y, 15 * size, { fill: 'figure' }) +
    path(`M${x - 9 * size} ${y + 9 * size}L${x + 9 * size} ${y - 9 * size}`, { stroke: 'metal', width: 6 * size }) +
    [-1, 0, 1]
      .map((lamp) => circle(x + lamp * 26 * size, y + 40 * size, 9 * size, { fill: lamp ? 'cloth' : 'safety' }))
      .join('')
  );
}
