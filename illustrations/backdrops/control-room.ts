import { monitorWall, type ScreenContent } from '../equipment/screen.ts';
import { rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A control room with its wall of screens, showing the rows given. */
export function controlRoom(rows: readonly (readonly ScreenContent[])[]): string {
  const ceiling = rectangles([[0, 0, 1440, 18]], { fill: 'near' });
  const lights = rectangles(
    Array.from({ length: 7 }, (_, i) => [100 + i * 200, 18, 120, 5] as const),
    { fill: 'paper' },
  );
  const panels = rectangles(
    Array.from({ length: 9 }, (_, i) => [i * 160 - 1, 23, 2, 244] as const),
    { fill: 'mid', opacity: 0.7 },
  );
  const wall = rectangle(660, 38, 752, 190, { fill: 'near' }, 6) + monitorWall(668, 46, 740, 178, rows);
  const floor = rectangles([[0, 272, 1440, 3]], { fill: 'near' });
  return room('far', 'mid') + ceiling + lights + panels + wall + floor;
}
