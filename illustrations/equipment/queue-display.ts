import { placed, rectangle } from '../shape.ts';
import { text } from '../text.ts';

type Place = Parameters<typeof placed>[1];

/** A display over a window that calls the next number, 190 by 44 from its left upper corner. */
export function queueDisplay(place: Place, words: string): string {
  return placed(rectangle(0, 0, 190, 44, { fill: 'screen' }, 4) + text(95, 29, words, 19, 'safety', 'middle'), place);
}
