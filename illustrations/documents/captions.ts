import type { Tone } from '../palette.ts';
import { text } from '../text.ts';

/** What a form has printed before its fields are filled in, each at its (x, y). */
export function captions(list: readonly (readonly [number, number, string])[], size = 10, tone: Tone = 'line'): string {
  return list.map(([x, y, content]) => text(x, y, content, size, tone)).join('');
}
