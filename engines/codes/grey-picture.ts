import sharp from 'sharp';
import type { Raster } from '../engine.ts';

/** One byte a pixel, rows from the top. */
export interface GreyPicture {
  width: number;
  height: number;
  grey: Buffer;
}

/** The picture in shades of grey, enlarged by this factor. */
export const greyOf = async ({ rgb, width, height }: Raster, times: number): Promise<GreyPicture> => {
  const [wide, tall] = [width * times, height * times];
  const image = sharp(rgb, { raw: { width, height, channels: 3 } }).greyscale();
  if (times > 1) image.resize({ width: wide, height: tall, fit: 'fill', kernel: 'cubic' });
  return { width: wide, height: tall, grey: await image.raw({ depth: 'uchar' }).toBuffer() };
};

/** How much of the difference from its surroundings is added to a pixel. */
const AMOUNT = 4;

/** The sharpened picture, by an unsharp mask of `sigma` pixels. */
export const sharpened = async ({ grey, width, height }: GreyPicture, sigma: number): Promise<GreyPicture> => {
  const soft = await sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .greyscale()
    .raw({ depth: 'uchar' })
    .toBuffer();
  const raised = Buffer.allocUnsafe(grey.length);
  for (let at = 0; at < grey.length; at += 1) {
    const value = grey[at] as number;
    raised[at] = Math.max(0, Math.min(255, value + AMOUNT * (value - (soft[at] as number))));
  }
  return { width, height, grey: raised };
};

/** The picture as a file of the format PGM, which has nothing but these bytes. */
export const asPgm = ({ grey, width, height }: GreyPicture): Uint8Array =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
