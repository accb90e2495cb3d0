import { lines, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** A tiled passage to a milking parlour: tube rails, a gate at its end, lamps and a grooved floor. */
export function milkingPassage(): string {
  const tiles = lines(
    [
      ...Array.from({ length: 4 }, (_, i) => [0, 122 + i * 36, 1440, 122 + i * 36] as const),
      ...Array.from({ length: 24 }, (_, i) => [i * 60 + 30, 122, i * 60 + 30, 262] as const),
    ],
    { stroke: 'mid', width: 2 },
  );
  const rails =
    lines(
      [0, 1, 2].map((i) => [0, 172 + i * 38, 1440, 172 + i * 38] as const),
      { stroke: 'metal', width: 8 },
    ) +
    lines(
      Array.from({ length: 9 }, (_, i) => [i * 180 + 40, 150, i * 180 + 40, 286] as const),
      { stroke: 'line', width: 10 },
    );
  const grooves = lines(
    Array.from({ length: 4 }, (_, i) => [0, 296 + i * 18, 1440, 296 + i * 18] as const),
    { stroke: 'near', width: 2.5, dash: '70 16' },
  );
  return (
    rectangles([[0, 0, 1440, 122]], { fill: 'sky' }) +
    rectangles([[0, 122, 1440, 140]], { fill: 'far' }) +
    tiles +
    rectangles([[0, 26, 1440, 10]], { fill: 'mid' }) +
    repeat(5, (i) => rectangle(140 + i * 270, 36, 150, 9, { fill: 'paper' }, 4)) +
    repeat(4, (i) => rectangle(560 + i * 240, 62, 120, 44, { fill: 'far' }, 2)) +
    rectangles([[0, 262, 1440, 98]], { fill: 'mid' }) +
    rectangles([[0, 262, 1440, 8]], { fill: 'near' }) +
    grooves +
    rails
  );
}
