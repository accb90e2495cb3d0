import { circle, path, rectangle, rectangles } from '../shape.ts';
import { railBogie } from './rail-bogie.ts';

const nose =
  'M-620 -14V-164Q-620 -172 -612 -172H0C58 -172 104 -160 146 -126C196 -104 232 -80 236 -48C237 -26 226 -14 200 -14Z';

/** The head of a train set from the side, its nose's tip at x 236, 172 high above the rail at y 0; it runs back to x -620. */
export function trainSetHead(): string {
  const windows = [-560, -486, -412, -338, -264, -190];
  return (
    railBogie({ x: -440, y: 2 }) +
    railBogie({ x: -30, y: 2 }) +
    path(nose, { fill: 'paper' }) +
    path('M-620 -34H222Q236 -40 236 -48C237 -26 226 -14 200 -14H-620Z', { fill: 'line' }) +
    path('M-620 -52H150C190 -54 214 -62 230 -66Q236 -56 236 -44H-620Z', { fill: 'cloth' }) +
    path('M-620 -172H0Q40 -172 70 -164H-620Z', { fill: 'near' }) +
    path('M62 -158C96 -152 122 -138 140 -121C112 -114 74 -114 34 -118C28 -136 40 -154 62 -158Z', { fill: 'screen' }) +
    path('M70 -152L92 -147L74 -118H56Z', { fill: 'paper', opacity: 0.18 }) +
    rectangle(-596, -136, 448, 40, { fill: 'screen' }, 8) +
    rectangles(
      windows.slice(1).map((x) => [x - 12, -136, 6, 40] as const),
      { fill: 'paper', opacity: 0.5 },
    ) +
    rectangle(-128, -140, 44, 106, { fill: 'paper', stroke: 'near', width: 3 }, 6) +
    rectangle(-117, -130, 22, 38, { fill: 'screen' }, 5) +
    path('M172 -98Q194 -90 204 -80Q190 -80 172 -88Z', { fill: 'safety' }) +
    circle(180, -91, 3, { fill: 'paper' }) +
    path('M150 -34Q176 -48 214 -38', { stroke: 'figure', width: 2, opacity: 0.4 })
  );
}
