import type { InferenceSession } from 'onnxruntime-node';
import type { Raster } from '../engine.ts';
import type { OrientedBox } from './oriented-box.ts';
import { asPrinted } from './as-printed.ts';
import { createDecoder, type DecodedCharacter } from './decode-line.ts';
import { emOf } from './line-em.ts';
import { type InkRun, inkRunsOf } from './line-ink.ts';
import { isBlankBefore, isBlankBehind } from './signs.ts';
import { runModel } from './run-model.ts';
import type { CutOut } from './warp.ts';

export interface RecognisedLine {
  text: string;
  /** The mean of its characters' scores; 0 if there are none. */
  score: number;
  /** The place of each one: its centre as a share of the line's width. */
  characters: { character: string; at: number; score: number }[];
  /** Stretches without ink, as shares of its width; none if ink cannot be distinguished from paper. */
  blanks: { from: number; to: number }[];
  /** The width of a Chinese character of the line, as a share of its width. */
  em: number;
}

const HEIGHT = 48;
const MINIMUM_WIDTH = 160;
/** Longer lines are squeezed: 100 characters of print still are 24 pixels wide each. */
const MAXIMUM_WIDTH = 2400;
const STEP = 8;

/** Reads the text in a box. */
export const createLineRecogniser = (session: InferenceSession, characters: readonly string[]) => {
  const decode = createDecoder(characters);
  return async (cutOut: CutOut, box: OrientedBox): Promise<RecognisedLine> => {
    const width = Math.min(MAXIMUM_WIDTH, Math.max(STEP, Math.round((box.width / box.height) * HEIGHT)));
    const padded = Math.max(MINIMUM_WIDTH, Math.ceil(width / STEP) * STEP);
    const cut = cutOut(box, width, HEIGHT);
    const { values, dims } = await runModel(session, toPlanes(cut, padded), padded, HEIGHT);
    const [, steps = 0] = dims;
    const read = decode(values, steps, padded / Math.max(1, steps));
    const ink = inkRunsOf(cut);
    const em = emOf(read, HEIGHT);
    const own = asPrinted(read, ink, em, HEIGHT);
    return { ...lineOf(own, width), blanks: blanksOf(own, ink, em, width), em: em / width };
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

/** In ems: a narrower stretch is between two characters. */
const BLANK_FROM = 0.5;

/** Stretches of a line without ink; the blank halves of full-width signs do not count. */
const blanksOf = (read: readonly DecodedCharacter[], ink: readonly InkRun[], em: number, width: number) => {
  if (ink.length === 0) return [];
  const signs = read.filter(({ character }) => isBlankBehind(character) || isBlankBefore(character));
  return [{ from: 0, to: 0 }, ...ink]
    .map((run, index) => ({ from: run.to, to: ink[index]?.from ?? width }))
    .map(({ from, to }) => ({
      from:
        from + (signs.some(({ character, x }) => isBlankBehind(character) && near(x, from, em)) ? em * BLANK_FROM : 0),
      to: to - (signs.some(({ character, x }) => isBlankBefore(character) && near(x, to, em)) ? em * BLANK_FROM : 0),
    }))
    .filter(({ from, to }) => to - from >= em * BLANK_FROM)
    .map(({ from, to }) => ({ from: from / width, to: to / width }));
};

const near = (x: number, edge: number, em: number) => Math.abs(x - edge) < em * 0.6;

const lineOf = (
  read: readonly DecodedCharacter[],
  width: number,
): Pick<RecognisedLine, 'text' | 'score' | 'characters'> => ({
  text: read.map(({ character }) => character).join(''),
  score: read.length === 0 ? 0 : read.reduce((sum, { score }) => sum + score, 0) / read.length,
  characters: read.map(({ character, x, score }) => ({ character, at: Math.min(1, x / width), score })),
});
