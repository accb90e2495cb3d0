import type { Tone } from '../palette.ts';
import { path, type Rectangle, rectangle, rectangles } from '../shape.ts';
import { text, textWidth } from '../text.ts';
import { wheel } from './wheel.ts';

/** A line on a door: what it says and how large. */
export type DoorLine = readonly [content: string, size: number];

/**
 * A lorry's cab from the side, heading right, 500 wide and 410 high from its left upper corner at (0, 0), with lines
 * written on its door, and where these stand.
 */
export function lorryCab(written: readonly DoorLine[], tone: Tone): { drawn: string; lines: Rectangle[] } {
  const middle = 236;
  const spots = written.map(([content, size], index) => {
    const width = textWidth(content, size);
    const base = 172 + written.slice(0, index + 1).reduce((sum, [, high]) => sum + (high * 1.06 + 12), 0);
    return { content, size, width, base };
  });
  const drawn =
    path('M0 352V20Q0 4 18 4H384Q412 4 422 32L468 176Q488 184 488 212V352Z', { fill: tone }) +
    path('M0 316H488V352H0Z', { fill: 'figure', opacity: 0.35 }) +
    path('M0 4H384Q400 4 410 16H0Z', { fill: 'figure', opacity: 0.16 }) +
    path('M80 148V36H374Q388 36 393 50L424 148Z', { fill: 'screen' }) +
    path('M132 148L186 36H246L192 148ZM216 148L270 36H288L234 148Z', { fill: 'paper', opacity: 0.14 }) +
    path('M60 20H382Q400 20 406 38L444 164V304Q444 316 432 316H72Q60 316 60 304Z', {
      stroke: 'figure',
      width: 3,
      opacity: 0.55,
    }) +
    rectangle(80, 164, 52, 12, { fill: 'figure' }, 5) +
    path('M150 416A76 76 0 0 1 330 416Z', { fill: 'screen' }) +
    wheel(240, 392, 66) +
    rectangles(
      [
        [350, 352, 110, 12],
        [360, 330, 90, 8],
      ],
      { fill: 'figure' },
    ) +
    path('M454 212H488V238H462Z', { fill: 'paper' }) +
    rectangle(472, 246, 16, 20, { fill: 'safety' }, 3) +
    path('M420 52L462 40V150L436 140', { stroke: 'figure', width: 6 }) +
    rectangle(444, 54, 30, 84, { fill: 'figure' }, 7) +
    spots.map(({ content, size, width, base }) => text(middle - width / 2, base, content, size, 'screen')).join('');
  return {
    drawn,
    lines: spots.map(({ size, width, base }) => ({
      x: middle - width / 2 - 7,
      y: base - size * 0.94,
      width: width + 16,
      height: size * 1.2,
    })),
  };
}
