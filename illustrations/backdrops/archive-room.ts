import { rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { room, stage } from './room.ts';

/** An archive: shelves full of boxes and upright files with their labels, a table before them. */
export function archiveRoom(): string {
  const files = repeat(2, (row) =>
    repeat(26, (index) => {
      const tall = 74 + ((index * 5) % 4) * 4;
      const x = 476 + index * 37 + (index % 6 === 0 ? 6 : 0);
      return index % 9 === 7 + row - 1
        ? ''
        : rectangle(
            x,
            108 + row * 106 - tall,
            30,
            tall,
            { fill: (index + row) % 3 === 0 ? 'cloth-2' : (index + row) % 3 === 1 ? 'near' : 'metal' },
            2,
          );
    }),
  );
  const labels = rectangles(
    [0, 1].flatMap((row) =>
      Array.from(
        { length: 26 },
        (_, index) => [482 + index * 37 + (index % 6 === 0 ? 6 : 0), 56 + row * 106, 18, 26] as const,
      ),
    ),
    { fill: 'paper', opacity: 0.8 },
  );
  const frame = rectangles(
    [[460, 108, 980, 8], [460, 214, 980, 8], ...[460, 790, 1120].map((x) => [x, 0, 8, 260] as const)],
    { fill: 'line' },
  );
  return (
    room('far', 'mid') +
    files +
    labels +
    frame +
    rectangles([[0, 252, stage.width, 108]], { fill: 'metal' }) +
    rectangles([[0, 250, stage.width, 6]], { fill: 'paper', opacity: 0.5 })
  );
}
