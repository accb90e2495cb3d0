import { ellipse, path, placed, rectangle } from '../shape.ts';
import { wheel } from './wheel.ts';

/** A wheel loader from the side, heading right, its bucket lifted ahead, 340 long and 186 high, on (0, 0). */
export function wheelLoader(place: Parameters<typeof placed>[1]): string {
  return placed(
    ellipse(-10, 0, 140, 7, { fill: 'screen', opacity: 0.16 }) +
      path('M-158 -58V-104Q-158 -118 -144 -118L-70 -124V-50H-150Z', { fill: 'safety' }) +
      path('M-158 -72H-70V-50H-150Q-158 -50 -158 -58Z', { fill: 'figure', opacity: 0.18 }) +
      path('M-146 -104h34M-146 -94h34M-146 -84h34', { stroke: 'figure', width: 4, opacity: 0.55 }) +
      rectangle(-114, -142, 9, 24, { fill: 'figure' }, 2) +
      path('M-76 -50V-176Q-76 -184 -68 -184H-6Q2 -184 6 -176L22 -112V-50Z', { fill: 'safety' }) +
      path('M-64 -118V-166Q-64 -172 -58 -172H-34V-118ZM-26 -118V-172H-8Q-4 -172 -2 -168L10 -118Z', { fill: 'screen' }) +
      path('M-20 -118L-12 -172H-6L-12 -118Z', { fill: 'paper', opacity: 0.2 }) +
      path('M10 -50L20 -92L70 -88L84 -50Z', { fill: 'figure' }) +
      path('M22 -104L44 -110L116 -76L150 -72L146 -58L108 -58L30 -86Z', { fill: 'safety' }) +
      path('M26 -92L108 -66L148 -64L146 -58L108 -58L30 -86Z', { fill: 'figure', opacity: 0.2 }) +
      path('M40 -96L84 -118L126 -100', { stroke: 'metal', width: 7 }) +
      path('M124 -112L140 -116L144 -66L196 -40L188 -32Q150 -30 132 -52Z', { fill: 'metal' }) +
      path('M140 -116L144 -66L196 -40L206 -38L202 -48L166 -74Q150 -88 148 -114Z', { fill: 'line' }) +
      path('M146 -110Q156 -124 172 -116Q190 -112 196 -90Q206 -70 200 -50L166 -74Q150 -88 146 -110Z', {
        fill: 'figure',
        opacity: 0.5,
      }) +
      wheel(-92, -36, 36) +
      wheel(62, -36, 36),
    place,
  );
}
