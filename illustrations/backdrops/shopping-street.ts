import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

/** A shopping street: glazed shop fronts below striped awnings and blank signs, a bench and a planter on the pavement. */
export function shoppingStreet(): string {
  const shops = repeat(6, (i) => {
    const x = i * 244 - 10;
    const stripes = Array.from({ length: 6 }, (_, stripe) => `M${x + 8 + stripe * 38} 128h19l-4 34h-23z`);
    return (
      rectangles([[x, 40, 236, 232]], { fill: i % 2 === 0 ? 'mid' : 'far' }) +
      rectangle(x + 14, 84, 208, 36, { fill: i % 3 === 0 ? 'cloth-2' : 'metal' }, 3) +
      rectangles([[x + 54, 98, 128, 8]], { fill: 'paper', opacity: 0.7 }) +
      path(`M${x + 8} 128H${x + 228}L${x + 222} 162H${x}Z`, { fill: 'paper' }) +
      path(stripes.join(''), { fill: i % 2 === 0 ? 'cloth-2' : 'near' }) +
      rectangles(
        [
          [x + 18, 166, 124, 88],
          [x + 156, 166, 62, 106],
        ],
        { fill: 'sky' },
      ) +
      path(`M${x + 30} 254L${x + 76} 166H${x + 96}L${x + 50} 254Z`, { fill: 'paper', opacity: 0.7 }) +
      rectangles(
        [
          [x + 24, 60, 44, 18],
          [x + 96, 60, 44, 18],
          [x + 168, 60, 44, 18],
        ],
        { fill: 'near', opacity: 0.6 },
      )
    );
  });
  const bench = (x: number) =>
    rectangles(
      [
        [x, 256, 120, 9],
        [x, 236, 120, 7],
        [x + 10, 236, 6, 50],
        [x + 104, 236, 6, 50],
      ],
      { fill: 'line' },
    );
  const planter = (x: number) =>
    path(`M${x} 286L${x - 6} 252H${x + 66}L${x + 60} 286Z`, { fill: 'metal' }) +
    circle(x + 14, 238, 20, { fill: 'near' }) +
    circle(x + 44, 234, 24, { fill: 'near' }) +
    circle(x + 30, 222, 18, { fill: 'near' });
  return (
    outdoors('far') +
    shops +
    rectangles([[0, 272, 1440, 88]], { fill: 'mid' }) +
    lines(
      [
        [0, 306, 1440, 306],
        ...Array.from({ length: 15 }, (_, i) => [i * 104, 272, i * 104 + (i - 7) * 14, 360] as const),
      ],
      { stroke: 'near', width: 2 },
    ) +
    bench(560) +
    planter(1150) +
    bench(1260)
  );
}
