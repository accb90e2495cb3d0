import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Found, Keypoint, Point, Target } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import { decode } from './decoders/decode.ts';
import type { Candidate, Decoded, Output } from './decoders/output.ts';
import { type Fit, fitOf, numbersOf } from './fit-picture.ts';
import { CANDIDATES_MAXIMUM, OUTPUT_NUMBERS_MAXIMUM, OUTPUTS_MAXIMUM } from './limits.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { PackageFault } from './package-fault.ts';

export type PackageFound = Pick<Found, 'targets' | 'texts'>;

export interface PackageRunner {
  manifest: Manifest;
  /** Names and shapes of the model's outputs for the last picture. */
  lastOutputs(): readonly Pick<Output, 'name' | 'dims'>[];
  run(raster: Raster): Promise<PackageFound>;
  /** Releases the model's memory; it cannot run again. */
  release(): Promise<void>;
}

/** One thread, and no memory kept after a picture. */
const options: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  enableCpuMemArena: false,
  logSeverityLevel: 4,
};

/**
 * Loads the model of an unpacked package (`manifest.json` and `model.onnx` in `folder`) and runs it on pictures. Throws
 * a `PackageFault` if model and manifest do not fit; other errors of the runtime mean nothing to users.
 */
export const createPackageRunner = async (folder: string): Promise<PackageRunner> => {
  const manifest = readManifest(await readFile(join(folder, 'manifest.json')));
  const { input } = manifest;
  const session = await InferenceSession.create(join(folder, 'model.onnx'), options);
  const name = input.name ?? session.inputNames[0];
  if (name === undefined || !session.inputNames.includes(name))
    throw new PackageFault(`模型没有名为 ${String(name).slice(0, 40)} 的输入`);
  if (session.inputNames.length > 1) throw new PackageFault('模型有不止一个输入，平台只送入一张图片');
  if (session.outputNames.length > OUTPUTS_MAXIMUM) throw new PackageFault(`模型的输出超过 ${OUTPUTS_MAXIMUM} 个`);
  const { width, height } = input;
  const dims = input.layout === 'NCHW' ? [1, 3, height, width] : [1, height, width, 3];
  const declared = session.inputMetadata.find((one) => one.name === name);
  if (declared?.isTensor) {
    const fits =
      declared.shape.length === 4 &&
      declared.shape.every((side, axis) => typeof side !== 'number' || side < 0 || side === dims[axis]);
    if (!fits || declared.type !== input.type)
      throw new PackageFault(
        `模型的输入是 ${declared.type}[${declared.shape.join(',').slice(0, 80)}]，与清单的 ${input.type}[${dims.join(',')}] 不符`,
      );
  }
  let last: Output[] = [];

  return {
    manifest,
    lastOutputs: () => last,
    async run(raster) {
      const fit = fitOf(raster, input);
      const numbers = await numbersOf(raster, input, fit);
      const answers = await session.run({ [name]: new Tensor(input.type, numbers as Float32Array, dims) });
      last = session.outputNames.map((one) => outputOf(one, answers[one] as Tensor));
      checkSizes(last);
      return foundOf(decode(manifest, last), manifest, fit, raster);
    },
    release: () => session.release(),
  };
};

const readable: readonly Tensor.Type[] = ['float32', 'float64', 'int32', 'int64', 'uint8', 'int8'];

const outputOf = (name: string, { dims, data, type }: Tensor): Output => {
  if (!readable.includes(type)) throw new PackageFault(`模型的输出 ${name.slice(0, 40)} 的类型 ${type} 不受支持`);
  return { name, dims, data: typeof data[0] === 'bigint' ? Array.from(data, Number) : (data as ArrayLike<number>) };
};

const checkSizes = (outputs: readonly Output[]): void => {
  const numbers = outputs.reduce((sum, { data }) => sum + data.length, 0);
  const rows = Math.max(0, ...outputs.filter(({ dims }) => dims.length === 3).map(({ dims }) => rowsOf(dims)));
  if (numbers > OUTPUT_NUMBERS_MAXIMUM || rows > CANDIDATES_MAXIMUM) throw new PackageFault('模型的输出过大');
};

const rowsOf = (dims: readonly number[]) => Math.max(dims[1] ?? 0, dims[2] ?? 0);

const rounded = (value: number) => Math.round(value * 100) / 100;
const shareOf = (score: number) => Math.round(score * 10_000) / 10_000;

/**
 * Converts from the model's input back to the picture, and cuts off what lies outside; classes without a label are left
 * out.
 */
const foundOf = (
  { candidates, classes, lines }: Decoded,
  { labels, decoder }: Manifest,
  fit: Fit,
  { width, height }: Raster,
): PackageFound => {
  const within = (value: number, most: number) => rounded(Math.min(Math.max(value, 0), most));
  const xOf = (x: number) => within((x - fit.left) / fit.across, width);
  const yOf = (y: number) => within((y - fit.top) / fit.down, height);
  const names = decoder.type === 'keypoints' ? decoder.keypoints : [];
  const keypointsOf = (points: NonNullable<Candidate['keypoints']>): Keypoint[] =>
    points.flatMap(({ x, y, score }, index) =>
      Number.isFinite(x + y) ? [{ name: names[index] as string, x: xOf(x), y: yOf(y), score: shareOf(score) }] : [],
    );
  const boxed = candidates.flatMap(({ classNo, score, left, top, right, bottom, keypoints }): Target[] => {
    const label = labels[classNo] ?? null;
    const [x, y] = [xOf(left), yOf(top)];
    const [w, h] = [rounded(xOf(right) - x), rounded(yOf(bottom) - y)];
    if (label === null || w <= 0 || h <= 0) return [];
    return [
      { label, score: shareOf(score), box: [x, y, w, h], ...(keypoints && { keypoints: keypointsOf(keypoints) }) },
    ];
  });
  const whole = classes.flatMap(({ classNo, score }): Target[] => {
    const label = labels[classNo] ?? null;
    return label === null ? [] : [{ label, score: shareOf(score), box: [0, 0, width, height], whole: true }];
  });
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return {
    targets: [...boxed, ...whole],
    texts: lines.map(({ text, score }) => ({ text, score: shareOf(score), polygon: corners, whole: true })),
  };
};
