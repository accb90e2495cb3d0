import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { Raster } from '../engine.ts';
import { type CocoName, cocoClasses } from './coco-names.ts';
import { type Candidate, mergeWindows } from './merge-windows.ts';
import { floatsOf, openModel } from './open-model.ts';
import type { Box } from './overlap.ts';
import { resample, type Window } from './resample.ts';
import { windowsOf } from './windows.ts';

/** The side of the square that the model sees; it returns a cell for each 4 by 4 pixels. */
const SIDE = 512;
const STRIDE = 4;
const CELLS = SIDE / STRIDE;
const CLASSES = 80;

export interface FoundObject {
  score: number;
  /** In pixels of the picture. */
  box: Box;
}

/** Cells that are higher than their eight neighbours, and at least `minimum`. */
const peaks = (scores: Float32Array, of: number, minimum: number) => {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= CELLS || y >= CELLS ? 0 : (scores[(y * CELLS + x) * CLASSES + of] as number);
  const found: { x: number; y: number; score: number }[] = [];
  for (let y = 0; y < CELLS; y++)
    for (let x = 0; x < CELLS; x++) {
      const score = at(x, y);
      if (score < minimum) continue;
      const around = [at(x - 1, y - 1), at(x, y - 1), at(x + 1, y - 1), at(x - 1, y)];
      const after = [at(x + 1, y), at(x - 1, y + 1), at(x, y + 1), at(x + 1, y + 1)];
      if (around.every((other) => other < score) && after.every((other) => other <= score)) found.push({ x, y, score });
    }
  return found;
};

const clip = (from: number, to: number, limit: number): [number, number] => {
  const start = Math.min(Math.max(from, 0), limit);
  return [start, Math.min(Math.max(to, start), limit) - start];
};

const look = async (
  model: InferenceSession,
  picture: Raster,
  window: Window,
  classes: readonly number[],
  minimum: number,
) => {
  const pixels = new Tensor('float32', resample(picture, window, SIDE, SIDE), [1, SIDE, SIDE, 3]);
  const answer = await model.run({ 'tower_0/images': pixels });
  const [scores, edges] = [floatsOf(answer, 'tower_0/keypoints'), floatsOf(answer, 'tower_0/wh')];
  const scale = window.width / SIDE;
  const seen = classes.flatMap((of) => peaks(scores, of, minimum).map((peak) => ({ ...peak, of })));
  return seen.map(({ x, y, score, of }): Candidate & { of: number } => {
    // How far the box reaches from the cell to the left, up, right and down.
    const [left, up, right, down] = edges.subarray((y * CELLS + x) * 4, (y * CELLS + x) * 4 + 4) as unknown as Box;
    const across = clip(
      window.left + (x * STRIDE - left) * scale,
      window.left + (x * STRIDE + right) * scale,
      picture.width,
    );
    const along = clip(
      window.top + (y * STRIDE - up) * scale,
      window.top + (y * STRIDE + down) * scale,
      picture.height,
    );
    return { score, box: [across[0], along[0], across[1], along[1]], window, of };
  });
};

/** Finds objects of COCO's classes by CenterNet (https://arxiv.org/abs/1904.07850). */
export const createObjectFinder = async () => {
  const model = await openModel('centernet');
  /** The objects of some classes, by their places among COCO's names. */
  const findAll = async (picture: Raster, classes: readonly number[], minimum: number) => {
    const candidates: (Candidate & { of: number })[] = [];
    for (const window of windowsOf(picture.width, picture.height)) {
      const seen = await look(model, picture, window, classes, minimum);
      candidates.push(...seen.filter(({ box }) => box[2] >= 4 && box[3] >= 4));
    }
    return classes.flatMap((of) => {
      const own = candidates.filter((candidate) => candidate.of === of);
      return mergeWindows(own, picture).map(({ score, box }) => ({ of, score, box }));
    });
  };
  return {
    /** The objects of a class whose score is at least `minimum`, the surest first. */
    async find(picture: Raster, name: CocoName, minimum: number): Promise<FoundObject[]> {
      return findAll(picture, [cocoClasses[name]], minimum);
    },
    findAll,
  };
};
export type ObjectFinder = Awaited<ReturnType<typeof createObjectFinder>>;
