import { rectangles } from '../shape.ts';
import { stage } from '../backdrops/room.ts';
import type { Tone } from '../palette.ts';

/** A counter across the stage, its top seen from the customer's side from `top` to `front`. */
export function serviceCounter(top = 184, front = 326, tone: Tone = 'near'): string {
  return (
    rectangles([[0, top, stage.width, front - top]], { fill: tone }) +
    rectangles([[0, top, stage.width, 5]], { fill: 'paper', opacity: 0.4 }) +
    rectangles([[0, front, stage.width, stage.height - front]], { fill: 'line' }) +
    rectangles([[0, front, stage.width, 7]], { fill: 'figure', opacity: 0.35 })
  );
}
