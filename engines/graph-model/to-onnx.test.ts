import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import type { Attribute, GraphNode, Weight } from './graph-model.ts';
import { operators } from './operators.ts';
import { toOnnx } from './to-onnx.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const int = (value: number): Attribute => ({ i: String(value) });
const ints = (...values: number[]): Attribute => ({ list: { i: values.map(String) } });
const floats = (shape: number[], ...values: number[]): Weight => ({ shape, isInteger: false, values });
const integers = (shape: number[], ...values: number[]): Weight => ({ shape, isInteger: true, values });

const node = (op: string, input: string[], attr: Record<string, Attribute> = {}, name = 'y'): GraphNode => ({
  name,
  op,
  input,
  attr,
});
const convolution = (stride: number, padding: string, ...fused: string[]) => ({
  strides: ints(1, stride, stride, 1),
  dilations: ints(1, 1, 1, 1),
  padding: { s: base64(padding) },
  data_format: { s: base64('NHWC') },
  num_args: int(fused.length > 0 ? 1 : 0),
  fused_ops: { list: { s: fused.map(base64) } },
});

interface Small {
  nodes: GraphNode[];
  weights?: Record<string, Weight>;
  /** Of the input `x`. */
  shape: number[];
  output?: string;
}

const onnxOf = ({ nodes, weights = {}, shape, output = 'y' }: Small, isInteger = false) => {
  const x = node('Placeholder', [], { dtype: { type: isInteger ? 'DT_INT32' : 'DT_FLOAT' } }, 'x');
  return toOnnx(
    {
      nodes: new Map([x, ...nodes].map((one) => [one.name, one])),
      weights: new Map(Object.entries(weights)),
      inputs: new Map([['x', shape]]),
    },
    [output],
  );
};

const tested = new Set<string>();

/** The answer of the ONNX model of a small graph to `x`: its shape and its numbers. */
const answer = async (graph: Small, x: number[], isInteger = false) => {
  for (const { op } of graph.nodes) tested.add(op);
  const session = await InferenceSession.create(onnxOf(graph, isInteger), { intraOpNumThreads: 1 });
  const input = isInteger
    ? new Tensor('int32', Int32Array.from(x), graph.shape)
    : new Tensor('float32', Float32Array.from(x), graph.shape);
  const { dims, data } = (await session.run({ x: input }))[graph.output ?? 'y'] as Tensor;
  return { dims, values: Array.from(data as Float32Array) };
};

const square = Array.from({ length: 16 }, (_, index) => index + 1);

test('a convolution with SAME and steps of two pads the far ends, as TensorFlow does', async () => {
  const attr = convolution(2, 'SAME');
  const weights = { w: floats([3, 3, 1, 1], 1, 1, 1, 1, 1, 1, 1, 1, 1) };
  expect(await answer({ nodes: [node('Conv2D', ['x', 'w'], attr)], weights, shape: [1, 4, 4, 1] }, square)).toEqual({
    dims: [1, 2, 2, 1],
    values: [54, 45, 72, 54],
  });
});

test.each([
  [['BiasAdd'], [-7, 24]],
  [
    ['BiasAdd', 'Relu'],
    [0, 24],
  ],
  [
    ['BiasAdd', 'Relu6'],
    [0, 6],
  ],
])('a convolution fused with %j mixes planes, adds the bias and cuts', async (fused, values) => {
  const weights = { w: floats([1, 1, 2, 2], 1, 2, 3, 4), b: floats([2], -20, 0) };
  const nodes = [node('_FusedConv2D', ['x', 'w', 'b'], convolution(1, 'VALID', ...fused))];
  expect((await answer({ nodes, weights, shape: [1, 1, 1, 2] }, [10, 1])).values).toEqual(values);
});

test.each([
  ['DepthwiseConv2dNative', [], [7, 70, 1000, 10_000]],
  ['FusedDepthwiseConv2dNative', ['BiasAdd', 'Relu6'], [0, 6, 5, 6]],
])('%s makes output planes of one input plane each', async (op, fused, values) => {
  const weights = {
    w: floats([1, 2, 2, 2], 1, 10, 100, 1000, 2, 20, 200, 2000),
    b: floats([4], -8, 0, -995, 0),
  };
  const nodes = [node(op, ['x', 'w', 'b'], convolution(1, 'VALID', ...fused))];
  expect(await answer({ nodes, weights, shape: [1, 1, 2, 2] }, [1, 2, 3, 4])).toEqual({ dims: [1, 1, 1, 4], values });
});

test.each([
  ['the corners of pixels', false, [0, 2, 4, 4]],
  ['the centres of pixels', true, [0, 1, 3, 4]],
])('ResizeBilinear counts from %s', async (_, isHalf, values) => {
  const nodes = [node('ResizeBilinear', ['x', 'size'], { half_pixel_centers: { b: isHalf } })];
  const weights = { size: integers([2], 1, 4) };
  expect(await answer({ nodes, weights, shape: [1, 1, 2, 1] }, [0, 4])).toEqual({ dims: [1, 1, 4, 1], values });
});

