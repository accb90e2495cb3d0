import { lines, path, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

/** Earthworks: heaps of soil, a building's shell at the right edge whose deck is being poured, barriers behind. */
export function earthworks(): string {
  const shell =
    rectangles(
      [
        ...[224, 268, 312].map((y) => [1256, y, 184, 9] as const),
        ...[1262, 1316, 1370, 1424].map((x) => [x, 224, 10, 136] as const),
      ],
      { fill: 'near' },
    ) +
    lines(
      Array.from({ length: 9 }, (_, i) => [1266 + i * 20, 224, 1266 + i * 20, 206] as const),
      { stroke: 'line', width: 2.5 },
    );
  const fence =
    rectangles([[0, 212, 1440, 60]], { fill: 'far' }) +
    lines(
      Array.from({ length: 25 }, (_, i) => [i * 60, 212, i * 60, 272] as const),
      { stroke: 'mid', width: 3 },
    ) +
    rectangles([[0, 208, 1440, 6]], { fill: 'mid' });
  return (
    outdoors('mid') +
    rectangles(
      [
        [60, 130, 90, 142],
        [180, 96, 70, 176],
        [300, 150, 110, 122],
        [700, 120, 90, 152],
        [810, 84, 74, 188],
        [1000, 140, 120, 132],
      ],
      { fill: 'far' },
    ) +
    fence +
    path('M420 300Q470 214 540 226Q600 200 660 244Q720 250 760 300ZM860 300Q930 240 1000 262Q1050 250 1110 300Z', {
      fill: 'near',
    }) +
    path('M470 276Q520 244 560 250M600 262Q640 246 670 262', { stroke: 'line', width: 3, opacity: 0.4 }) +
    path('M0 286Q200 272 420 290T860 286T1440 290V360H0Z', { fill: 'near', opacity: 0.55 }) +
    lines(
      [
        [40, 322, 640, 326],
        [700, 346, 1240, 344],
      ],
      { stroke: 'line', width: 3, dash: '26 10', opacity: 0.25 },
    ) +
    shell
  );
}
