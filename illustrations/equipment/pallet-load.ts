import { lines, placed, rectangle, rectangles } from '../shape.ts';

/** A pallet with wrapped cartons from the side, 112 wide and 104 high, its underside at (0, 0). */
export function palletLoad(place: Parameters<typeof placed>[1], layers = 2): string {
  const cartons = Array.from({ length: layers * 2 }, (_, i) => {
    const [x, y] = [-52 + (i % 2) * 53, -16 - 44 * (Math.floor(i / 2) + 1)];
    return (
      rectangle(x, y, 51, 42, { fill: i % 3 === 0 ? 'skin' : 'cloth-2' }, 2) +
      rectangles([[x + 21, y, 9, 42]], { fill: 'paper', opacity: 0.5 })
    );
  });
  return placed(
    cartons.join('') +
      rectangles(
        [
          [-56, -16, 112, 5],
          [-56, -4, 112, 4],
          [-54, -11, 14, 7],
          [-7, -11, 14, 7],
          [40, -11, 14, 7],
        ],
        { fill: 'line' },
      ) +
      lines(
        [
          [-50, -18, -4, -18],
          [4, -18, 50, -18],
        ],
        { stroke: 'figure', width: 1.6, opacity: 0.25 },
      ),
    place,
  );
}
