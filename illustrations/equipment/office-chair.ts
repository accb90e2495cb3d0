import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** An office chair from the side for a body of 215, seat at 50, the middle of its foot at (0, 0); `recline` in degrees. */
export function officeChair(place: Place, recline = 0): string {
  const back =
    path('M-24 -44Q-31 -60 -29 -80', { stroke: 'figure', width: 4.5 }) +
    path(
      'M-25 -60Q-19 -60 -20 -70Q-22 -104 -28 -131Q-30 -137 -34 -135Q-38 -133 -37 -126Q-31 -96 -31 -66Q-31 -60 -25 -60Z',
      { fill: 'line' },
    ) +
    path('M-33 -134Q-30 -137 -28 -131Q-22 -104 -20 -70Q-19 -60 -25 -60Q-23 -94 -33 -134Z', {
      fill: 'figure',
      opacity: 0.2,
    });
  const hinge = { x: -24, y: -48 };
  return placed(
    path('M-26 -8L-3 -15H3L28 -8', { stroke: 'figure', width: 4 }) +
      circle(-26, -4, 4, { fill: 'figure' }) +
      circle(0, -4, 4, { fill: 'figure' }) +
      circle(28, -4, 4, { fill: 'figure' }) +
      rectangle(-3, -44, 6, 32, { fill: 'metal' }) +
      path('M-27 -51H24Q29 -51 29 -47Q29 -42 23 -42H-22Q-27 -42 -27 -51Z', { fill: 'line' }) +
      placed(placed(back, { x: -hinge.x, y: -hinge.y }), { ...hinge, turn: -recline }),
    place,
  );
}
