import { sevenSegment } from '../equipment/seven-segment.ts';
import { path, rectangle, rectangles } from '../shape.ts';
import { trunkRoad } from './trunk-road.ts';

/** A road with the plate of a weighbridge and the display of what it weighs. */
export function weighbridge(): string {
  return (
    trunkRoad() +
    path('M560 262L1240 338V356H900L560 316Z', { fill: 'metal' }) +
    rectangles([[1196, 130, 10, 190]], { fill: 'line' }) +
    rectangle(1112, 64, 136, 66, { fill: 'screen' }, 5) +
    sevenSegment(1140, 78, 38, '3.86')
  );
}
