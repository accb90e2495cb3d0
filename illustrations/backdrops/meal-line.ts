import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { room } from './room.ts';

/** A central kitchen where meals are packed: panel walls, a cold store's door, strip lights, ducts. */
export function mealLine(): string {
  const panels = lines(
    Array.from({ length: 16 }, (_, i) => [i * 96, 60, i * 96, 267] as const),
    { stroke: 'near', width: 2 },
  );
  const duct =
    rectangles([[0, 18, 1440, 26]], { fill: 'near' }) +
    rectangles(
      Array.from({ length: 12 }, (_, i) => [60 + i * 120, 14, 8, 34] as const),
      { fill: 'line' },
    );
  const lights = repeat(6, (i) => rectangle(520 + i * 160, 56, 110, 8, { fill: 'paper' }, 4));
  const store =
    rectangle(1216, 92, 150, 175, { fill: 'near' }, 3) +
    rectangle(1226, 102, 130, 165, { fill: 'metal' }, 2) +
    rectangle(1238, 176, 10, 40, { fill: 'figure' }, 4) +
    path('M1300 126v30M1287 133.500l26 15M1313 133.500l-26 15', { stroke: 'paper', width: 4 });
  return room('far', 'mid') + panels + duct + lights + store;
}
