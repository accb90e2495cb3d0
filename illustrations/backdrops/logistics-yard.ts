import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

/** The lane of a logistics park: a long shed with numbered doors under a canopy, lamps, a painted walkway. */
export function logisticsYard(): string {
  const shed =
    rectangles([[0, 84, 1440, 186]], { fill: 'far' }) +
    lines(
      Array.from({ length: 48 }, (_, i) => [i * 30 + 10, 92, i * 30 + 10, 140] as const),
      { stroke: 'mid', width: 2 },
    ) +
    rectangles([[0, 74, 1440, 16]], { fill: 'cloth-2' }) +
    path('M0 138H1440L1440 152H0Z', { fill: 'near' });
  const doors = repeat(8, (i) => {
    const x = 30 + i * 180;
    return (
      rectangle(x, 168, 112, 102, { fill: 'mid' }, 2) +
      lines(
        [184, 200, 216, 232, 248].map((y) => [x + 4, y, x + 108, y] as const),
        { stroke: 'near', width: 2 },
      ) +
      rectangle(x + 40, 150, 32, 15, { fill: 'cloth' }, 2) +
      rectangles([[x + 124, 246, 8, 26]], { fill: 'safety' })
    );
  });
  const ground =
    rectangles([[0, 270, 1440, 90]], { fill: 'near' }) +
    rectangles([[0, 270, 1440, 8]], { fill: 'line' }) +
    path(Array.from({ length: 12 }, (_, i) => `M${760 + i * 28} 286h14l-44 70h-20z`).join(''), {
      fill: 'paper',
      opacity: 0.75,
    });
  return outdoors('mid') + shed + doors + ground;
}
