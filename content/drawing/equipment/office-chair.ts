import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** An office chair from the side for a body of 215, seat at 50, the middle of its foot at (0, 0). */
export function officeChair(place: Place): string {
  return placed(
    path('M-26 -8L-3 -15H3L28 -8', { stroke: 'figure', width: 4 }) +
      circle(-26, -4, 4, { fill: 'figure' }) +
      circle(0, -4, 4, { fill: 'figure' }) +
      circle(28, -4, 4, { fill: 'figure' }) +
      rectangle(-3, -44, 6, 32, { fill: 'metal' }) +
      path('M-24 -44Q-31 -60 -29 -80', { stroke: 'figure', width: 4.5 }) +
      path('M-27 -51H24Q29 -51 29 -47Q29 -42 23 -42H-22Q-27 -42 -27 -51Z', { fill: 'line' }) +
      path(
        'M-25 -60Q-19 -60 -20 -70Q-22 -104 -28 -131Q-30 -137 -34 -135Q-38 -133 -37 -126Q-31 -96 -31 -66Q-31 -60 -25 -60Z',
        { fill: 'line' },
      ) +
      path('M-33 -134Q-30 -137 -28 -131Q-22 -104 -20 -70Q-19 -60 -25 -60Q-23 -94 -33 -134Z', {
        fill: 'figure',
        opacity: 0.2,
      }),
    place,
  );
}

/** An office chair from behind and turned a little, for a body of 215. */
export function emptyOfficeChair(place: Place): string {
  return placed(
    path('M-30 -7L0 -16L30 -7M0 -16L-12 -3M0 -16L14 -3', { stroke: 'figure', width: 4 }) +
      circle(-30, -4, 4, { fill: 'figure' }) +
      circle(30, -4, 4, { fill: 'figure' }) +
      circle(-12, -2, 4, { fill: 'figure' }) +
      circle(14, -2, 4, { fill: 'figure' }) +
      rectangle(-3, -46, 6, 32, { fill: 'metal' }) +
      path('M-30 -54Q-30 -46 -22 -45H24Q32 -46 32 -54Q20 -60 0 -60Q-20 -60 -30 -54Z', { fill: 'line' }) +
      path('M-30 -51Q-30 -46 -22 -45H24Q32 -46 32 -51Q0 -47 -30 -51Z', { fill: 'figure', opacity: 0.3 }) +
      path('M-36 -50V-74Q-36 -78 -31 -78H-26M36 -50V-74Q36 -78 31 -78H26', { stroke: 'figure', width: 4 }) +
      path(
        'M-18 -62Q-24 -64 -25 -72Q-28 -100 -25 -124Q-24 -134 -14 -135Q0 -137 14 -135Q24 -134 25 -124Q28 -100 25 -72Q24 -64 18 -62Q0 -59 -18 -62Z',
        { fill: 'line' },
      ) +
      path('M8 -135.5Q24 -135 25 -124Q28 -100 25 -72Q24 -64 18 -62Q12 -61 8 -60.5Q16 -98 8 -135.5Z', {
        fill: 'figure',
        opacity: 0.2,
      }) +
      path('M-16 -120Q0 -124 16 -120', { stroke: 'figure', width: 1.6, opacity: 0.4 }),
    place,
  );
}
