import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { room } from './room.ts';

/** The kitchen side of a school canteen: tall steamers, menu boards, hanging lamps. */
export function canteen(): string {
  const tiles = lines(
    Array.from({ length: 30 }, (_, i) => [i * 48 + 20, 100, i * 48 + 20, 267] as const),
    { stroke: 'mid', width: 1.4 },
  );
  const boards = repeat(4, (i) => {
    const x = 500 + i * 230;
    return (
      rectangle(x, 26, 180, 56, { fill: 'cloth-2' }, 4) +
      lines(
        [
          [x + 16, 44, x + 96, 44],
          [x + 16, 62, x + 130, 62],
        ],
        { stroke: 'paper', width: 6, opacity: 0.8 },
      )
    );
  });
  const steamers = [560, 1240].map(
    (x) =>
      rectangle(x, 118, 120, 149, { fill: 'metal' }, 4) +
      rectangles(
        [132, 176, 220].map((y) => [x + 10, y, 100, 36] as const),
        { fill: 'near' },
      ) +
      path(`M${x + 92} 142v16M${x + 92} 186v16M${x + 92} 230v16`, { stroke: 'figure', width: 5 }),
  );
  const lamps = repeat(5, (i) =>
    path(`M${610 + i * 170} 0v52l-22 22h44l-22 -22`, { stroke: 'line', width: 2, fill: 'safety', opacity: 0.7 }),
  );
  return room('sky', 'mid') + tiles + boards + steamers.join('') + lamps;
}
