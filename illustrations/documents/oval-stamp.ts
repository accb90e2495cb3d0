import { ellipse, placed } from '../shape.ts';
import { text } from '../text.ts';

type Place = Parameters<typeof placed>[1];

/** An oval invoice stamp, 84 wide and 56 high about its middle; the ring of signs is only hinted at. */
export function ovalStamp(place: Place, word = '发票专用章'): string {
  return placed(
    ellipse(0, 0, 42, 28, { stroke: 'warn', width: 2.6 }) +
      ellipse(0, 0, 32.5, 19.5, { stroke: 'warn', width: 7, dash: '5 3.2', opacity: 0.75, ends: 'flat' }) +
      text(0, 4, word, 10, 'warn', 'middle'),
    { opacity: 0.62, ...place },
  );
}
