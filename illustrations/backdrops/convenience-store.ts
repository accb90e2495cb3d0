import { path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import type { Tone } from '../palette.ts';
import { room } from './room.ts';

const tones: readonly Tone[] = ['cloth-2', 'near', 'metal', 'near'];

/** A shop of a petrol station: shelves of goods along the wall, a drinks cooler, ceiling lamps. */
export function convenienceStore(): string {
  const shelves = repeat(3, (bay) => {
    const x = 500 + bay * 240;
    const goods = repeat(4, (kind) =>
      rectangles(
        [0, 1, 2].flatMap((shelf) =>
          [0, 1].map(
            (item) =>
              [
                x + 12 + ((kind * 2 + item + shelf) % 8) * 26,
                114 + shelf * 54 - 28 - ((kind * 5) % 12),
                21,
                28 + ((kind * 5) % 12),
              ] as const,
          ),
        ),
        { fill: tones[kind] ?? 'near' },
      ),
    );
    return (
      rectangle(x, 60, 226, 207, { fill: 'sky' }, 3) +
      goods +
      rectangles(
        [114, 168, 222].map((y) => [x, y, 226, 6] as const),
        { fill: 'line' },
      )
    );
  });
  const cooler =
    rectangle(1236, 48, 170, 219, { fill: 'metal' }, 4) +
    rectangle(1246, 74, 150, 183, { fill: 'display' }, 2) +
    rectangles(
      Array.from({ length: 15 }, (_, i) => [1256 + (i % 5) * 28, 92 + Math.floor(i / 5) * 56, 16, 38] as const),
      { fill: 'cloth' },
    ) +
    path('M1262 250L1340 80H1364L1286 250Z', { fill: 'paper', opacity: 0.4 });
  const lamps = repeat(4, (i) => rectangle(520 + i * 220, 12, 150, 9, { fill: 'paper' }, 4));
  return room('far', 'mid') + rectangles([[0, 0, 1440, 30]], { fill: 'mid' }) + lamps + shelves + cooler;
}
