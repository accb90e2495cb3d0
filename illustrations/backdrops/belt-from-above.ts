import { coal } from '../equipment/coal.ts';
import { lines, path, placed, rectangles } from '../shape.ts';

/** The gallery of a coal washing plant from above: a slanting belt with its coal, walkway plates and a handrail, light from windows. */
export function beltFromAbove(): string {
  const plates =
    rectangles([[0, 0, 1440, 360]], { fill: 'mid' }) +
    lines(
      Array.from({ length: 26 }, (_, i) => [i * 60 - 30, 0, i * 60 - 30, 360] as const),
      { stroke: 'near', width: 2 },
    ) +
    path('M560 360L660 230H760L660 360ZM860 360L960 230H1060L960 360ZM1160 360L1260 230H1360L1260 360Z', {
      fill: 'paper',
      opacity: 0.5,
    });
  const belt =
    rectangles([[-900, -92, 1800, 184]], { fill: 'line' }) +
    rectangles([[-900, -76, 1800, 152]], { fill: 'figure' }) +
    lines(
      Array.from({ length: 30 }, (_, i) => [-870 + i * 60, -90, -870 + i * 60, -70] as const),
      { stroke: 'metal', width: 10 },
    ) +
    lines(
      Array.from({ length: 30 }, (_, i) => [-870 + i * 60, 70, -870 + i * 60, 90] as const),
      { stroke: 'metal', width: 10 },
    ) +
    rectangles([[-900, -44, 1800, 88]], { fill: 'screen', opacity: 0.7 }) +
    coal(
      120,
      (across, along) => [-520 + along * 940, (across - 0.5) * 96],
      () => 22,
    );
  const rail = path('M480 66L1440 -60M480 90L1440 -36', { stroke: 'safety', width: 5 });
  return plates + placed(belt, { x: 960, y: 172, turn: -8 }) + placed(rail, { y: 244 });
}
