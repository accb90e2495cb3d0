import type { Tone } from '../palette.ts';
import { ellipse, path, placed } from '../shape.ts';

/** A tied bag of refuse, 100 wide and 110 high, standing on the ground at (0, 0); a `slumped` one is broader. */
export function garbageBag(place: Parameters<typeof placed>[1], tone: Tone = 'figure', slumped = false): string {
  const body = slumped
    ? 'M-54 -2C-66 -22 -54 -46 -30 -58C-14 -64 -8 -68 -4 -74L10 -72C12 -66 22 -60 36 -52C58 -40 64 -18 54 -2Q0 5 -54 -2Z'
    : 'M-42 -2C-54 -24 -46 -56 -22 -70C-12 -76 -8 -80 -6 -86H7C9 -80 12 -76 22 -70C46 -54 54 -22 42 -2Q0 5 -42 -2Z';
  const [neckX, neckY] = slumped ? [3, -73] : [0, -86];
  const creases = slumped
    ? 'M0 -66Q-10 -50 -30 -40M4 -66Q2 -40 -8 -22M8 -66Q20 -44 36 -36M-44 -18Q-30 -8 -16 -10M40 -16Q30 -8 18 -10'
    : 'M-4 -78Q-10 -58 -26 -44M1 -78Q2 -48 -6 -26M5 -78Q16 -54 28 -46M-34 -20Q-24 -8 -10 -10M34 -18Q26 -8 14 -10';
  return placed(
    ellipse(2, 0, slumped ? 62 : 50, 5, { fill: 'screen', opacity: 0.2 }) +
      path(body, { fill: tone }) +
      path(
        slumped
          ? 'M10 -72C12 -66 22 -60 36 -52C58 -40 64 -18 54 -2Q34 2 18 2C42 -18 36 -46 10 -72Z'
          : 'M7 -86C9 -80 12 -76 22 -70C46 -54 54 -22 42 -2Q28 2 16 2C36 -22 30 -58 7 -86Z',
        { fill: 'screen', opacity: 0.22 },
      ) +
      path(creases, {
        stroke: tone === 'paper' ? 'line' : 'paper',
        width: 2.4,
        opacity: tone === 'paper' ? 0.5 : 0.35,
      }) +
      placed(
        path('M-5 0C-20 -10 -22 -20 -12 -24Q-6 -18 0 -20Q8 -18 14 -24C22 -18 18 -10 5 0Z', { fill: tone }) +
          path('M-3 -2Q-8 -10 -10 -17M3 -2Q8 -10 11 -17', { stroke: 'screen', width: 1.6, opacity: 0.3 }) +
          path('M-8 0H8', { stroke: 'safety', width: 4 }),
        { x: neckX, y: neckY },
      ),
    place,
  );
}
