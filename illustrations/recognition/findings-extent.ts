import { drawnExtent } from '../file/drawn-extent.ts';
import type { Rectangle } from '../shape.ts';

const tone = '"var\\(--draw-(?:accent|warn), [^"]*"';
const label = `<rect [^>]*fill=${tone}[^>]*>(?=<text [^>]*-ink,)`;
const frame = `<rect [^>]*fill="none" stroke=${tone}[^>]*(?:opacity="0.75"|stroke-dasharray="7 6")[^>]*>`;
const outline = `<path [^>]*fill=${tone} stroke="var\\(--draw-screen, [^"]*" stroke-width="3.6" opacity="0.2"/>`;
const marks = new RegExp(`${label}|${frame}|${outline}|<g\\b[^>]*>|</g>`, 'g');

/** The rectangle of a scene that its boxes, text outlines and labels fill. */
export function findingsExtent(drawn: string): Rectangle {
  return drawnExtent((drawn.match(marks) ?? []).join(''));
}
