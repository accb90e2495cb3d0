import { repeat } from '../repeat.ts';
import { circle, lines, path, rectangles } from '../shape.ts';

/** The wall of a metro tunnel from across the track: rings of lining with bolt pockets, cables on brackets, track at y 322. */
export function tunnelWall(ring = 240): string {
  const joints = repeat(Math.ceil(1440 / ring), (index) => {
    const x = index * ring;
    return (
      rectangles([[x, 0, 4, 284]], { fill: 'line', opacity: 0.6 }) +
      rectangles(
        [36, 96, 214].flatMap((y) => [[x + 14, y, 18, 11] as const, [x + ring - 28, y, 18, 11] as const]),
        { fill: 'line', opacity: 0.5 },
      )
    );
  });
  return (
    rectangles([[0, 0, 1440, 284]], { fill: 'near' }) +
    path('M0 0H1440V30Q720 52 0 30Z', { fill: 'metal', opacity: 0.6 }) +
    joints +
    lines(
      [
        [0, 66, 1440, 66],
        [0, 76, 1440, 76],
        [0, 250, 1440, 250],
      ],
      { stroke: 'figure', width: 5, opacity: 0.75 },
    ) +
    repeat(8, (index) => rectangles([[90 + index * 190, 58, 7, 28]], { fill: 'figure' })) +
    repeat(4, (index) => circle(220 + index * 380, 34, 11, { fill: 'paper' })) +
    rectangles([[0, 284, 1440, 76]], { fill: 'line' }) +
    rectangles([[0, 280, 1440, 8]], { fill: 'metal' }) +
    rectangles(
      Array.from({ length: 32 }, (_, index) => [index * 46 + 8, 330, 26, 10] as const),
      { fill: 'figure', opacity: 0.7 },
    ) +
    rectangles([[0, 322, 1440, 5]], { fill: 'sky' })
  );
}
