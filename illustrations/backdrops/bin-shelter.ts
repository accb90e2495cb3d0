import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { text } from '../text.ts';
import { outdoors } from './room.ts';

/** A shelter for sorted refuse in an estate: a back wall with a notice, a basin, a roof on posts, trees next to it. */
export function binShelter(): string {
  const tree = (x: number, size: number) =>
    rectangles([[x - 5, 200, 10, 72]], { fill: 'line' }) +
    path(
      `M${x - 50 * size} ${208}q${-26 * size} -40 ${16 * size} ${-58 * size}q${10 * size} ${-44 * size} ${48 * size} ${-28 * size}q${44 * size} 4 ${36 * size} ${46 * size}q${24 * size} 40 ${-28 * size} 40z`,
      { fill: 'near' },
    );
  const notice =
    rectangle(764, 92, 260, 44, { fill: 'figure' }, 3) +
    text(894, 123, '生活垃圾分类投放点', 25, 'paper', 'middle') +
    repeat(4, (i) => rectangle(768 + i * 98, 148, 72, 30, { fill: 'paper' }, 3)) +
    lines(
      [0, 1, 2, 3].map((i) => [780 + i * 98, 163, 828 + i * 98, 163] as const),
      { stroke: 'metal', width: 5 },
    );
  return (
    outdoors('mid') +
    rectangles(
      [
        [60, 70, 130, 202],
        [230, 120, 110, 152],
        [1300, 60, 140, 212],
        [540, 90, 110, 182],
      ],
      { fill: 'far' },
    ) +
    tree(640, 1.1) +
    tree(1290, 1.2) +
    tree(420, 0.9) +
    rectangles([[716, 72, 470, 200]], { fill: 'far' }) +
    rectangles([[716, 196, 470, 76]], { fill: 'mid' }) +
    lines(
      Array.from({ length: 11 }, (_, i) => [716 + i * 47, 196, 716 + i * 47, 272] as const),
      { stroke: 'near', width: 2 },
    ) +
    notice +
    path('M680 72L720 30H1184L1222 72Z', { fill: 'metal' }) +
    rectangles([[680, 66, 542, 12]], { fill: 'line' }) +
    rectangles(
      [
        [704, 78, 12, 218],
        [1186, 78, 12, 218],
      ],
      { fill: 'line' },
    ) +
    path('M650 292H1252L1272 318H630Z', { fill: 'near' }) +
    rectangles([[630, 318, 642, 8]], { fill: 'metal' })
  );
}
