import { rectangle, rectangles } from '../shape.ts';
import { room, stage } from './room.ts';

/** An office wall with wainscot and a rail, where something framed can hang. */
export function pictureWall(): string {
  const wainscot = Array.from({ length: 10 }, (_, i) =>
    rectangle(20 + i * 146, 296, 122, 56, { stroke: 'near', width: 2 }, 3),
  );
  return (
    room('far', 'mid') +
    rectangles([[0, 262, stage.width, 98]], { fill: 'mid' }) +
    rectangles([[0, 262, stage.width, 8]], { fill: 'near' }) +
    wainscot.join('')
  );
}
