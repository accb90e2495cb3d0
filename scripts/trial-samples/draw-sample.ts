import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DocumentDrawing, SampleEntry } from './sample.ts';
import { sampleSpecimens } from '#engines/specimens/all.ts';
import { degrade } from '#engines/specimens/degrade.ts';
import type { Level } from '#engines/specimens/levels.ts';
import { createRandom } from '#engines/specimens/random.ts';
import { asRaster, asSharp } from '#engines/specimens/render.ts';
import type { BuiltInTask } from '#engines/engine.ts';
import { LONGEST, photograph, shown } from './photograph.ts';

const scenes = join(import.meta.dirname, '../../content/trial/scenes');

/** Returns whether the entry's scene, or a drawing function of its kind, exists. */
export const canBeDrawn = ({ drawing }: SampleEntry): boolean =>
  'scene' in drawing
    ? existsSync(join(scenes, `${drawing.scene}.jpg`))
    : sampleSpecimens[drawing.specimen as BuiltInTask] !== undefined;

const documentPicture = async ({ specimen: kind, seed, faulty, place, turn = 0, level }: DocumentDrawing) => {
  const draw = sampleSpecimens[kind as BuiltInTask];
  if (!draw) throw new Error(`no test document is drawn for ${kind}`);
  const specimen = draw(createRandom(seed), faulty ? { faulty } : {});
  const picture = await (place ? photograph(specimen, place, turn) : shown(specimen, turn));
  if (!level) return sharp(picture);
  return asSharp(await degrade(await asRaster(sharp(picture)), level as Level, seed));
};

export interface DrawnSample {
  picture: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Returns the picture of an entry and a thumbnail, both as JPEG. Requires the font families of `fonts.ts`. */
export const drawSample = async ({ drawing }: SampleEntry): Promise<DrawnSample> => {
  const image =
    'scene' in drawing ? sharp(readFileSync(join(scenes, `${drawing.scene}.jpg`))) : await documentPicture(drawing);
  const { data, info } = await image
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82, optimiseCoding: true })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(data).resize({ width: 320 }).jpeg({ quality: 74 }).toBuffer();
  return { picture: data, thumbnail, width: info.width, height: info.height };
};
