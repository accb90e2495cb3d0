import type { Tone } from '../palette.ts';
import { lines, rectangles } from '../shape.ts';
import { stage } from './room.ts';

const grain = [
  [0, 64, 1440, 64],
  [0, 176, 1440, 176],
  [0, 282, 1440, 282],
  [60, 30, 210, 30],
  [520, 38, 690, 38],
  [1180, 24, 1330, 24],
  [140, 118, 420, 118],
  [610, 104, 660, 104],
  [1250, 132, 1410, 132],
  [40, 232, 150, 232],
  [500, 248, 640, 248],
  [1210, 226, 1300, 226],
  [220, 324, 480, 324],
  [560, 336, 720, 336],
  [1120, 318, 1400, 318],
] as const;

/** A wooden desk seen from above: one tone with its grain. */
export function deskTop(tone: Tone = 'mid', grained: Tone = 'near'): string {
  return (
    rectangles([[0, 0, stage.width, stage.height]], { fill: tone }) +
    lines(grain, { stroke: grained, width: 2, opacity: 0.5 })
  );
}
