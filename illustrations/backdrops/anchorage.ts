import { circle, path, rectangles } from '../shape.ts';
import { water } from './water.ts';

/** An anchorage at sea: a wide horizon, low islands, a lighthouse on its rock and clouds. */
export function anchorage(): string {
  const lighthouse =
    path('M1290 176Q1310 150 1340 156Q1370 140 1400 158Q1430 160 1440 176Z', { fill: 'near' }) +
    path('M1352 152L1358 70H1378L1384 152Z', { fill: 'paper' }) +
    path('M1354 130L1356 106H1380L1382 130Z', { fill: 'cloth' }) +
    rectangles(
      [
        [1354, 62, 28, 9],
        [1360, 46, 16, 16],
      ],
      { fill: 'line' },
    ) +
    path('M1356 46L1368 32L1380 46Z', { fill: 'line' }) +
    circle(1368, 54, 4, { fill: 'safety' });
  return (
    rectangles([[0, 0, 1440, 150]], { fill: 'sky' }) +
    path(
      'M560 62q4 -26 34 -22q18 -28 48 -10q30 -8 34 22q18 2 16 12h-136q-4 -2 4 -2zM1080 80q4 -20 28 -18q16 -20 40 -6q26 -4 28 18q12 2 12 8h-108z',
      { fill: 'paper', opacity: 0.8 },
    ) +
    path('M100 150Q180 104 260 124Q320 100 400 150ZM620 150Q680 120 740 132Q800 118 860 150Z', { fill: 'far' }) +
    water(150) +
    lighthouse
  );
}
