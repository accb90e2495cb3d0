import { rectangles } from '../shape.ts';
import type { Tone } from '../palette.ts';

const bars = [2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 1, 3, 2, 1, 2, 1, 1, 2, 3];

/** A bar code that fills `width` by `height` from (x, y). */
export function barcode(x: number, y: number, width: number, height: number, tone: Tone = 'screen'): string {
  const list: (readonly [number, number, number, number])[] = [];
  let at = 0;
  for (let index = 0; at < width; index++) {
    const bar = (bars[index % bars.length] ?? 1) * 1.1;
    if (index % 2 === 0) list.push([x + at, y, Math.min(bar, width - at), height]);
    at += bar;
  }
  return rectangles(list, { fill: tone });
}
