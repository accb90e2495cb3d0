import { path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { stage } from './room.ts';

function pane(x: number): string {
  return (
    rectangle(x - 14, 14, 168, 214, { fill: 'mid' }, 70) +
    rectangle(x, 28, 140, 186, { fill: 'cloth-2' }, 58) +
    rectangle(x, 28, 140, 186, { fill: 'sky', opacity: 0.55 }, 58)
  );
}

/** Next to an airliner's windows: clouds and the wing behind a pane, a folded-down table below. */
export function cabinWindow(): string {
  const wing =
    path('M828 136L962 96L966 104L840 160Z', { fill: 'metal' }) +
    path('M946 102L962 66L966 68L966 104Z', { fill: 'cloth' });
  const clouds = path('M838 74q2 -12 16 -10q8 -14 22 -4q16 0 14 14zM892 74q2 -8 12 -7q6 -10 16 -3q12 0 10 10z', {
    fill: 'paper',
    opacity: 0.85,
  });
  return (
    rectangles([[0, 0, stage.width, stage.height]], { fill: 'far' }) +
    repeat(6, (index) => pane(112 + index * 238)) +
    clouds +
    wing +
    path('M0 250Q720 238 1440 250V262Q720 250 0 262Z', { fill: 'mid' }) +
    path('M560 252H1360L1440 360H480Z', { fill: 'metal' }) +
    path('M560 252H1360L1366 260H554Z', { fill: 'paper', opacity: 0.5 })
  );
}
