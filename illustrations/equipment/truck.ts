import type { Tone } from '../palette.ts';
import { path, placed, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A lorry from the side, heading right, 330 wide and 136 high, on the ground at (0, 0) below its middle. */
export function truck(place: Place, tone: Tone = 'cloth'): string {
  return placed(
    rectangle(-162, -30, 320, 12, { fill: 'figure' }) +
      rectangle(-165, -136, 226, 106, { fill: 'paper' }, 3) +
      rectangles([[-165, -46, 226, 16]], { fill: 'near' }) +
      rectangles(
        [-130, -90, -50, -10, 30].map((x) => [x, -130, 2, 80] as const),
        { fill: 'mid' },
      ) +
      path('M70 -22V-108Q70 -114 76 -114H122Q128 -114 131 -108L146 -70L160 -60Q165 -57 165 -50V-22Z', { fill: tone }) +
      path('M104 -70V-104H120Q124 -104 126 -100L138 -70Z', { fill: 'screen' }) +
      path('M70 -38H165V-22H70Z', { fill: 'figure', opacity: 0.25 }) +
      rectangle(154, -48, 11, 10, { fill: 'safety' }, 2) +
      wheel(-122, -20, 20) +
      wheel(-76, -20, 20) +
      wheel(118, -20, 20),
    place,
  );
}
