import { rectangle, rectangles } from '../shape.ts';

/** A side of a cardboard parcel about its middle, with the tape across it. */
export function parcelSide(width: number, height: number, taped = true): string {
  const [x, y] = [-width / 2, -height / 2];
  return (
    rectangle(x, y, width, height, { fill: 'skin' }, 3) +
    rectangle(x, y, width, height, { fill: 'line', opacity: 0.25 }, 3) +
    (taped ? rectangles([[x, -14, width, 28]], { fill: 'paper', opacity: 0.42 }) : '') +
    rectangle(x + 2, y + 2, width - 4, height - 4, { stroke: 'figure', width: 3, opacity: 0.14 }, 3)
  );
}
