import { path, rectangles } from '../shape.ts';

/** The glass of a teller's window from `left` to `right`, standing on a counter at `foot`; a slot stays open below. */
export function counterGlass(left: number, right: number, foot: number): string {
  const width = right - left;
  return (
    rectangles([[left, 0, width, foot - 26]], { fill: 'cloth-2', opacity: 0.2 }) +
    path(
      `M${left + width * 0.16} 0H${left + width * 0.28}L${left + width * 0.08} ${foot - 26}H${left}V${foot * 0.6}Z`,
      {
        fill: 'paper',
        opacity: 0.28,
      },
    ) +
    rectangles(
      [
        [left - 8, 0, 8, foot],
        [right, 0, 8, foot],
        [left, foot - 30, width, 5],
      ],
      { fill: 'metal' },
    )
  );
}
