import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { room } from './room.ts';

/** A corridor of flats: front doors with mats, a hydrant cabinet and the door to the escape stairs. */
export function residentialCorridor(): string {
  const doors = repeat(4, (i) => {
    const x = [120, 520, 950, 1320][i] ?? 0;
    return (
      rectangles([[x - 8, 60, 126, 212]], { fill: 'near' }) +
      rectangles([[x, 68, 110, 204]], { fill: 'line' }) +
      rectangles(
        [
          [x + 14, 84, 82, 74],
          [x + 14, 172, 82, 86],
        ],
        { stroke: 'figure', width: 2.5, opacity: 0.35 },
      ) +
      circle(x + 55, 120, 3.5, { fill: 'screen' }) +
      rectangle(x + 8, 160, 7, 26, { fill: 'screen' }, 3) +
      path(`M${x - 4} 280H${x + 114}L${x + 124} 292H${x - 14}Z`, { fill: 'metal' })
    );
  });
  const hydrant =
    rectangle(836, 120, 74, 104, { fill: 'paper', stroke: 'metal', width: 5 }, 2) +
    circle(873, 176, 20, { stroke: 'line', width: 5 }) +
    circle(873, 176, 8, { fill: 'line' }) +
    rectangles([[848, 132, 50, 7]], { fill: 'line' });
  const escape =
    rectangles([[680, 56, 128, 216]], { fill: 'metal' }) +
    rectangles([[690, 66, 108, 206]], { fill: 'cloth-2' }) +
    rectangles(
      [
        [716, 92, 22, 68],
        [750, 92, 22, 68],
      ],
      { fill: 'sky' },
    ) +
    path('M702 196H786', { stroke: 'screen', width: 6 }) +
    rectangle(706, 24, 76, 26, { fill: 'figure' }, 3) +
    path('M716 37H738M730 30L738 37L730 44M764 30h10v14h-10z', { stroke: 'paper', width: 3 });
  return (
    room('far', 'mid') +
    rectangles([[0, 0, 1440, 16]], { fill: 'mid' }) +
    rectangles([[0, 210, 1440, 57]], { fill: 'mid', opacity: 0.6 }) +
    lines([[0, 210, 1440, 210]], { stroke: 'near', width: 3 }) +
    repeat(4, (i) => rectangle(260 + i * 330, 16, 100, 8, { fill: 'paper' }, 3)) +
    escape +
    hydrant +
    doors
  );
}
