import sharp from 'sharp';
import type { Raster } from '../engine.ts';
import type { OrientedBox } from './oriented-box.ts';

/** Cuts a box out of its raster. */
export type CutOut = (box: OrientedBox, width: number, height: number) => Raster;

/** Pixels of a box, stretched to `width` by `height`, as bytes of three channels. Outside, its border is repeated. */
export const cutOut = (raster: Raster, box: OrientedBox, width: number, height: number): Raster => {
  const rgb = new Uint8Array(width * height * 3);
  const stepX = box.width / width;
  const stepY = box.height / height;
  const samplesX = samplesFor(stepX);
  const samplesY = samplesFor(stepY);
  const share = 1 / (samplesX * samplesY);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let sy = 0; sy < samplesY; sy++)
        for (let sx = 0; sx < samplesX; sx++) {
          const along = (x + (sx + 0.5) / samplesX) * stepX - box.width / 2;
          const down = (y + (sy + 0.5) / samplesY) * stepY - box.height / 2;
          const px = clamp(box.x + along * box.alongX - down * box.alongY - 0.5, raster.width - 1);
          const py = clamp(box.y + along * box.alongY + down * box.alongX - 0.5, raster.height - 1);
          const x0 = Math.floor(px);
          const y0 = Math.floor(py);
          const fx = px - x0;
          const fy = py - y0;
          const a = (y0 * raster.width + x0) * 3;
          const b = x0 + 1 < raster.width ? a + 3 : a;
          const below = y0 + 1 < raster.height ? raster.width * 3 : 0;
          const wa = (1 - fx) * (1 - fy);
          const wb = fx * (1 - fy);
          const wc = (1 - fx) * fy;
          const wd = fx * fy;
          const { rgb: from } = raster;
          red +=
            (from[a] as number) * wa +
            (from[b] as number) * wb +
            (from[a + below] as number) * wc +
            (from[b + below] as number) * wd;
          green +=
            (from[a + 1] as number) * wa +
            (from[b + 1] as number) * wb +
            (from[a + below + 1] as number) * wc +
            (from[b + below + 1] as number) * wd;
          blue +=
            (from[a + 2] as number) * wa +
            (from[b + 2] as number) * wb +
            (from[a + below + 2] as number) * wc +
            (from[b + below + 2] as number) * wd;
        }
      const to = (y * width + x) * 3;
      rgb[to] = red * share + 0.5;
      rgb[to + 1] = green * share + 0.5;
      rgb[to + 2] = blue * share + 0.5;
    }
  return { width, height, rgb };
};

const samplesFor = (step: number) => Math.min(4, Math.max(1, Math.round(step)));

const clamp = (value: number, maximum: number) => (value < 0 ? 0 : value > maximum ? maximum : value);

export const resize = async (raster: Raster, width: number, height: number): Promise<Raster> => {
  if (width === raster.width && height === raster.height) return raster;
  const { data } = await sharp(raster.rgb, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, rgb: data };
};

/** Turned clockwise by quarters. */
export const turn = (raster: Raster, quarters: number): Raster => {
  const { width, height, rgb } = raster;
  const quarter = ((quarters % 4) + 4) % 4;
  if (quarter === 0) return raster;
  const turned = new Uint8Array(rgb.length);
  const [outWidth, outHeight] = quarter === 2 ? [width, height] : [height, width];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [toX, toY] =
        quarter === 1 ? [height - 1 - y, x] : quarter === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
      const from = (y * width + x) * 3;
      const to = (toY * outWidth + toX) * 3;
      turned[to] = rgb[from] as number;
      turned[to + 1] = rgb[from + 1] as number;
      turned[to + 2] = rgb[from + 2] as number;
    }
  return { width: outWidth, height: outHeight, rgb: turned };
};
