import { rectangles } from '../shape.ts';
import { atNight } from './night.ts';

/** The front of a house after dark, windows lit above its shops, the pavement at y 290. */
export function nightStreet(): string {
  return (
    atNight(rectangles([[0, 0, 1440, 360]], { fill: 'mid' }) + rectangles([[0, 292, 1440, 68]], { fill: 'near' })) +
    rectangles(
      Array.from({ length: 6 }, (_, index) => [700 + index * 96 + (index > 2 ? 24 : 0), 136, 40, 22] as const),
      { fill: 'safety', opacity: 0.28 },
    ) +
    rectangles([[480, 290, 960, 4]], { fill: 'line', opacity: 0.6 })
  );
}
