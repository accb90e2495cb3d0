import { path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

function door(x: number): string {
  return (
    rectangle(x - 6, 86, 132, 186, { fill: 'near' }, 2) +
    rectangle(x, 92, 120, 180, { fill: 'far' }) +
    rectangle(x + 78, 112, 24, 74, { fill: 'sky' }, 2) +
    rectangle(x + 16, 178, 8, 26, { fill: 'line' }, 3)
  );
}

/** A hospital corridor: doors, handrail, the desk's sign with its cross, a row of chairs. */
export function hospitalCorridor(): string {
  const ceiling =
    rectangles([[0, 0, 1440, 24]], { fill: 'mid' }) +
    rectangles(
      Array.from({ length: 6 }, (_, i) => [90 + i * 240, 24, 140, 5] as const),
      { fill: 'paper' },
    );
  const dado = rectangles([[0, 196, 1440, 71]], { fill: 'mid' }) + rectangles([[0, 188, 1440, 9]], { fill: 'near' });
  const sign =
    rectangle(1066, 50, 150, 44, { fill: 'cloth' }, 4) +
    path('M1090 60h10v8h8v10h-8v8h-10v-8h-8v-10h8z', { fill: 'paper' }) +
    rectangles(
      [
        [1124, 63, 74, 7],
        [1124, 76, 48, 6],
      ],
      { fill: 'paper', opacity: 0.8 },
    );
  const seats =
    [1076, 1132, 1188]
      .map(
        (x) =>
          rectangle(x, 180, 48, 42, { fill: 'cloth-2' }, 6) + rectangle(x - 1, 226, 50, 12, { fill: 'cloth-2' }, 4),
      )
      .join('') +
    rectangles(
      [
        [1070, 238, 174, 6],
        [1090, 244, 6, 32],
        [1216, 244, 6, 32],
      ],
      { fill: 'line' },
    );
  return room('sky', 'far') + ceiling + dado + door(540) + door(716) + door(1282) + sign + seats;
}