test.each([
  [true, [1, 1, 1, 2]],
  [false, [1, 2]],
])('Mean over height and width keeps its axes (%s)', async (b, dims) => {
  const nodes = [node('Mean', ['x', 'axes'], { keep_dims: { b } })];
  const weights = { axes: integers([2], 1, 2) };
  expect(await answer({ nodes, weights, shape: [1, 1, 2, 2] }, [1, 2, 3, 5])).toEqual({ dims, values: [2, 3.5] });
});

test.each([
  ['Relu', [-1, 0.25, 9], [0, 0.25, 9]],
  ['Relu6', [-1, 0.25, 9], [0, 0.25, 6]],
  ['Sigmoid', [0, 800, -800], [0.5, 1, 0]],
  ['Sqrt', [0, 4, 9], [0, 2, 3]],
  ['Identity', [1, 2, 3], [1, 2, 3]],
])('%s', async (op, x, values) => {
  expect((await answer({ nodes: [node(op, ['x'])], shape: [3] }, x)).values).toEqual(values);
});

test.each([
  ['Add', [5, 6, 8]],
  ['AddV2', [5, 6, 8]],
  ['Sub', [-3, -2, 0]],
  ['Mul', [4, 8, 16]],
  ['RealDiv', [0.25, 0.5, 1]],
  ['SquaredDifference', [9, 4, 0]],
])('%s with a number', async (op, values) => {
  const graph = { nodes: [node(op, ['x', 'w'])], weights: { w: floats([], 4) }, shape: [3] };
  expect((await answer(graph, [1, 2, 4])).values).toEqual(values);
});

test('places of the highest numbers become indices by which others are gathered', async () => {
  const float = { DstT: { type: 'DT_FLOAT' } };
  const nodes = [
    node('Cast', ['x'], float, 'scores'),
    node('Reshape', ['scores', 'flat'], {}, 'rows'),
    node('ArgMax', ['rows', 'axis'], {}, 'place'),
    node('FloorDiv', ['place', 'three'], { T: { type: 'DT_INT32' } }, 'down'),
    node('Pack', ['down', 'place'], { N: int(2), axis: int(1) }, 'both'),
    node('GatherNd', ['table', 'both'], {}, 'y'),
  ];
  const weights = {
    flat: integers([2], 6, 2),
    axis: integers([], 0),
    three: integers([], 3),
    table: floats([2, 6], ...Array.from({ length: 12 }, (_, index) => index / 4)),
  };
  // The highest of the first column is in row 1, of the second in row 4; of two that are alike the first counts.
  const x = [0, 1, 7, 1, 7, 2, 0, 2, 3, 8, 1, 0];
  // Row 0 of the table and place 1; row 1 and place 4.
  expect(await answer({ nodes, weights, shape: [1, 2, 3, 2] }, x, true)).toEqual({ dims: [2], values: [0.25, 2.5] });
});

test('tensors are split, get sides, lose them and are joined along the last', async () => {
  const nodes = [
    node('Unpack', ['x'], { num: int(2), axis: int(1) }, 'parts'),
    node('ExpandDims', ['parts', 'last'], {}, 'first'),
    node('ExpandDims', ['parts:1', 'last'], {}, 'second'),
    node('ConcatV2', ['second', 'first', 'last'], { N: int(2) }, 'joined'),
    node('ExpandDims', ['joined', 'zero'], {}, 'longer'),
    node('Squeeze', ['longer'], { squeeze_dims: ints(0) }, 'y'),
  ];
  const weights = { last: integers([], -1), zero: integers([], 0) };
  expect(await answer({ nodes, weights, shape: [2, 2] }, [1, 2, 3, 4])).toEqual({ dims: [2, 2], values: [2, 1, 4, 3] });
});

test.each<[GraphNode, string]>([
  [node('Softplus', ['x']), 'Softplus y: an unknown operator'],
  [node('Relu', ['z']), 'Relu y: there is no z'],
  [node('Mean', ['x', 'x']), 'Mean y: input 1 is no constant'],
  [node('ResizeBilinear', ['x', 'w'], { align_corners: { b: true } }), 'ResizeBilinear with aligned corners'],
  [node('FloorDiv', ['x', 'x'], { T: { type: 'DT_FLOAT' } }), 'FloorDiv of floats'],
  [node('_FusedConv2D', ['x', 'k', 'w'], convolution(1, 'SAME', 'BiasAdd', 'Elu')), 'Elu in a convolution'],
  [node('_FusedConv2D', ['x', 'k', 'w'], convolution(1, 'EXPLICIT', 'BiasAdd')), 'a convolution with EXPLICIT'],
])('what cannot be written is rejected by name (%#)', (one, fault) => {
  const weights = { w: integers([2], 1, 1), k: floats([1, 1, 1, 1], 1) };
  expect(() => onnxOf({ nodes: [one], weights, shape: [1, 1, 1, 1] })).toThrow(fault);
});

test('what the outputs do not need is not written', async () => {
  const nodes = [node('Relu', ['x'], {}, 'y'), node('TopKV2', ['y'], {}, 'z')];
  expect((await answer({ nodes, shape: [1] }, [-2])).values).toEqual([0]);
  tested.delete('TopKV2');
});

test('every operator has been tried', () => {
  expect([...tested].toSorted()).toEqual(Object.keys(operators).toSorted());
});
