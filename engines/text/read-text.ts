import type { Found } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import type { TextReader } from './text-reader.ts';

/** All lines of print in a picture, from top to bottom, where they stand in it. */
export const readText = async (reader: TextReader, raster: Raster): Promise<Found> => {
  const { lines } = await reader.readPage(raster);
  return {
    width: raster.width,
    height: raster.height,
    targets: [],
    texts: lines.map(({ text, score, polygon }) => ({ text, score, polygon })),
    fields: [],
    pieces: [],
    notes: [],
  };
};
