import { circle, lines, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A dot-matrix printer from the front, 560 wide, paper leaving it upwards at (0, 0): its back behind the paper, its front before it. */
export function linePrinter(place: Place): { back: string; front: string } {
  const back =
    rectangle(-262, -34, 524, 90, { fill: 'figure' }, 10) +
    rectangle(-250, -6, 500, 16, { fill: 'screen' }, 4) +
    circle(274, 34, 22, { fill: 'line' }) +
    circle(274, 34, 13, { fill: 'figure' });
  const front =
    rectangle(-280, 12, 560, 120, { fill: 'metal' }, 12) +
    rectangle(-280, 12, 560, 12, { fill: 'paper', opacity: 0.5 }, 6) +
    rectangles([[-246, 36, 372, 12]], { fill: 'screen', opacity: 0.6 }) +
    lines([[-246, 70, 126, 70]], { stroke: 'figure', width: 2, opacity: 0.4 }) +
    rectangle(156, 38, 96, 44, { fill: 'figure' }, 5) +
    circle(174, 52, 4, { fill: 'accent' }) +
    circle(174, 68, 4, { fill: 'safety' }) +
    rectangle(190, 46, 50, 10, { fill: 'metal' }, 3) +
    rectangle(190, 63, 50, 10, { fill: 'metal' }, 3);
  return { back: placed(back, place), front: placed(front, place) };
}
