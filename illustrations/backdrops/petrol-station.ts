import { path, rectangle, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

function pump(x: number): string {
  return (
    rectangle(x - 8, 262, 86, 14, { fill: 'line' }, 3) +
    rectangle(x, 142, 70, 122, { fill: 'paper' }, 6) +
    rectangles([[x, 226, 70, 38]], { fill: 'cloth' }) +
    rectangle(x + 11, 154, 48, 32, { fill: 'screen' }, 3) +
    rectangles(
      [
        [x + 17, 161, 28, 5],
        [x + 17, 172, 20, 5],
      ],
      { fill: 'cloth-2' },
    ) +
    rectangle(x + 11, 196, 20, 20, { fill: 'near' }, 2) +
    path(`M${x + 70} 166h8q6 0 6 8v62q0 10 8 10t8 -10v-58l-10 -12`, { stroke: 'figure', width: 4 })
  );
}

/** A petrol station: canopy, pumps, shop. */
export function petrolStation(): string {
  const distant = rectangles(
    [
      [50, 190, 120, 82],
      [190, 150, 80, 122],
      [290, 200, 130, 72],
    ],
    { fill: 'far' },
  );
  const shop =
    rectangles([[1150, 150, 290, 122]], { fill: 'mid' }) +
    rectangles(
      [
        [1170, 178, 76, 94],
        [1258, 178, 76, 94],
        [1346, 178, 76, 94],
      ],
      { fill: 'sky' },
    ) +
    rectangles([[1150, 150, 290, 16]], { fill: 'cloth-2' });
  const canopy =
    rectangles(
      [
        [600, 90, 16, 182],
        [1096, 90, 16, 182],
      ],
      { fill: 'near' },
    ) +
    path('M520 40H1200V84H520Z', { fill: 'paper' }) +
    path('M520 66H1200V84H520Z', { fill: 'cloth' }) +
    rectangles([[520, 84, 680, 8]], { fill: 'near' }) +
    rectangles(
      [
        [660, 92, 60, 4],
        [830, 92, 60, 4],
        [1000, 92, 60, 4],
      ],
      { fill: 'safety', opacity: 0.7 },
    );
  const marks = rectangles([[0, 300, 1440, 4]], { fill: 'far' });
  return outdoors('mid') + distant + shop + canopy + pump(662) + pump(1014) + marks;
}
