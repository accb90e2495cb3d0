import { circle, lines, path, rectangle, rectangles } from '../shape.ts';

/** A lift with open doors in a wall: from `x`, `width` wide, its sill at `foot`, `height` up to the lintel; a display above, the back wall with its handrail, a dome camera in the corner. */
export function openLift(x: number, width: number, foot: number, height: number): string {
  const top = foot - height;
  const [right, inset] = [x + width, width * 0.13];
  const [backTop, backFoot] = [top + 26, foot - 34];
  const cabin =
    rectangles([[x, top, width, height]], { fill: 'near' }) +
    rectangles([[x + inset, backTop, width - 2 * inset, backFoot - backTop]], { fill: 'far' }) +
    path(`M${x} ${foot}L${x + inset} ${backFoot}H${right - inset}L${right} ${foot}Z`, { fill: 'mid' }) +
    path(`M${x} ${top}L${x + inset} ${backTop}H${right - inset}L${right} ${top}Z`, { fill: 'paper' }) +
    lines(
      [0.34, 0.66].map((part) => [x + width * part, backTop, x + width * part, backFoot] as const),
      { stroke: 'mid', width: 3 },
    ) +
    path(`M${x + 6} ${foot - 84}L${x + inset} ${foot - 98}H${right - inset}L${right - 6} ${foot - 84}`, {
      stroke: 'metal',
      width: 6,
    }) +
    path(`M${right - inset - 22} ${backTop}a11 11 0 0 0 22 0z`, { fill: 'figure' });
  const leaf = width * 0.07;
  const doors = rectangles(
    [
      [x, top, leaf, height],
      [right - leaf, top, leaf, height],
    ],
    { fill: 'metal' },
  );
  const frame = path(`M${x - 7} ${foot}V${top - 7}H${right + 7}V${foot}`, { stroke: 'line', width: 14 });
  const display =
    rectangle(x + width / 2 - 30, top - 42, 60, 22, { fill: 'screen' }, 4) +
    path(`M${x + width / 2 - 12} ${top - 26}l7 -10l7 10z`, { fill: 'safety' });
  const call =
    rectangle(right + 26, foot - 118, 18, 42, { fill: 'metal' }, 4) +
    circle(right + 35, foot - 106, 4, { fill: 'safety' });
  return cabin + doors + frame + display + call;
}
