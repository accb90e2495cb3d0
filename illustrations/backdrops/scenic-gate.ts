import { lines, path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { outdoors } from './room.ts';

/** A scenic spot: mountains, a pavilion on its rock, and the ticket booth at the way in. */
export function scenicGate(): string {
  const mountains =
    path(
      'M0 272V190Q120 110 240 176Q360 70 520 170Q640 40 800 150Q920 70 1040 160Q1180 60 1300 150Q1380 110 1440 140V272Z',
      {
        fill: 'far',
      },
    ) + path('M0 272V236Q200 176 420 226T820 214T1200 226T1440 210V272Z', { fill: 'mid' });
  const pavilion =
    path('M1112 226L1126 198H1234L1248 226Z', { fill: 'near' }) +
    rectangles(
      [
        [1134, 138, 6, 62],
        [1160, 138, 6, 62],
        [1194, 138, 6, 62],
        [1220, 138, 6, 62],
      ],
      { fill: 'figure' },
    ) +
    path('M1104 142Q1130 134 1148 110H1212Q1230 134 1256 142L1250 148H1110Z', { fill: 'cloth' }) +
    path('M1132 112Q1152 106 1164 84H1196Q1208 106 1228 112L1222 117H1138Z', { fill: 'cloth' }) +
    lines([[1180, 84, 1180, 70]], { stroke: 'figure', width: 4 });
  const booth =
    rectangle(700, 120, 150, 152, { fill: 'paper' }, 2) +
    path('M684 124L712 92H838L866 124Z', { fill: 'line' }) +
    rectangle(716, 150, 118, 66, { fill: 'screen', opacity: 0.75 }, 2) +
    rectangles([[708, 216, 134, 8]], { fill: 'line' }) +
    rectangle(726, 128, 98, 20, { fill: 'cloth' }, 3) +
    text(775, 143, '售票处', 14, 'paper', 'middle');
  const way = path('M560 360Q820 300 900 272H980Q960 310 900 360Z', { fill: 'far' });
  return outdoors('near') + mountains + pavilion + way + booth;
}
