import { parcelSide } from '../equipment/parcel-side.ts';
import { repeat } from '../repeat.ts';
import { placed, rectangles } from '../shape.ts';
import { room } from './room.ts';

const shelf = (y: number) =>
  rectangles([[520, y, 920, 9]], { fill: 'line' }) +
  repeat(9, (index) => {
    const [width, height] = [70 + ((index * 5) % 4) * 9, 44 + ((index * 7) % 5) * 7];
    return (
      placed(parcelSide(width, height, false), { x: 574 + index * 102, y: y - height / 2 }) +
      rectangles([[560 + index * 102, y - height + 10, 32, 22]], { fill: 'paper' })
    );
  });

/** A parcel station: shelves of parcels behind a counter whose top is at y 232. */
export function parcelStation(): string {
  return (
    room('far', 'mid') +
    shelf(92) +
    shelf(186) +
    rectangles(
      [
        [512, 0, 8, 232],
        [828, 0, 8, 232],
        [1144, 0, 8, 232],
      ],
      { fill: 'line' },
    ) +
    rectangles([[480, 232, 960, 14]], { fill: 'near' }) +
    rectangles([[480, 246, 960, 114]], { fill: 'metal' })
  );
}
