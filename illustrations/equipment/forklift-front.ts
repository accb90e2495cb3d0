import { ellipse, lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { person } from '../people/person.ts';

/** A forklift from the front with its driver behind the mast, 150 wide and 216 high, on the ground at (0, 0). */
export function forkliftFront(place: Parameters<typeof placed>[1]): string {
  const driver = person('standing', { top: 'cloth', helmet: 'paper', vest: true }, { x: 0, y: -8, scale: 0.84 });
  return placed(
    ellipse(0, 0, 82, 6, { fill: 'screen', opacity: 0.18 }) +
      rectangles([[-50, -204, 100, 120]], { fill: 'screen', opacity: 0.12 }) +
      driver.drawn +
      path('M-62 -34V-86Q-62 -98 -50 -98H50Q62 -98 62 -86V-34Z', { fill: 'safety' }) +
      path('M-62 -34V-52H62V-34Z', { fill: 'figure', opacity: 0.35 }) +
      rectangle(-52, -40, 104, 34, { fill: 'figure' }, 4) +
      path('M-54 -96L-48 -208M54 -96L48 -208', { stroke: 'figure', width: 7 }) +
      rectangle(-58, -216, 116, 12, { fill: 'figure' }, 3) +
      rectangle(-72, -128, 18, 16, { fill: 'paper', stroke: 'figure', width: 3 }, 3) +
      rectangle(54, -128, 18, 16, { fill: 'paper', stroke: 'figure', width: 3 }, 3) +
      rectangle(-76, -56, 26, 56, { fill: 'screen' }, 7) +
      rectangle(50, -56, 26, 56, { fill: 'screen' }, 7) +
      rectangles(
        [
          [-40, -206, 11, 198],
          [29, -206, 11, 198],
        ],
        { fill: 'line' },
      ) +
      rectangles(
        [
          [-27, -206, 5, 198],
          [22, -206, 5, 198],
        ],
        { fill: 'metal' },
      ) +
      lines(
        [
          [-38, -204, 38, -204],
          [-38, -34, 38, -34],
        ],
        { stroke: 'line', width: 9 },
      ) +
      rectangles(
        [
          [-52, -66, 104, 11],
          [-52, -34, 104, 11],
        ],
        { fill: 'figure' },
      ) +
      path('M-48 -66V-96H48V-66M-24 -66V-96M0 -66V-96M24 -66V-96', { stroke: 'figure', width: 5 }) +
      path('M-42 -68H-28V-12L-24 2H-46L-42 -12ZM28 -68H42V-12L46 2H24L28 -12Z', { fill: 'screen' }) +
      path('M-46 2H-24M24 2H46', { stroke: 'metal', width: 3 }),
    place,
  );
}
