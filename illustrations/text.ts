import { paint, type Tone } from './palette.ts';
import { number } from './shape.ts';

const wide = /[\u2e80-\u9fff\uff00-\uffef]/;

/** The width that a text takes about, in units of the scene. */
export function textWidth(content: string, size: number): number {
  let width = 0;
  for (const sign of content) width += wide.test(sign) ? size : sign === ' ' || sign === '.' ? size * 0.32 : size * 0.6;
  return width;
}

/** A line of text whose baseline starts at (x, y); the page's typeface is inherited. */
export function text(
  x: number,
  y: number,
  content: string,
  size: number,
  tone: Tone,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  const anchored = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${number(x)}" y="${number(y)}" font-family="inherit" font-size="${number(size)}" font-weight="600"${anchored} fill="${paint(tone)}">${content}</text>`;
}
