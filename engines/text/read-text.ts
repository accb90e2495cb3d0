import type { Found } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import { cpuClock } from '../process/cpu-clock.ts';
import type { TextReader } from './text-reader.ts';

/** Milliseconds of CPU, of the 15 s that a job may use; a line that has begun by then is read to its end. */
const READING_MAXIMUM_MS = 10_000;

/**
 * Returns all lines of print in a picture, from top to bottom, with their places; on a page with very many lines, those
 * for which there is time.
 */
export const readText = async (reader: TextReader, raster: Raster, maximum = READING_MAXIMUM_MS): Promise<Found> => {
  const end = cpuClock() + maximum;
  const { lines, late } = await reader.readPartly(raster, () => cpuClock() < end);
  return {
    width: raster.width,
    height: raster.height,
    targets: [],
    texts: lines.map(({ text, score, polygon }) => ({ text, score, polygon })),
    fields: [],
    pieces: [],
    notes: late > 0 ? [`图片中文字较多，识别用时已满，靠下的 ${late} 行未识别。`] : [],
  };
};
