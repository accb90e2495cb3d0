import { lines, path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** A bedded fold under a lean-to roof: a plank wall, a hay rack on it and a strawed ground. */
export function sheepFold(): string {
  const planks = lines(
    Array.from({ length: 25 }, (_, i) => [i * 60 + 20, 90, i * 60 + 20, 214] as const),
    { stroke: 'near', width: 2.5 },
  );
  const racks = repeat(4, (i) => {
    const x = 96 + i * 400;
    return (
      path(`M${x} 132q30 -26 70 -16q40 -22 80 -6q50 -12 70 22z`, { fill: 'safety', opacity: 0.7 }) +
      lines(
        Array.from({ length: 9 }, (_, bar) => [x + bar * 27, 128, x + 16 + bar * 23, 176] as const),
        { stroke: 'line', width: 4 },
      ) +
      lines(
        [
          [x - 8, 128, x + 228, 128],
          [x + 10, 176, x + 206, 176],
        ],
        { stroke: 'line', width: 6 },
      )
    );
  });
  const straw = Array.from({ length: 42 }, (_, i) => {
    const [x, y] = [(i * 137) % 1440, 236 + ((i * 29) % 118)];
    return `M${x} ${y}l${18 + (i % 3) * 6} ${(i % 5) * 4 - 8}`;
  });
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'sky' }) +
    rectangles([[0, 90, 1440, 124]], { fill: 'mid' }) +
    planks +
    path('M0 34L1440 10V58L0 92Z', { fill: 'near' }) +
    path('M0 92L1440 58V66L0 100Z', { fill: 'line' }) +
    rectangles(
      Array.from({ length: 5 }, (_, i) => [i * 400 + 20, 76 - i * 6, 14, 150 + i * 6] as const),
      { fill: 'line' },
    ) +
    racks +
    rectangles([[0, 214, 1440, 146]], { fill: 'far' }) +
    rectangles([[0, 214, 1440, 8]], { fill: 'near' }) +
    path(straw.join(''), { stroke: 'safety', width: 3, opacity: 0.6 })
  );
}
