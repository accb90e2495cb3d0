import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A console from the side for a seated body of 215, top at 89, from its front edge at (0, 0): a screen, keyboard and cup. */
export function desk(place: Place): string {
  return placed(
    path('M40 -82H128V-3H52Z', { fill: 'metal' }) +
      path('M40 -82H128V-72H41.5Z', { fill: 'figure', opacity: 0.3 }) +
      path('M62 -64H88V-12H62ZM94 -64H120V-12H94Z', { stroke: 'line', width: 1.6 }) +
      path('M83 -42v8M99 -42v8', { stroke: 'figure', width: 2 }) +
      rectangle(50, -5, 80, 5, { fill: 'figure' }, 1) +
      rectangle(0, -89, 134, 8, { fill: 'line' }, 2.5) +
      rectangle(0, -84.5, 134, 3.5, { fill: 'figure' }, 1.7) +
      path('M88 -89L92 -94H116L120 -89Z', { fill: 'figure' }) +
      path('M101 -94L99 -118H106L108 -94Z', { fill: 'figure' }) +
      path(
        'M84 -163L89 -164Q91 -164 91.5 -162L101 -104Q101 -101 98 -101L95 -101Q93 -101 92.5 -103L83 -160Q82.5 -163 84 -163Z',
        { fill: 'figure' },
      ) +
      path('M82.5 -160L84 -163L94 -101Q93 -101 92.5 -103Z', { fill: 'cloth-2' }) +
      rectangle(46, -92, 30, 3, { fill: 'figure' }, 1.5),
    place,
  );
}
