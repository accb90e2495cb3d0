import type { Recognition } from '#contract/trial/recognition.ts';
import {
  type InferenceRequest,
  MessageError,
  numberTensor,
  type Tensor,
  textTensor,
} from '#server/kit/inference/inference-message.ts';

/** The tensors of every ability, as in the metadata of its model. */
export const modelInputs = [
  { name: 'image', datatype: 'BYTES', shape: [1] },
  { name: 'threshold', datatype: 'FP32', shape: [1] },
] as const;

export const modelOutputs = [
  { name: 'labels', datatype: 'BYTES', shape: [-1] },
  { name: 'scores', datatype: 'FP32', shape: [-1] },
  { name: 'boxes', datatype: 'FP32', shape: [-1, 4] },
  { name: 'texts', datatype: 'BYTES', shape: [-1] },
  { name: 'text_scores', datatype: 'FP32', shape: [-1] },
  { name: 'result', datatype: 'BYTES', shape: [1] },
] as const;

/** Returns the picture and the threshold of a request. A picture in JSON is base64; in the binary form it is its bytes. */
export const readInputs = ({ parameters = {} }: InferenceRequest, tensors: readonly Tensor[]) => {
  const known: readonly string[] = modelInputs.map(({ name }) => name);
  const other = tensors.find(({ name }) => !known.includes(name));
  if (other) throw new MessageError(`the model has no input ${other.name.slice(0, 40)}`);
  if (new Set(tensors.map(({ name }) => name)).size < tensors.length) throw new MessageError('an input is there twice');
  const find = (name: string) => tensors.find((tensor) => tensor.name === name);
  const image = find('image');
  if (!image || image.datatype !== 'BYTES' || image.values.length !== 1)
    throw new MessageError('the input image has to be BYTES with one picture');
  const threshold = find('threshold')?.values[0] ?? parameters.threshold;
  if (threshold !== undefined && (typeof threshold !== 'number' || threshold < 0 || threshold > 1))
    throw new MessageError('the threshold has to be a number from 0 to 1');
  return { picture: image.values[0] as Buffer, threshold };
};

/** JPEG and PNG begin with bytes that base64 text cannot begin with. */
const isEncodedPicture = (bytes: Buffer) => bytes[0] === 0xff || bytes[0] === 0x89;
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/** Many clients send the picture as base64 text also without saying so. */
export const pictureBytes = (value: Buffer): Buffer => {
  if (isEncodedPicture(value)) return value;
  const text = value.toString('latin1');
  return BASE64.test(text) ? Buffer.from(text, 'base64') : value;
};

/** Returns what an ability has found as tensors. */
export const outputsOf = (answer: Recognition): Tensor[] => {
  const { targets, texts, fields } = answer;
  const read = [...texts, ...fields.map(({ label, value, score }) => ({ text: `${label}：${value}`, score }))];
  return [
    textTensor(
      'labels',
      targets.map(({ label }) => label),
    ),
    numberTensor(
      'scores',
      targets.map(({ score }) => score),
    ),
    numberTensor(
      'boxes',
      targets.flatMap(({ box }) => [...box]),
      4,
    ),
    textTensor(
      'texts',
      read.map(({ text }) => text),
    ),
    numberTensor(
      'text_scores',
      read.map(({ score }) => score),
    ),
    textTensor('result', [JSON.stringify(answer)]),
  ];
};
