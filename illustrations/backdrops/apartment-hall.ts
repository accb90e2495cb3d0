import { lines, path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** The hall of a block of flats: its glass door open to the street, letter boxes and a lift. */
export function apartmentHall(): string {
  const outside =
    rectangles([[610, 52, 236, 220]], { fill: 'sky' }) +
    path('M610 272V196q30 -26 60 -4q20 -40 56 -18q40 -30 60 10q34 -10 60 20V272Z', { fill: 'mid' });
  const frame =
    lines(
      [
        [610, 52, 846, 52],
        [610, 52, 610, 272],
        [846, 52, 846, 272],
      ],
      { stroke: 'line', width: 12 },
    ) +
    path('M846 58L888 40V290L846 272Z', { fill: 'display', opacity: 0.7 }) +
    path('M846 58L888 40V290L846 272Z', { stroke: 'line', width: 6 }) +
    path('M858 168v26', { stroke: 'line', width: 4 });
  const boxes =
    rectangle(924, 92, 148, 116, { fill: 'near' }, 3) +
    rectangles(
      Array.from({ length: 12 }, (_, i) => [932 + (i % 4) * 35, 100 + Math.floor(i / 4) * 36, 29, 28] as const),
      { fill: 'metal' },
    ) +
    lines(
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = [938 + (i % 4) * 35, 108 + Math.floor(i / 4) * 36];
        return [x, y, x + 17, y] as const;
      }),
      { stroke: 'screen', width: 3 },
    );
  const lift =
    rectangle(1130, 66, 168, 206, { fill: 'near' }, 3) +
    rectangles(
      [
        [1142, 78, 70, 194],
        [1216, 78, 70, 194],
      ],
      { fill: 'metal', opacity: 0.75 },
    ) +
    rectangle(1188, 44, 52, 16, { fill: 'screen' }, 3) +
    path('M1200 55l5 -6l5 6zM1217 49l5 6l5 -6z', { fill: 'safety' }) +
    rectangle(1310, 160, 14, 34, { fill: 'near' }, 3);
  const tiles = lines(
    [[0, 304, 1440, 304], ...[240, 480, 700, 900, 1100, 1320].map((x) => [x, 272, x + (x - 800) * 0.22, 360] as const)],
    { stroke: 'near', width: 2 },
  );
  return (
    room('far', 'mid') +
    rectangles([[0, 0, 1440, 18]], { fill: 'mid' }) +
    rectangle(660, 18, 140, 8, { fill: 'paper' }, 3) +
    rectangle(1050, 18, 140, 8, { fill: 'paper' }, 3) +
    tiles +
    outside +
    frame +
    boxes +
    lift +
    rectangles(
      [
        [60, 60, 4, 212],
        [420, 60, 4, 212],
      ],
      { fill: 'mid' },
    )
  );
}
