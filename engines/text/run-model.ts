import { type InferenceSession, Tensor } from 'onnxruntime-node';

/** Runs a model with one input and one output; a picture goes in as one batch of three planes, blue, green, red. */
export const runModel = async (
  session: InferenceSession,
  planes: Float32Array,
  width: number,
  height: number,
): Promise<{ values: Float32Array; dims: readonly number[] }> => {
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const result = (await session.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) }))[output];
  if (!(result?.data instanceof Float32Array)) throw new Error(`the model answered no floats as ${output}`);
  return { values: result.data, dims: result.dims };
};
