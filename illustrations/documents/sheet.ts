import type { Tone } from '../palette.ts';
import { type Rectangle, rectangle } from '../shape.ts';

/** A document in its own units from its left upper corner, and where its fields are written. */
export type Sheet<Field extends string = string> = {
  width: number;
  height: number;
  drawn: string;
  fields: Record<Field, Rectangle>;
};

/** Paper with its shadow; `wash` tints it. */
export function paper(width: number, height: number, wash?: Tone, radius = 2): string {
  return (
    rectangle(4, 5, width, height, { fill: 'screen', opacity: 0.2 }, radius) +
    rectangle(0, 0, width, height, { fill: 'paper' }, radius) +
    (wash ? rectangle(0, 0, width, height, { fill: wash, opacity: 0.2 }, radius) : '')
  );
}
