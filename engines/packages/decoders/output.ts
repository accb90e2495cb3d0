import { PackageFault } from '../package-fault.ts';

/** The outputs of a model, by name. */
export interface Output {
  name: string;
  dims: readonly number[];
  data: ArrayLike<number>;
}

/** A target in pixels of the model's input. */
export interface Candidate {
  /** Index into the labels of the manifest. */
  classNo: number;
  score: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  keypoints?: { x: number; y: number; score: number }[];
}

/** The result of a decoder: targets, a class of the whole picture, or a line of it. */
export interface Decoded {
  candidates: Candidate[];
  classes: { classNo: number; score: number }[];
  lines: { text: string; score: number }[];
}

export const nothing: Decoded = { candidates: [], classes: [], lines: [] };

const dimsOf = ({ name, dims }: Output) => `${name}[${dims.join(',')}]`;

/** The only output of a model; throws if it has several or another number of axes. */
export const onlyOutput = (outputs: readonly Output[], axes: number, shape: string): Output => {
  const [output] = outputs;
  if (!output || outputs.length > 1 || output.dims.length !== axes || output.dims[0] !== 1)
    throw new PackageFault(
      `模型的输出 ${outputs.slice(0, 5).map(dimsOf).join('、').slice(0, 200)} 与解码器要求的 ${shape} 不符`,
    );
  return output;
};

export const outputNamed = (outputs: readonly Output[], name: string): Output => {
  const output = outputs.find((one) => one.name === name);
  if (!output) throw new PackageFault(`模型没有名为 ${name.slice(0, 40)} 的输出`);
  return output;
};

/** Throws if a dimension of an output differs from what manifest and decoder require. */
export const expectSide = (output: Output, axis: number, side: number, what: string): void => {
  if (output.dims[axis] !== side)
    throw new PackageFault(`模型的输出 ${dimsOf(output).slice(0, 100)} 的第 ${axis + 1} 维应为 ${side}（${what}）`);
};

/** A number from a model, which may be anything: what is not finite is no score. */
export const scoreOf = (value: number | undefined): number =>
  value !== undefined && value >= 0 ? Math.min(value, 1) : 0;

/** The class of the highest score of `count` numbers from `at` on, `step` apart. */
export const bestClass = (data: ArrayLike<number>, at: number, count: number, step = 1) => {
  let classNo = -1;
  let score = 0;
  for (let index = 0; index < count; index += 1) {
    const value = scoreOf(data[at + index * step]);
    if (value > score) {
      score = value;
      classNo = index;
    }
  }
  return { classNo, score };
};

export const softmax = (values: ArrayLike<number>): number[] => {
  const list = Array.from(values);
  const most = list.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = list.map((value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
};
