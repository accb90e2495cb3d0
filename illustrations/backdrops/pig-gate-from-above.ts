import { path, rectangle, rectangles } from '../shape.ts';
import { slattedFloor } from './slatted-floor.ts';

/** Two pig pens seen from above with the gate between them swung open, its gap from y = 96 to 264 at x = 968. */
export function pigGateFromAbove(): string {
  const wall = (y: number, height: number) =>
    rectangles([[980, y, 12, height]], { fill: 'screen', opacity: 0.14 }) +
    rectangles([[956, y, 24, height]], { fill: 'metal' }) +
    rectangles([[965, y, 5, height]], { fill: 'line' });
  const leaf =
    path('M976 270L1128 322', { stroke: 'screen', width: 10, opacity: 0.14 }) +
    path('M970 262L1122 312', { stroke: 'line', width: 9 }) +
    path('M972 262L1120 311', { stroke: 'near', width: 2.5 });
  const posts = [96, 264].map((y) => rectangle(954, y - 14, 28, 28, { fill: 'line' }, 4)).join('');
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'far' }) +
    slattedFloor(0, 0, 956, 360) +
    rectangles([[956, 96, 24, 168]], { fill: 'near', opacity: 0.5 }) +
    wall(0, 96) +
    wall(264, 96) +
    leaf +
    posts
  );
}
