import { circle, placed } from '../shape.ts';
import { text } from '../text.ts';

type Place = Parameters<typeof placed>[1];

/** A round stamp of radius 34 about its middle; the ring of signs is only hinted at. */
export function roundStamp(place: Place, word = '示例章'): string {
  return placed(
    circle(0, 0, 34, { stroke: 'warn', width: 2.6 }) +
      circle(0, 0, 25.5, { stroke: 'warn', width: 8, dash: '5.4 4', opacity: 0.75, ends: 'flat' }) +
      text(0, 4, word, 11, 'warn', 'middle'),
    { opacity: 0.62, ...place },
  );
}
