import type { Tone } from '../palette.ts';
import type { Rectangle } from '../shape.ts';
import { text, textWidth } from '../text.ts';

/** A text that is written at (x, y); by default it has size 12 and is dark. */
export type Entry = readonly [x: number, y: number, content: string, size?: number, tone?: Tone];

/** The area around a written text. */
export function entryArea([x, y, content, size = 12]: Entry): Rectangle {
  return { x: x - 4, y: y - size, width: textWidth(content, size) + 8, height: size * 1.32 };
}

/** Fields of a document as they are written, with the area of each. */
export function written<Field extends string>(
  entries: Record<Field, Entry>,
): { drawn: string; fields: Record<Field, Rectangle> } {
  const list = Object.entries(entries) as [Field, Entry][];
  return {
    drawn: list.map(([, [x, y, content, size = 12, tone = 'screen']]) => text(x, y, content, size, tone)).join(''),
    fields: Object.fromEntries(list.map(([field, entry]) => [field, entryArea(entry)])) as Record<Field, Rectangle>,
  };
}
