import type { Tone } from '../palette.ts';
import { path, type Rectangle, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

/** What distinguishes a shop: its sign, the tones of the sign and of its characters, an awning. */
export type Shop = { sign: string; board?: Tone; letters?: Tone; awning?: Tone };

/**
 * A shop front 320 wide and 250 high from its left upper corner at (0, 0): sign, windows, door; and the place of the
 * sign's text.
 */
export function shopFront({ sign, board = 'safety', letters = 'screen', awning }: Shop): {
  drawn: string;
  text: Rectangle;
} {
  const size = Math.min(56, 268 / [...sign].length);
  const wide = [...sign].length * size;
  const stripes = Array.from({ length: 8 }, (_, index) => `M${index * 40} 74h20l-3 34q-9 10 -18 0z`).join('');
  const drawn =
    rectangles([[0, 0, 320, 250]], { fill: 'metal' }) +
    rectangles([[10, 74, 300, 170]], { fill: 'line' }) +
    rectangle(18, 84, 166, 142, { fill: 'screen' }, 2) +
    rectangles([[18, 226, 166, 18]], { fill: 'near' }) +
    path('M28 226L84 84H112L56 226ZM78 226L134 84H146L90 226Z', { fill: 'paper', opacity: 0.12 }) +
    rectangle(204, 84, 92, 160, { fill: 'near' }, 2) +
    rectangle(214, 94, 72, 124, { fill: 'screen' }, 2) +
    rectangle(216, 146, 6, 34, { fill: 'paper' }, 3) +
    (awning ? path('M0 74H320L316 110Q160 118 4 110Z', { fill: 'paper' }) + path(stripes, { fill: awning }) : '') +
    rectangle(0, -4, 320, 78, { fill: board }, 3) +
    rectangle(7, 3, 306, 64, { stroke: letters, width: 2, opacity: 0.4 }, 2) +
    text(160 - wide / 2, 35 + size * 0.36, sign, size, letters);
  return {
    drawn,
    text: { x: 160 - wide / 2 - 8, y: 35 - size * 0.56, width: wide + 16, height: size * 1.14 },
  };
}
