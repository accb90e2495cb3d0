import { path } from '../shape.ts';

/** The head of a train set from the front, 200 wide and 232 high, on the rail at (0, 0) below its middle. */
export function trainSetFront(): string {
  return (
    path('M-100 -20V-150C-98 -208 -58 -232 0 -232S98 -208 100 -150V-20Q60 -8 0 -8T-100 -20Z', { fill: 'paper' }) +
    path('M-100 -70V-150C-98 -208 -58 -232 0 -232C-40 -216 -70 -180 -78 -120Q-80 -84 -60 -40L-100 -50Z', {
      fill: 'figure',
      opacity: 0.1,
    }) +
    path('M100 -70V-150C98 -208 58 -232 0 -232C40 -216 70 -180 78 -120Q80 -84 60 -40L100 -50Z', {
      fill: 'figure',
      opacity: 0.1,
    }) +
    path('M-46 -206Q0 -222 46 -206Q66 -180 70 -150Q0 -132 -70 -150Q-66 -180 -46 -206Z', { fill: 'screen' }) +
    path('M-30 -206L-8 -212L-30 -146L-52 -148Z', { fill: 'paper', opacity: 0.16 }) +
    path('M-86 -92Q-66 -100 -50 -82Q-66 -78 -84 -84ZM86 -92Q66 -100 50 -82Q66 -78 84 -84Z', { fill: 'safety' }) +
    path('M-100 -66Q0 -40 100 -66V-50Q0 -22 -100 -50Z', { fill: 'cloth' }) +
    path('M-92 -20Q0 -2 92 -20L80 -2Q0 6 -80 -2Z', { fill: 'line' })
  );
}
