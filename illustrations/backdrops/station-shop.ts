import { lines, path, rectangle, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

/** The front of a petrol station's shop: its sliding door under an awning, windows with goods, a bench of gas bottles, the kerb. */
export function stationShop(): string {
  const front = rectangles([[0, 30, 1440, 242]], { fill: 'far' });
  const fascia = rectangles([[0, 22, 1440, 46]], { fill: 'cloth' }) + rectangles([[0, 68, 1440, 8]], { fill: 'near' });
  const window = (x: number, width: number) =>
    rectangle(x, 104, width, 140, { fill: 'line' }, 2) +
    rectangles([[x + 7, 111, width - 14, 126]], { fill: 'sky' }) +
    lines(
      [152, 196].map((y) => [x + 7, y, x + width - 7, y] as const),
      { stroke: 'near', width: 4 },
    ) +
    lines(
      [136, 181, 224].map((y) => [x + 20, y, x + width - 16, y] as const),
      { stroke: 'cloth-2', width: 26, dash: '18 12', ends: 'flat' },
    );
  const door =
    rectangle(860, 92, 220, 180, { fill: 'line' }, 2) +
    rectangles(
      [
        [868, 100, 98, 172],
        [974, 100, 98, 172],
      ],
      { fill: 'display' },
    ) +
    path('M884 260L940 110H956L900 260ZM994 260L1046 120H1056L1004 260Z', { fill: 'paper', opacity: 0.45 }) +
    lines(
      [
        [958, 176, 958, 210],
        [982, 176, 982, 210],
      ],
      { stroke: 'figure', width: 5 },
    );
  const kerb = rectangles([[0, 272, 1440, 18]], { fill: 'near' }) + rectangles([[0, 290, 1440, 5]], { fill: 'line' });
  const mat = path('M850 278H1090L1104 288H836Z', { fill: 'figure', opacity: 0.5 });
  return outdoors('mid') + front + fascia + window(520, 290) + window(1130, 270) + door + kerb + mat;
}
