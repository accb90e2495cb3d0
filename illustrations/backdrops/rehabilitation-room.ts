import { circle, ellipse, lines, path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A room for exercises after an injury: wall bars, a mirror, a couch, parallel bars and balls. */
export function rehabilitationRoom(): string {
  const window =
    rectangle(560, 44, 150, 116, { fill: 'near' }, 3) + rectangles([[567, 51, 136, 102]], { fill: 'paper' });
  const panes = rectangles(
    [
      [632, 51, 5, 102],
      [567, 99, 136, 5],
    ],
    { fill: 'near' },
  );
  const wallBars =
    rectangles(
      [
        [1080, 50, 9, 217],
        [1180, 50, 9, 217],
        [1280, 50, 9, 217],
      ],
      { fill: 'line' },
    ) +
    lines(
      Array.from({ length: 11 }, (_, i) => [1084, 62 + i * 19, 1284, 62 + i * 19] as const),
      { stroke: 'metal', width: 6 },
    );
  const mirror =
    rectangle(770, 46, 120, 221, { fill: 'near' }, 4) +
    rectangle(777, 53, 106, 207, { fill: 'sky' }, 2) +
    path('M790 190L860 60H878L800 210Z', { fill: 'paper', opacity: 0.8 });
  const couch =
    rectangle(520, 222, 200, 16, { fill: 'cloth-2' }, 6) +
    rectangle(518, 208, 54, 16, { fill: 'paper' }, 6) +
    rectangles(
      [
        [536, 238, 8, 48],
        [696, 238, 8, 48],
        [536, 262, 168, 5],
      ],
      { fill: 'line' },
    );
  const balls =
    circle(1346, 250, 44, { fill: 'cloth-2' }) +
    path('M1318 226Q1336 210 1360 214', { stroke: 'paper', width: 5, opacity: 0.6 }) +
    circle(1412, 280, 26, { fill: 'metal' });
  const mat = ellipse(930, 334, 250, 20, { fill: 'cloth', opacity: 0.28 });
  return room('far', 'mid') + window + panes + mirror + wallBars + couch + mat + balls;
}
