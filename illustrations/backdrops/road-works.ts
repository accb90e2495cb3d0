import { lines, path, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

/** A motorway with a closed lane: hills, a guard rail, lane lines, a sign that announces the works. */
export function roadWorks(): string {
  const hills =
    path('M0 232Q140 150 300 206T620 176T900 214T1180 160T1440 216V250H0Z', { fill: 'far' }) +
    path('M0 244Q260 204 480 234T980 222T1440 240V262H0Z', { fill: 'mid' });
  const rail =
    rectangles([[0, 224, 1440, 9]], { fill: 'metal' }) +
    rectangles([[0, 236, 1440, 5]], { fill: 'near' }) +
    rectangles(
      Array.from({ length: 16 }, (_, i) => [30 + i * 92, 222, 8, 46] as const),
      { fill: 'line' },
    );
  const road =
    rectangles([[0, 258, 1440, 102]], { fill: 'near' }) +
    rectangles([[0, 258, 1440, 5]], { fill: 'paper', opacity: 0.8 }) +
    lines([[0, 306, 1440, 306]], { stroke: 'paper', width: 6, dash: '64 46', ends: 'flat' });
  const sign =
    rectangles([[1250, 150, 7, 110]], { fill: 'line' }) +
    path('M1253 92L1302 176H1204Z', { fill: 'safety', stroke: 'figure', width: 5 }) +
    path('M1253 120V146M1253 160V161', { stroke: 'figure', width: 9 });
  return outdoors('mid') + hills + rail + road + sign;
}
