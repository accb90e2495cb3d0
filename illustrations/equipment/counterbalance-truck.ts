import { ellipse, lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { person } from '../people/person.ts';
import { palletLoad } from './pallet-load.ts';
import { wheel } from './wheel.ts';

/** A counterbalanced forklift with its driver from the side, heading right, 310 long and 214 high, on (0, 0). */
export function counterbalanceTruck(
  place: Parameters<typeof placed>[1],
  { lift = 26, loaded = true }: { lift?: number; loaded?: boolean } = {},
): string {
  const driver = person('at-desk', { top: 'cloth', helmet: 'paper', vest: true }, { x: -36, y: -34, scale: 0.84 });
  return placed(
    ellipse(0, 0, 130, 6, { fill: 'screen', opacity: 0.18 }) +
      path('M-84 -96L-66 -204H30', { stroke: 'figure', width: 8 }) +
      driver.drawn +
      path('M-124 -34V-92Q-124 -110 -104 -110H-60Q-48 -110 -46 -98L-42 -74H4V-34Z', { fill: 'safety' }) +
      path('M-124 -34V-62Q-90 -74 -80 -34Z', { fill: 'figure', opacity: 0.5 }) +
      path('M-124 -40V-30H40V-46H4V-34Z', { fill: 'figure' }) +
      path('M-106 -98H-62', { stroke: 'figure', width: 5, opacity: 0.4 }) +
      path('M4 -34V-92Q4 -100 12 -100H24Q34 -100 36 -90L46 -40V-34Z', { fill: 'safety' }) +
      path('M22 -34Q30 -70 22 -100H24Q34 -100 36 -90L46 -40V-34Z', { fill: 'figure', opacity: 0.2 }) +
      path('M8 -100L-2 -116M-10 -112L6 -122', { stroke: 'figure', width: 5 }) +
      rectangle(-72, -212, 116, 10, { fill: 'figure' }, 3) +
      path('M34 -206L38 -92', { stroke: 'figure', width: 6 }) +
      rectangle(-122, -90, 9, 16, { fill: 'paper' }, 2) +
      path('M34 -198h11v12h-8z', { fill: 'paper' }) +
      rectangles(
        [
          [56, -206, 9, 198],
          [69, -206, 7, 198],
        ],
        { fill: 'line' },
      ) +
      lines(
        [
          [52, -206, 80, -206],
          [52, -110, 80, -110],
        ],
        { stroke: 'figure', width: 7 },
      ) +
      path(`M67 -204V${-lift - 40}`, { stroke: 'figure', width: 2.5, dash: '3 3' }) +
      rectangles([[78, -lift - 84, 8, 84]], { fill: 'figure' }) +
      path(`M84 ${-lift - 2}H194L198 ${-lift + 3}H84Z`, { fill: 'figure' }) +
      (loaded ? palletLoad({ x: 148, y: -lift - 2 }) : '') +
      wheel(-80, -24, 24) +
      wheel(26, -28, 28),
    place,
  );
}
