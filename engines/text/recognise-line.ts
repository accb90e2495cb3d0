import type { InferenceSession } from 'onnxruntime-node';
import type { Raster } from '../engine.ts';
import type { OrientedBox } from './oriented-box.ts';
import { asPrinted } from './as-printed.ts';
import { createDecoder, type DecodedCharacter } from './decode-line.ts';
import { runModel } from './run-model.ts';
import { cutOut } from './warp.ts';

export interface RecognisedLine {
  text: string;
  /** The mean of its characters' scores; 0 where there are none. */
  score: number;
  /** Where each one stands: its centre's share of the line's width. */
  characters: { character: string; at: number; score: number }[];
}

const HEIGHT = 48;
const MINIMUM_WIDTH = 160;
/** Longer lines are squeezed: 100 characters of print still are 24 pixels wide each. */
const MAXIMUM_WIDTH = 2400;
const STEP = 8;

/** Reads the text in a box of a raster. */
export const createLineRecogniser = (session: InferenceSession, characters: readonly string[]) => {
  const decode = createDecoder(characters);
  return async (raster: Raster, box: OrientedBox): Promise<RecognisedLine> => {
    const width = Math.min(MAXIMUM_WIDTH, Math.max(STEP, Math.round((box.width / box.height) * HEIGHT)));
    const padded = Math.max(MINIMUM_WIDTH, Math.ceil(width / STEP) * STEP);
    const cut = cutOut(raster, box, width, HEIGHT);
    const { values, dims } = await runModel(session, toPlanes(cut, padded), padded, HEIGHT);
    const [, steps = 0] = dims;
    const read = decode(values, steps, padded / Math.max(1, steps));
    return lineOf(asPrinted(read, cut), width);
  };
};

const toPlanes = ({ width, height, rgb }: Raster, padded: number) => {
  const data = new Float32Array(3 * height * padded);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        data[(channel * height + y) * padded + x] = (rgb[(y * width + x) * 3 + 2 - channel] as number) / 127.5 - 1;
  return data;
};

const lineOf = (read: readonly DecodedCharacter[], width: number): RecognisedLine => ({
  text: read.map(({ character }) => character).join(''),
  score: read.length === 0 ? 0 : read.reduce((sum, { score }) => sum + score, 0) / read.length,
  characters: read.map(({ character, x, score }) => ({ character, at: Math.min(1, x / width), score })),
});
