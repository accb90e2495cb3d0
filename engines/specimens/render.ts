import sharp, { type Sharp } from 'sharp';
import type { Raster } from '../engine.ts';
import { prepareFonts } from './fonts.ts';
import type { Specimen } from './specimen.ts';

export const asSharp = ({ rgb, width, height }: Raster): Sharp => sharp(rgb, { raw: { width, height, channels: 3 } });

export const asRaster = async (image: Sharp): Promise<Raster> => {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
};

/** Draws a specimen as it is, or any SVG of our own. */
export const renderSvg = async (svg: string): Promise<Raster> => {
  await prepareFonts();
  return asRaster(sharp(Buffer.from(svg), { limitInputPixels: 60_000_000 }).flatten({ background: '#fff' }));
};

export const renderSpecimen = (specimen: Specimen): Promise<Raster> => renderSvg(specimen.svg);

export const toJpeg = (raster: Raster, quality = 90): Promise<Buffer> => asSharp(raster).jpeg({ quality }).toBuffer();
