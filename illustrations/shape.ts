import { paint, type Tone } from './palette.ts';

export type Point = readonly [x: number, y: number];
export type Rectangle = { x: number; y: number; width: number; height: number };

/** How a shape is painted: `fill` and `stroke` are tones, `width` is the stroke's. */
export type Ink = {
  fill?: Tone;
  stroke?: Tone;
  width?: number;
  opacity?: number;
  dash?: string;
  /** Strokes have round ends by default. */
  ends?: 'flat';
};

/** A coordinate with one decimal, as short as it can be written. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function inked(ink: Ink): string {
  const attributes = [`fill="${ink.fill ? paint(ink.fill) : 'none'}"`];
  if (ink.stroke) {
    attributes.push(`stroke="${paint(ink.stroke)}" stroke-width="${number(ink.width ?? 2)}"`);
  }
  if (ink.ends) attributes.push('stroke-linecap="butt"');
  if (ink.dash) attributes.push(`stroke-dasharray="${ink.dash}"`);
  if (ink.opacity !== undefined) attributes.push(`opacity="${ink.opacity}"`);
  return attributes.join(' ');
}

/** A path from path data. */
export function path(data: string, ink: Ink): string {
  const rounded = data.replace(/-?\d*\.\d{2,}/g, (value) => number(Number(value)));
  return `<path d="${rounded}" ${inked(ink)}/>`;
}

/** An upright rectangle with an optional corner radius. */
export function rectangle(x: number, y: number, width: number, height: number, ink: Ink, radius = 0): string {
  const corner = radius > 0 ? ` rx="${number(radius)}"` : '';
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${corner} ${inked(ink)}/>`;
}

/** Rectangles of one ink in a single path, each as [x, y, width, height]. */
export function rectangles(list: readonly (readonly [number, number, number, number])[], ink: Ink): string {
  return path(
    list.map(([x, y, w, h]) => `M${number(x)} ${number(y)}h${number(w)}v${number(h)}h${number(-w)}z`).join(''),
    ink,
  );
}

export function ellipse(x: number, y: number, rx: number, ry: number, ink: Ink): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" ${inked(ink)}/>`;
}

export function circle(x: number, y: number, radius: number, ink: Ink): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" ${inked(ink)}/>`;
}

/** Straight lines of one ink in a single path, each as [x1, y1, x2, y2]. */
export function lines(list: readonly (readonly [number, number, number, number])[], ink: Ink): string {
  return path(list.map(([x1, y1, x2, y2]) => `M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}`).join(''), ink);
}

export function polygon(points: readonly Point[], ink: Ink): string {
  return path(`M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`, ink);
}

/** A closed soft outline through the points (Catmull-Rom; tension 0 is straight, 1 is round). */
export function outline(points: readonly Point[], ink: Ink, tension = 0.7): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0);
  let data = `M${number(startX)} ${number(startY)}`;
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const reach = tension / 6;
    const first: Point = [from[0] + (to[0] - before[0]) * reach, from[1] + (to[1] - before[1]) * reach];
    const second: Point = [to[0] - (after[0] - from[0]) * reach, to[1] - (after[1] - from[1]) * reach];
    data += `C${[first, second, to].map(([x, y]) => `${number(x)} ${number(y)}`).join(' ')}`;
  }
  return path(`${data}Z`, ink);
}

/** Shapes moved to a place, scaled and turned (degrees, clockwise); `mirrored` swaps left and right. */
export function placed(
  shapes: string,
  place: { x?: number; y?: number; scale?: number; mirrored?: boolean; turn?: number; opacity?: number },
): string {
  const { x = 0, y = 0, scale = 1, mirrored = false, turn = 0, opacity } = place;
  const steps: string[] = [];
  if (x !== 0 || y !== 0) steps.push(`translate(${number(x)} ${number(y)})`);
  if (turn !== 0) steps.push(`rotate(${number(turn)})`);
  const size = Math.round(scale * 1000) / 1000;
  if (mirrored) steps.push(`scale(${-size} ${size})`);
  else if (scale !== 1) steps.push(`scale(${size})`);
  const transform = steps.length > 0 ? ` transform="${steps.join(' ')}"` : '';
  const seen = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return transform || seen ? `<g${transform}${seen}>${shapes}</g>` : shapes;
}
