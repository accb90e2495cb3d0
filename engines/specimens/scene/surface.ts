import type { Random } from '../specimen.ts';
import { line, rectangle } from '../svg.ts';

/** Corrugated steel: bands of light and shade every `step` pixels. */
export const corrugated = (width: number, height: number, colour: string, step: number): string => {
  const bands = Array.from({ length: Math.ceil(width / step) }, (_, index) =>
    rectangle(index * step, 0, step / 2, height, { fill: index % 2 === 0 ? '#fff' : '#000', opacity: 0.06 }),
  );
  return rectangle(0, 0, width, height, { fill: colour }) + bands.join('');
};

/** Scratches, stains and rust. */
export const worn = (random: Random, width: number, height: number, marks: number, colour = '#5b3a22'): string =>
  Array.from({ length: marks }, () => {
    const [x, y] = [random() * width, random() * height];
    return random() < 0.5
      ? `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(4 + random() * 18).toFixed(0)}" ry="${(2 + random() * 6).toFixed(0)}" fill="${colour}" opacity="0.25"/>`
      : line(
          Math.round(x),
          Math.round(y),
          Math.round(x + random() * 60 - 30),
          Math.round(y + random() * 60),
          colour,
          1.2,
        );
  }).join('');

/** Light that falls from above. */
export const shaded = (width: number, height: number): string =>
  `<defs><linearGradient id="light" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.14"/><stop offset="1" stop-color="#000" stop-opacity="0.2"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#light)"/>`;
