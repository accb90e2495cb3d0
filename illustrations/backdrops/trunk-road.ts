import { path, rectangles } from '../shape.ts';

/** A wide road seen along its lanes, with a crash barrier and low hills behind. */
export function trunkRoad(): string {
  return (
    rectangles([[0, 0, 1440, 236]], { fill: 'sky' }) +
    path('M0 236V190Q160 150 330 196T700 178T1040 186Q1230 140 1440 176V236Z', { fill: 'far' }) +
    rectangles([[0, 232, 1440, 128]], { fill: 'mid' }) +
    rectangles([[0, 206, 1440, 16]], { fill: 'near' }) +
    rectangles(
      Array.from({ length: 15 }, (_, index) => [index * 104 + 20, 206, 8, 34] as const),
      { fill: 'line', opacity: 0.6 },
    ) +
    path('M0 262L1440 250V254L0 267Z', { fill: 'paper', opacity: 0.8 }) +
    path(Array.from({ length: 9 }, (_, index) => `M${index * 190} 352l90 -5v6l-90 6z`).join(''), {
      fill: 'paper',
      opacity: 0.8,
    })
  );
}
