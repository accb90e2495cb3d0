import { circle, path, rectangle, rectangles } from '../shape.ts';
import { stage } from './room.ts';

/** A backdrop after dark: its shapes can just be distinguished from the sky. */
export function atNight(backdrop: string): string {
  return backdrop + rectangles([[0, 0, stage.width, stage.height]], { fill: 'screen', opacity: 0.82 });
}

/** Two lit floodlights on a mast at `x`, and the ground that they light at both sides. */
export function floodlight(x: number): string {
  return (
    path(`M${x - 26} 48L${x - 190} 352H${x + 190}L${x + 26} 48Z`, { fill: 'safety', opacity: 0.2 }) +
    rectangles([[x - 3, 34, 6, 288]], { fill: 'metal' }) +
    rectangle(x - 34, 30, 68, 8, { fill: 'metal' }, 3) +
    [-20, 20].map((lamp) => circle(x + lamp, 44, 10, { fill: 'safety' })).join('')
  );
}

/** A lorry's lit headlight at (x, y), shining to the left. */
export function headlight(x: number, y: number): string {
  return (
    path(`M${x} ${y}L${x - 150} ${y - 20}V${y + 56}Z`, { fill: 'safety', opacity: 0.25 }) +
    circle(x, y, 6, { fill: 'safety' })
  );
}
