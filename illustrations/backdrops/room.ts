import { rectangles } from '../shape.ts';
import type { Tone } from '../palette.ts';

/** The extent of every backdrop: subjects stand right of `quiet`, where a page's title ends. */
export const stage = { width: 1440, height: 360, floor: 272, quiet: 480 };

/** A wall over a floor with a skirting between them. */
export function room(wall: Tone, floor: Tone, skirting: Tone = 'near'): string {
  return (
    rectangles([[0, 0, stage.width, stage.floor]], { fill: wall }) +
    rectangles([[0, stage.floor, stage.width, stage.height - stage.floor]], { fill: floor }) +
    rectangles([[0, stage.floor - 5, stage.width, 5]], { fill: skirting })
  );
}

/** The open air over a ground. */
export function outdoors(ground: Tone): string {
  return (
    rectangles([[0, 0, stage.width, stage.floor]], { fill: 'sky' }) +
    rectangles([[0, stage.floor, stage.width, stage.height - stage.floor]], { fill: ground })
  );
}
