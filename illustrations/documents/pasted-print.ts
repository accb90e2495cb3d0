import { rectangles } from '../shape.ts';
import { text } from '../text.ts';

/** A small document whose print cannot be read. */
export type Pasted = { width: number; height: number; drawn: string };

/** Lines that stand for print too small to read, each as [x, y, width]. */
export function linesOfPrint(list: readonly (readonly [number, number, number])[]): string {
  return rectangles(
    list.map(([x, y, width]) => [x, y, width, 4] as const),
    { fill: 'metal', opacity: 0.75 },
  );
}

/** What can still be read: a heading in the middle of a document `width` wide. */
export function heading(width: number, y: number, title: string, size = 12): string {
  return text(width / 2, y, title, size, 'screen', 'middle');
}
