import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** A loading dock from the side of its platform: dock doors with shelters, a canopy, the platform's edge at x = 1064. */
export function loadingDock(): string {
  const door = (x: number, number: string) =>
    rectangles([[x - 12, 92, 154, 168]], { fill: 'figure', opacity: 0.8 }) +
    rectangles([[x, 104, 130, 156]], { fill: 'near' }) +
    lines(
      Array.from({ length: 6 }, (_, i) => [x, 126 + i * 24, x + 130, 126 + i * 24] as const),
      { stroke: 'metal', width: 3 },
    ) +
    rectangle(x + 46, 56, 38, 28, { fill: 'cloth' }, 3) +
    path(number, { stroke: 'paper', width: 4 });
  const wall = lines(
    Array.from({ length: 37 }, (_, i) => [i * 40, 40, i * 40, 260] as const),
    { stroke: 'near', width: 1.6, opacity: 0.6 },
  );
  const bumpers = repeat(3, (i) => rectangle(1050, 282 + i * 22, 14, 16, { fill: 'screen' }, 2));
  return (
    rectangles([[0, 0, 1440, 40]], { fill: 'sky' }) +
    rectangles([[0, 40, 1440, 220]], { fill: 'mid' }) +
    wall +
    rectangles([[0, 30, 1440, 16]], { fill: 'metal' }) +
    door(130, 'M188 64v12') +
    door(560, 'M612 64h10v6h-10v6h10') +
    door(800, 'M852 64h10l-4 5q8 1 6 6q-4 4 -11 1') +
    rectangles([[1064, 260, 376, 60]], { fill: 'line', opacity: 0.6 }) +
    rectangles([[0, 318, 1440, 42]], { fill: 'near' }) +
    rectangles([[0, 260, 1064, 74]], { fill: 'far' }) +
    rectangles([[0, 260, 1064, 9]], { fill: 'metal' }) +
    path(Array.from({ length: 27 }, (_, i) => `M${i * 40} 269h18l-12 12h-18z`).join(''), {
      fill: 'safety',
      opacity: 0.8,
    }) +
    rectangles([[0, 281, 1064, 53]], { fill: 'mid', opacity: 0.5 }) +
    bumpers +
    path('M0 346H1440', { stroke: 'sky', width: 4, dash: '50 36', ends: 'flat' })
  );
}
