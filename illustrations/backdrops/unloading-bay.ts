import { circle, ellipse, lines, path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { outdoors } from './room.ts';

/** The bay of a petrol station where tankers unload: a wall with its sign, vent pipes, hatched ground and tank covers. */
export function unloadingBay(): string {
  const distant = rectangles(
    [
      [40, 150, 110, 110],
      [180, 110, 90, 150],
      [300, 170, 130, 90],
      [1330, 90, 110, 170],
    ],
    { fill: 'far' },
  );
  const trees = path(
    'M500 250q-36 -6 -34 -46q6 -40 40 -40t40 40q0 40 -36 46zM1290 250q-30 -4 -30 -40t34 -36t34 36q0 34 -30 40z',
    {
      fill: 'mid',
    },
  );
  const wall = rectangles([[560, 176, 720, 90]], { fill: 'far' }) + rectangles([[560, 170, 720, 8]], { fill: 'near' });
  const vents =
    path('M1196 260V58q0 -12 12 -12M1222 260V74q0 -12 12 -12M1248 260V90q0 -12 12 -12', { stroke: 'metal', width: 7 }) +
    circle(1210, 46, 6, { fill: 'line' }) +
    circle(1236, 62, 6, { fill: 'line' }) +
    circle(1262, 78, 6, { fill: 'line' });
  const sign =
    rectangles([[604, 84, 6, 92]], { fill: 'line' }) +
    rectangle(570, 52, 76, 40, { fill: 'safety' }, 4) +
    text(608, 79, '卸油区', 20, 'screen', 'middle');
  const ground =
    rectangles([[0, 264, 1440, 96]], { fill: 'mid' }) +
    path('M600 290H1320L1360 352H560Z', { stroke: 'safety', width: 5 }) +
    lines(
      Array.from({ length: 9 }, (_, i) => [640 + i * 80, 290, 610 + i * 84, 352] as const),
      { stroke: 'safety', width: 2.4, opacity: 0.6 },
    );
  const covers = [760, 1060].map((x) => ellipse(x, 322, 28, 8, { fill: 'metal', stroke: 'line', width: 3 })).join('');
  return outdoors('mid') + distant + trees + wall + vents + sign + ground + covers;
}
