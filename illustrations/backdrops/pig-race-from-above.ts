import { path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** A race for driving pigs seen from above: a ribbed concrete way between two solid walls, pens at both sides. */
export function pigRaceFromAbove(): string {
  const ribs = Array.from({ length: 30 }, (_, i) => `M${i * 48 + 10} 92l16 88l-16 88`);
  const wall = (y: number, shadow: number) =>
    rectangles([[0, shadow, 1440, 12]], { fill: 'screen', opacity: 0.14 }) +
    rectangles([[0, y, 1440, 26]], { fill: 'metal' }) +
    rectangles([[0, y + 8, 1440, 4]], { fill: 'near' });
  const straw = repeat(2, (side) =>
    path(
      Array.from({ length: 22 }, (_, i) => {
        const [x, y] = [i * 66 + (i % 3) * 14, side * 296 + 10 + ((i * 23) % 40)];
        return `M${x} ${y}l22 ${(i % 5) * 4 - 8}M${x + 26} ${y + 8}l14 -12`;
      }).join(''),
      { stroke: 'safety', width: 2.5, opacity: 0.5 },
    ),
  );
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'mid' }) +
    straw +
    rectangles([[0, 78, 1440, 204]], { fill: 'far' }) +
    path(ribs.join(''), { stroke: 'mid', width: 4 }) +
    wall(62, 88) +
    wall(272, 298)
  );
}
