import { path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** A belt with boxes of meals from `x` to `right`, its upper edge at `y`, on legs that reach `ground`. */
export function mealBelt(x: number, right: number, y: number, ground: number): string {
  const count = Math.floor((right - x) / 72);
  const box = (index: number) => {
    const left = x + 16 + index * 72;
    return (
      path(`M${left} ${y - 22}H${left + 52}L${left + 46} ${y}H${left + 6}Z`, { fill: 'paper' }) +
      path(`M${left + 4} ${y - 22}Q${left + 14} ${y - 34} ${left + 26} ${y - 29}T${left + 48} ${y - 22}Z`, {
        fill: index % 2 ? 'safety' : 'cloth-2',
      })
    );
  };
  return (
    rectangles(
      Array.from({ length: Math.ceil(count / 2) }, (_, i) => [x + 20 + i * 140, y + 20, 10, ground - y - 20] as const),
      { fill: 'line' },
    ) +
    repeat(count, box) +
    rectangle(x, y, right - x, 24, { fill: 'figure' }, 12) +
    rectangles([[x + 8, y + 9, right - x - 16, 5]], { fill: 'metal' })
  );
}
