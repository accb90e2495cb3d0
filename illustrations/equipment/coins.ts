import { circle, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** Three coins from above, the largest of radius 20 at (0, 0). */
export function coins(place: Place): string {
  const coin = (x: number, y: number, radius: number) =>
    circle(x + 2, y + 3, radius, { fill: 'screen', opacity: 0.25 }) +
    circle(x, y, radius, { fill: 'metal' }) +
    circle(x, y, radius * 0.74, { stroke: 'paper', width: 2, opacity: 0.6 });
  return placed(coin(0, 0, 20) + coin(40, 14, 17) + coin(16, 40, 17), place);
}
