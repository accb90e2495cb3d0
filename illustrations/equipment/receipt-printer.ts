import { circle, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A till's printer from the front, 240 by 150, paper leaving it upwards at (0, 0): its slot behind the paper, its body before it. */
export function receiptPrinter(place: Place): { slot: string; body: string } {
  return {
    slot: placed(
      rectangle(-120, -14, 240, 60, { fill: 'figure' }, 12) + rectangle(-98, -4, 196, 12, { fill: 'screen' }, 4),
      place,
    ),
    body: placed(
      rectangle(-120, 4, 240, 146, { fill: 'figure' }, 12) +
        rectangle(-120, 4, 240, 8, { fill: 'metal' }, 4) +
        rectangle(-96, 60, 192, 56, { fill: 'screen', opacity: 0.6 }, 6) +
        circle(-88, 36, 5, { fill: 'accent' }) +
        rectangle(60, 30, 40, 12, { fill: 'metal' }, 4),
      place,
    ),
  };
}
