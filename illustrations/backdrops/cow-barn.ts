import { lines, path, rectangles } from '../shape.ts';

/** The inside of a cow barn behind its feed barrier: roof trusses, open sides, cubicles and bedding. */
export function cowBarn(): string {
  const trusses = Array.from({ length: 7 }, (_, i) => `M${i * 240 - 60} 60L${i * 240 + 60} 12L${i * 240 + 180} 60`);
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'far' }) +
    rectangles([[0, 84, 1440, 74]], { fill: 'sky' }) +
    path('M0 158V128Q180 108 380 130T760 122T1120 132T1440 120V158Z', { fill: 'mid' }) +
    rectangles([[0, 58, 1440, 9]], { fill: 'near' }) +
    path(trusses.join(''), { stroke: 'near', width: 5 }) +
    rectangles(
      Array.from({ length: 7 }, (_, i) => [i * 240 + 52, 58, 14, 152] as const),
      { fill: 'near' },
    ) +
    rectangles([[0, 196, 1440, 64]], { fill: 'mid' }) +
    lines(
      Array.from({ length: 14 }, (_, i) => [i * 110 + 20, 196, i * 110 + 20, 168] as const),
      { stroke: 'metal', width: 5 },
    ) +
    lines([[0, 170, 1440, 170]], { stroke: 'metal', width: 5 })
  );
}
