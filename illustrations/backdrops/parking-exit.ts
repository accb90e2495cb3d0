import { lines, path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { outdoors } from './room.ts';

/** The way out of a car park: the toll booth, its raised bar, a sign, bays behind. */
export function parkingExit(): string {
  const houses = rectangles(
    [
      [60, 120, 140, 152],
      [230, 170, 120, 102],
      [560, 100, 120, 172],
      [1100, 90, 140, 182],
      [1260, 150, 130, 122],
    ],
    { fill: 'far' },
  );
  const sign =
    rectangles([[1196, 120, 8, 152]], { fill: 'line' }) +
    rectangle(1164, 62, 72, 72, { fill: 'cloth' }, 8) +
    text(1200, 116, 'P', 52, 'paper', 'middle');
  const booth =
    rectangle(1000, 104, 124, 180, { fill: 'paper' }, 3) +
    rectangle(990, 92, 144, 18, { fill: 'line' }, 3) +
    rectangle(1012, 126, 100, 72, { fill: 'screen', opacity: 0.7 }, 3) +
    rectangles([[1000, 236, 124, 12]], { fill: 'safety' }) +
    path('M1030 198L1056 126H1074L1048 198Z', { fill: 'paper', opacity: 0.3 });
  const bar =
    rectangle(956, 222, 26, 66, { fill: 'safety' }, 4) +
    lines([[968, 228, 760, 110]], { stroke: 'paper', width: 11 }) +
    lines([[968, 228, 760, 110]], { stroke: 'warn', width: 11, dash: '24 24', ends: 'flat' });
  const bays = lines(
    Array.from({ length: 9 }, (_, i) => [480 + i * 110, 360, 520 + i * 96, 284] as const),
    { stroke: 'paper', width: 4, opacity: 0.7 },
  );
  return outdoors('mid') + houses + sign + bays + booth + bar;
}
