import { circle, path, placed, rectangle, rectangles } from '../shape.ts';
import { railBogie } from './rail-bogie.ts';

type Place = Parameters<typeof placed>[1];

/** A tunnel inspection vehicle heading left, 330 wide and 190 high, on the rail at (0, 0): cab, deck, an arch of cameras. */
export function inspectionTrolley(place: Place): string {
  const arch =
    path('M66 -62V-150A50 40 0 0 1 150 -150V-62', { stroke: 'line', width: 10 }) +
    [
      [66, -120],
      [78, -176],
      [138, -176],
      [150, -120],
    ]
      .map(
        ([x = 0, y = 0]) =>
          rectangle(x - 11, y - 9, 22, 18, { fill: 'figure' }, 3) + circle(x, y, 5, { fill: 'cloth-2' }),
      )
      .join('');
  return placed(
    railBogie({ x: -96 }) +
      railBogie({ x: 100 }) +
      rectangle(-160, -66, 324, 26, { fill: 'safety' }, 4) +
      rectangles(
        Array.from({ length: 8 }, (_, index) => [-150 + index * 40, -50, 20, 10] as const),
        { fill: 'screen' },
      ) +
      path('M-154 -66V-134Q-152 -152 -134 -152H-40V-66Z', { fill: 'safety' }) +
      path('M-146 -100V-130Q-144 -142 -132 -142H-106V-100Z', { fill: 'screen' }) +
      rectangle(-96, -142, 46, 42, { fill: 'screen' }, 3) +
      path('M-138 -100L-122 -142H-112L-128 -100Z', { fill: 'paper', opacity: 0.2 }) +
      rectangle(-164, -88, 12, 14, { fill: 'paper' }, 3) +
      rectangle(-104, -164, 30, 12, { fill: 'warn' }, 4) +
      rectangle(-26, -100, 70, 36, { fill: 'metal' }, 3) +
      arch,
    place,
  );
}
