import sharp from 'sharp';
import type { Raster } from '../engine.ts';
import type { Level } from './levels.ts';
import { createRandom } from './random.ts';
import { asRaster, asSharp } from './render.ts';
import type { Random } from './specimen.ts';

const desks = ['#6d5a48', '#4c5560', '#8a8f96', '#2f3a36', '#a58f74'];
const deskOf = (random: Random): string => desks[Math.floor(random() * desks.length)] ?? '#6d5a48';

const onDesk = (raster: Raster, desk: string, share = 0.06): Promise<Raster> => {
  const margin = Math.round(Math.max(raster.width, raster.height) * share);
  return asRaster(
    asSharp(raster).extend({ top: margin, bottom: margin, left: margin, right: margin, background: desk }),
  );
};

const turned = async (raster: Raster, degrees: number, random: Random): Promise<Raster> => {
  const desk = deskOf(random);
  const laid = await onDesk(raster, desk);
  return asRaster(asSharp(laid).rotate(random() < 0.5 ? degrees : -degrees, { background: desk }));
};

const perPixel = ({ width, height, rgb }: Raster, change: (value: number, x: number, y: number) => number): Raster => {
  const changed = new Uint8Array(rgb.length);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1, at += 1)
        changed[at] = Math.max(0, Math.min(255, Math.round(change(rgb[at] ?? 0, x, y))));
  return { width, height, rgb: changed };
};

const noisy = (raster: Raster, deviation: number, random: Random): Raster =>
  perPixel(raster, (value) => value + deviation * (random() + random() + random() + random() - 2) * 1.73);

/** Darkness that falls over a side of the page, with a soft edge. */
const shaded = (raster: Raster, random: Random): Raster => {
  const angle = random() * 2 * Math.PI;
  const [along, across] = [Math.cos(angle), Math.sin(angle)];
  const edge = (random() - 0.5) * 0.4;
  return perPixel(raster, (value, x, y) => {
    const at = (x / raster.width - 0.5) * along + (y / raster.height - 0.5) * across - edge;
    return value * (0.75 - 0.25 * Math.tanh(at * 6));
  });
};

/** As if taken from one side: the far edge is shorter by a seventh. */
const inPerspective = async (raster: Raster, random: Random): Promise<Raster> => {
  const desk = deskOf(random);
  const laid = await onDesk(raster, desk, 0.08);
  const { width, height, rgb } = laid;
  const shorter = 0.14;
  const fromTop = random() < 0.5;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(desk.slice(at, at + 2), 16));
  const seen = new Uint8Array(rgb.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    const near = fromTop ? y / height : 1 - y / height;
    const scale = 1 - shorter * (1 - near);
    // Depth grows where the row is short: rows follow 1 / scale, as in a pinhole camera.
    const share = (1 / (1 - shorter) - 1 / scale) / (1 / (1 - shorter) - 1);
    const rowAt = (fromTop ? share : 1 - share) * (height - 1);
    for (let x = 0; x < width; x += 1, at += 3) {
      const columnAt = (x - width / 2) / scale + width / 2;
      const left = Math.floor(columnAt);
      const top = Math.min(height - 2, Math.max(0, Math.floor(rowAt)));
      if (left < 0 || left >= width - 1) {
        seen[at] = red ?? 0;
        seen[at + 1] = green ?? 0;
        seen[at + 2] = blue ?? 0;
        continue;
      }
      const [shareX, shareY] = [columnAt - left, rowAt - top];
      for (let channel = 0; channel < 3; channel += 1) {
        const corner = (top * width + left) * 3 + channel;
        const above = (rgb[corner] ?? 0) * (1 - shareX) + (rgb[corner + 3] ?? 0) * shareX;
        const below = (rgb[corner + width * 3] ?? 0) * (1 - shareX) + (rgb[corner + width * 3 + 3] ?? 0) * shareX;
        seen[at + channel] = Math.round(above * (1 - shareY) + below * shareY);
      }
    }
  }
  return { width, height, rgb: seen };
};

const scaled = (raster: Raster, share: number): Promise<Raster> =>
  asRaster(asSharp(raster).resize({ width: Math.max(1, Math.round(raster.width * share)) }));

const compressed = async (raster: Raster, quality: number): Promise<Raster> =>
  asRaster(sharp(await asSharp(raster).jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer()));

const degradations: Record<Level, (raster: Raster, random: Random) => Promise<Raster> | Raster> = {
  clean: (raster) => raster,
  noise: (raster, random) => noisy(raster, 18, random),
  blur: (raster) => asRaster(asSharp(raster).blur(1.2)),
  lowContrast: (raster) => perPixel(raster, (value) => 90 + value * 0.42),
  shadow: (raster, random) => shaded(raster, random),
  jpeg: (raster) => compressed(raster, 28),
  rotate3: (raster, random) => turned(raster, 3, random),
  rotate7: (raster, random) => turned(raster, 7, random),
  rotate12: (raster, random) => turned(raster, 12, random),
  half: (raster) => scaled(raster, 0.5),
  third: (raster) => scaled(raster, 1 / 3),
  perspective: (raster, random) => inPerspective(raster, random),
  rotate25: (raster, random) => turned(raster, 25, random),
  upsideDown: (raster) => asRaster(asSharp(raster).rotate(180)),
  turned90: (raster, random) => asRaster(asSharp(raster).rotate(random() < 0.5 ? 90 : 270)),
};

/** The picture as a worse camera, light or hold gives it; the same seed gives the same one. */
export const degrade = async (raster: Raster, level: Level, seed: number): Promise<Raster> =>
  degradations[level](raster, createRandom(seed));
