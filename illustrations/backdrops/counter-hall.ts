import type { Tone } from '../palette.ts';
import { rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { room, stage } from './room.ts';

/** A hall behind a counter: ceiling lights, wall panels and, about `middle`, a sign with what the counter is for. */
export function counterHall(sign: string, middle = 1095, wall: Tone = 'far', board: Tone = 'cloth'): string {
  const panels = rectangles(
    Array.from({ length: 8 }, (_, i) => [90 + i * 180, 24, 3, 243] as const),
    { fill: 'near', opacity: 0.55 },
  );
  const lamps = rectangles(
    Array.from({ length: 6 }, (_, i) => [110 + i * 240, 16, 130, 6] as const),
    { fill: 'paper' },
  );
  return (
    room(wall, 'mid') +
    rectangles([[0, 0, stage.width, 16]], { fill: 'near' }) +
    panels +
    lamps +
    rectangle(middle - 95, 36, 190, 42, { fill: board }, 4) +
    text(middle, 65, sign, 22, 'paper', 'middle')
  );
}
