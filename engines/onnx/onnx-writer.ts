import { float, int, part } from './protobuf-writer.ts';

/** Writes ONNX models, by the field numbers of onnx.proto. */

/** Types of elements. */
export const FLOAT = 1;
export const INT32 = 6;
export const INT64 = 7;

export const floats = (name: string, dims: readonly number[], values: ArrayLike<number>): Buffer =>
  Buffer.concat([
    ...dims.map((dim) => int(1, dim)),
    int(2, FLOAT),
    part(8, name),
    part(9, Buffer.from(Float32Array.from(values).buffer)),
  ]);

export const integers = (name: string, dims: readonly number[], values: ArrayLike<number>): Buffer =>
  Buffer.concat([
    ...dims.map((dim) => int(1, dim)),
    int(2, INT64),
    part(8, name),
    part(9, Buffer.from(BigInt64Array.from(Array.from(values, BigInt)).buffer)),
  ]);

export const attribute = {
  int: (name: string, value: number) => Buffer.concat([part(1, name), int(3, value), int(20, 2)]),
  float: (name: string, value: number) => Buffer.concat([part(1, name), float(2, value), int(20, 1)]),
  text: (name: string, value: string) => Buffer.concat([part(1, name), part(4, value), int(20, 3)]),
  ints: (name: string, values: readonly number[]) =>
    Buffer.concat([part(1, name), ...values.map((value) => int(8, value)), int(20, 7)]),
  tensor: (name: string, tensor: Uint8Array) => Buffer.concat([part(1, name), part(5, tensor), int(20, 4)]),
  graph: (name: string, graph: Uint8Array) => Buffer.concat([part(1, name), part(6, graph), int(20, 5)]),
};

export const node = (
  type: string,
  inputs: readonly string[],
  outputs: readonly string[],
  { attributes = [], domain }: { attributes?: readonly Uint8Array[]; domain?: string } = {},
): Buffer =>
  Buffer.concat([
    ...inputs.map((name) => part(1, name)),
    ...outputs.map((name) => part(2, name)),
    part(4, type),
    ...attributes.map((one) => part(5, one)),
    ...(domain === undefined ? [] : [part(7, domain)]),
  ]);

/** An input or output of a graph; a dimension that is a text is open, and without `dims` the whole shape. */
export const value = (name: string, dims?: readonly (number | string)[], type = FLOAT): Buffer => {
  const shape = dims?.map((dim) => part(1, typeof dim === 'number' ? int(1, dim) : part(2, dim)));
  return Buffer.concat([part(1, name), part(2, part(1, int(1, type), ...(shape ? [part(2, ...shape)] : [])))]);
};

export interface Graph {
  nodes: readonly Uint8Array[];
  initializers?: readonly Uint8Array[];
  inputs: readonly Uint8Array[];
  outputs: readonly Uint8Array[];
}

export const graph = ({ nodes, initializers = [], inputs, outputs }: Graph): Buffer =>
  Buffer.concat([
    ...nodes.map((one) => part(1, one)),
    part(2, 'graph'),
    ...initializers.map((one) => part(5, one)),
    ...inputs.map((one) => part(11, one)),
    ...outputs.map((one) => part(12, one)),
  ]);

/** A model whose operators are those of the version `opset`. */
export const modelOf = (opset: number, body: Uint8Array, ...more: readonly Uint8Array[]): Buffer =>
  Buffer.concat([int(1, 8), part(7, body), part(8, part(1, ''), int(2, opset)), ...more]);

export const model = (body: Uint8Array, ...more: readonly Uint8Array[]): Buffer => modelOf(17, body, ...more);
