import { path, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

/** A plain house wall with a few bricks to be seen, the pavement at y 325. */
export function houseWall(): string {
  return (
    outdoors('mid') +
    rectangles([[0, 0, 1440, 325]], { fill: 'mid' }) +
    path('M560 240h60M600 256h60M1240 90h60M1200 106h60M1290 210h70M1250 226h60M600 70h50M640 86h30', {
      stroke: 'near',
      width: 3,
    }) +
    rectangles([[0, 325, 1440, 8]], { fill: 'near' })
  );
}
