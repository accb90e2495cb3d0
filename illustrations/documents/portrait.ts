import { head, type HeadLook } from '../people/head.ts';
import type { Tone } from '../palette.ts';
import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A portrait for a document, 80 wide and 104 high from its left upper corner; without `ground` it has no background. */
export function portrait(place: Place, look: HeadLook & { top?: Tone } = { hair: 'short' }, ground?: Tone): string {
  return placed(
    (ground ? rectangle(0, 0, 80, 104, { fill: ground }) : '') +
      path('M4 104Q4 84 24 80L34 77H46L56 80Q76 84 76 104Z', { fill: look.top ?? 'figure' }) +
      path('M31 78L40 92L49 78Z', { fill: 'paper' }) +
      head(40, 76, 62, { view: 'front', turn: 0 }, look),
    place,
  );
}
