import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { room } from './room.ts';

/** The hall before a mine's shaft: the passage where miners are checked, a lamp rack, the winding tower outside. */
export function shaftEntry(): string {
  const window =
    rectangle(486, 40, 150, 140, { fill: 'near' }, 3) +
    rectangles([[494, 48, 134, 124]], { fill: 'sky' }) +
    path('M540 172L566 84H578L604 172M550 140H594M566 84L628 172', { stroke: 'near', width: 5 }) +
    circle(572, 78, 13, { stroke: 'near', width: 4 });
  const passage =
    rectangles(
      [
        [720, 64, 20, 208],
        [1180, 64, 20, 208],
      ],
      { fill: 'line' },
    ) +
    rectangle(704, 34, 512, 46, { fill: 'cloth' }, 4) +
    text(960, 66, '入井检身通道', 26, 'paper', 'middle');
  const rails = lines(
    [
      [740, 210, 1180, 210],
      [740, 240, 1180, 240],
      [840, 200, 840, 284],
      [1080, 200, 1080, 284],
    ],
    { stroke: 'metal', width: 7 },
  );
  const rack =
    rectangle(1256, 74, 150, 193, { fill: 'near' }, 3) +
    lines(
      [112, 150, 188, 226].map((y) => [1264, y, 1398, y] as const),
      { stroke: 'line', width: 4 },
    ) +
    rectangles(
      [112, 150, 188, 226].flatMap((y) => [1274, 1300, 1326, 1352, 1378].map((x) => [x, y - 22, 14, 20] as const)),
      { fill: 'safety', opacity: 0.8 },
    );
  const floor = rectangles([[0, 306, 1440, 6]], { fill: 'safety', opacity: 0.6 });
  return room('far', 'mid', 'line') + window + rack + passage + rails + floor;
}
