import { circle, path, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** An IoT host with two aerials, 130 wide and 96 high from the upper left corner of its aerials. */
export function iotHost(place: Place): string {
  return placed(
    rectangle(16, 0, 6, 46, { fill: 'figure' }, 3) +
      rectangle(108, 0, 6, 46, { fill: 'figure' }, 3) +
      rectangle(0, 40, 130, 52, { fill: 'paper' }, 7) +
      path('M0 74H130V85Q130 92 123 92H7Q0 92 0 85Z', { fill: 'near' }) +
      rectangles(
        [
          [12, 79, 14, 8],
          [31, 79, 14, 8],
          [50, 79, 14, 8],
          [69, 79, 14, 8],
        ],
        { fill: 'figure' },
      ) +
      circle(112, 57, 4, { fill: 'accent' }) +
      rectangles(
        [
          [14, 52, 50, 4],
          [14, 61, 34, 4],
        ],
        { fill: 'near' },
      ),
    place,
  );
}
