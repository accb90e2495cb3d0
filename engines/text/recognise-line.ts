import type { InferenceSession } from 'onnxruntime-node';
import type { Raster } from '../engine.ts';
import type { OrientedBox } from './oriented-box.ts';
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
export const createLineRecogniser =
  (session: InferenceSession, characters: readonly string[]) =>
  async (raster: Raster, box: OrientedBox): Promise<RecognisedLine> => {
    const width = Math.min(MAXIMUM_WIDTH, Math.max(STEP, Math.round((box.width / box.height) * HEIGHT)));
    const padded = Math.max(MINIMUM_WIDTH, Math.ceil(width / STEP) * STEP);
    const planes = toPlanes(cutOut(raster, box, width, HEIGHT), padded);
    const { values, dims } = await runModel(session, planes, padded, HEIGHT);
    const [, steps = 0, classes = 1] = dims;
    return decode(values, steps, classes, characters, padded / width);
  };

const toPlanes = ({ width, height, rgb }: Raster, padded: number) => {
  const data = new Float32Array(3 * height * padded);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        data[(channel * height + y) * padded + x] = (rgb[(y * width + x) * 3 + 2 - channel] as number) / 127.5 - 1;
  return data;
};

/** Connectionist temporal classification, taking the best class of each step; a step's place is a share of the unpadded line. */
const decode = (
  scores: Float32Array,
  steps: number,
  classes: number,
  names: readonly string[],
  stretch: number,
): RecognisedLine => {
  const characters: { character: string; first: number; last: number; score: number }[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let at = step * classes, i = 1; i < classes; i++)
      if ((scores[at + i] as number) > (scores[at + best] as number)) best = i;
    if (best !== 0) {
      const score = scores[step * classes + best] as number;
      const last = characters.at(-1);
      if (best === before && last) {
        last.last = step;
        last.score = Math.max(last.score, score);
      } else characters.push({ character: names[best] ?? '', first: step, last: step, score });
    }
    before = best;
  }
  return {
    text: characters.map(({ character }) => character).join(''),
    score: characters.length === 0 ? 0 : characters.reduce((sum, { score }) => sum + score, 0) / characters.length,
    characters: characters.map(({ character, first, last, score }) => ({
      character,
      at: Math.min(1, (((first + last) / 2 + 0.5) / steps) * stretch),
      score,
    })),
  };
};
