import { attribute, FLOAT, INT64 } from '../onnx/onnx-writer.ts';
import type { GraphNode, Weight } from './graph-model.ts';

/** The view of an operator on the model that is being written. */
export interface Writing {
  /** The ONNX name of an input of the node. */
  input(index: number): string;
  /** An input of the node that has to be a constant. */
  weight(index: number): Weight;
  /** Adds a constant and returns its name. */
  floats(shape: readonly number[], values: ArrayLike<number>): string;
  integers(shape: readonly number[], values: ArrayLike<number>): string;
  /** Adds an ONNX node and returns the name of its output. */
  add(type: string, inputs: readonly string[], attributes?: readonly Uint8Array[]): string;
}

/** Writes a node of TensorFlow as nodes of ONNX; returns the names of its outputs. */
type Operator = (node: GraphNode, to: Writing) => string | string[];

const PLANES_FIRST = attribute.ints('perm', [0, 3, 1, 2]);
const PLANES_LAST = attribute.ints('perm', [0, 2, 3, 1]);
const FIRST_AXIS = attribute.int('axis', 0);

const textOf = (base64 = '') => Buffer.from(base64, 'base64').toString();
const integerOf = (node: GraphNode, name: string) => Number(node.attr?.[name]?.i ?? 0);
const integersOf = (node: GraphNode, name: string) => (node.attr?.[name]?.list?.i ?? []).map(Number);

/** The numbers for height and width out of four, one for each dimension of pictures whose planes are last. */
const acrossPicture = (node: GraphNode, name: string) => {
  const [, height = 1, width = 1] = integersOf(node, name);
  return [height, width];
};

/** A weight of four dimensions in another order. */
const reordered = ({ shape, values }: Weight, order: readonly number[]): Float32Array => {
  const steps = shape.map((_, side) => shape.slice(side + 1).reduce((product, size) => product * size, 1));
  const [a, b, c, d] = order.map((side) => ({ size: shape[side] ?? 1, step: steps[side] ?? 0 }));
  const result = new Float32Array(values.length);
  if (!a || !b || !c || !d) throw new Error(`${order.length} sides instead of four`);
  let to = 0;
  for (let i = 0; i < a.size; i++)
    for (let j = 0; j < b.size; j++)
      for (let k = 0; k < c.size; k++)
        for (let l = 0; l < d.size; l++)
          result[to++] = values[i * a.step + j * b.step + k * c.step + l * d.step] as number;
  return result;
};

const single = (weight: Weight): number => {
  if (weight.values.length !== 1) throw new Error('one number was expected');
  return weight.values[0] as number;
};

const relu6 = (input: string, to: Writing) => to.add('Clip', [input, to.floats([], [0]), to.floats([], [6])]);

/** The operations of a fused node after its convolution. */
const activated = (node: GraphNode, convolved: string, to: Writing) => {
  const [first, activation, ...more] = (node.attr?.['fused_ops']?.list?.s ?? []).map(textOf);
  if ((first ?? 'BiasAdd') !== 'BiasAdd' || more.length > 0) throw new Error(`${first} in a convolution`);
  if (activation === undefined) return convolved;
  if (activation === 'Relu') return to.add('Relu', [convolved]);
  if (activation === 'Relu6') return relu6(convolved, to);
  throw new Error(`${activation} in a convolution`);
};

/**
 * Runs an operator of ONNX that expects planes first. The runtime removes the transpositions between two such nodes.
 */
const onPlanes = (input: string, to: Writing, run: (planes: string) => string) =>
  to.add('Transpose', [run(to.add('Transpose', [input], [PLANES_FIRST]))], [PLANES_LAST]);

/** A convolution with weights in ONNX's order: of output planes, of input planes in a group, height, width. */
const convolution = (node: GraphNode, to: Writing, shape: readonly number[], values: Float32Array, group: number) => {
  const padding = textOf(node.attr?.['padding']?.s);
  if (textOf(node.attr?.['data_format']?.s) !== 'NHWC' || !['SAME', 'VALID'].includes(padding))
    throw new Error(`a convolution with ${padding}`);
  const attributes = [
    // If the two ends differ, TensorFlow pads the far one more.
    attribute.text('auto_pad', padding === 'SAME' ? 'SAME_UPPER' : 'VALID'),
    attribute.ints('strides', acrossPicture(node, 'strides')),
    attribute.ints('dilations', acrossPicture(node, 'dilations')),
    attribute.ints('kernel_shape', shape.slice(2)),
    attribute.int('group', group),
  ];
  const weights = [to.floats(shape, values), ...(node.attr?.['num_args']?.i === '1' ? [to.input(2)] : [])];
  return onPlanes(to.input(0), to, (planes) => activated(node, to.add('Conv', [planes, ...weights], attributes), to));
};

const conv2d: Operator = (node, to) => {
  const weight = to.weight(1);
  const [height = 1, width = 1, input = 1, output = 1] = weight.shape;
  return convolution(node, to, [output, input, height, width], reordered(weight, [3, 2, 0, 1]), 1);
};

/** Each input plane has output planes that only see it. */
const depthwise: Operator = (node, to) => {
  const weight = to.weight(1);
  const [height = 1, width = 1, input = 1, each = 1] = weight.shape;
  return convolution(node, to, [input * each, 1, height, width], reordered(weight, [2, 3, 0, 1]), input);
};

/** The first inputs of the node. */
const inputsOf = (to: Writing, count: number) => Array.from({ length: count }, (_, index) => to.input(index));

/** An operator that ONNX has, too. */
const as =
  (type: string, inputs: number): Operator =>
  (_, to) =>
    to.add(type, inputsOf(to, inputs));

const withSide = (input: string, axis: number, to: Writing) => to.add('Unsqueeze', [input, to.integers([1], [axis])]);

/**
 * The operators of TensorFlow (https://www.tensorflow.org/api_docs/python/tf/raw_ops) that the models of detection use.
 * Integers of 32 bits become those of 64, which ONNX requires for places in tensors.
 */
export const operators: Readonly<Record<string, Operator>> = {
  _FusedConv2D: conv2d,
  Conv2D: conv2d,
  FusedDepthwiseConv2dNative: depthwise,
  DepthwiseConv2dNative: depthwise,
  Identity: (_, to) => to.input(0),
  Relu: as('Relu', 1),
  Relu6: (_, to) => relu6(to.input(0), to),
  Sigmoid: as('Sigmoid', 1),
  Sqrt: as('Sqrt', 1),
  Add: as('Add', 2),
  AddV2: as('Add', 2),
  Sub: as('Sub', 2),
  Mul: as('Mul', 2),
  RealDiv: as('Div', 2),
  SquaredDifference: (_, to) => {
    const difference = to.add('Sub', [to.input(0), to.input(1)]);
    return to.add('Mul', [difference, difference]);
  },
  FloorDiv: (node, to) => {
    if (node.attr?.['T']?.type !== 'DT_INT32') throw new Error('FloorDiv of floats');
    // ONNX rounds towards zero; the models only divide places, which are never negative.
    return to.add('Div', [to.input(0), to.input(1)]);
  },
  Cast: (node, to) => {
    const type = { DT_FLOAT: FLOAT, DT_INT32: INT64 }[node.attr?.['DstT']?.type ?? ''];
    if (type === undefined) throw new Error(`Cast to ${node.attr?.['DstT']?.type}`);
    return to.add('Cast', [to.input(0)], [attribute.int('to', type)]);
  },
  Mean: (node, to) => {
    const kept = attribute.int('keepdims', node.attr?.['keep_dims']?.b ? 1 : 0);
    const axes = to.weight(1).values;
    return to.add('ReduceMean', [to.input(0), to.integers([axes.length], axes)], [kept]);
  },
  ResizeBilinear: (node, to) => {
    if (node.attr?.['align_corners']?.b) throw new Error('ResizeBilinear with aligned corners');
    const places = node.attr?.['half_pixel_centers']?.b ? 'half_pixel' : 'asymmetric';
    const attributes = [attribute.text('mode', 'linear'), attribute.text('coordinate_transformation_mode', places)];
    const size = to.integers([2], to.weight(1).values);
    // The attribute `axes` would work, but the runtime loses it when it moves transpositions.
    return onPlanes(to.input(0), to, (planes) => {
      const before = to.add('Shape', [planes], [attribute.int('start', 0), attribute.int('end', 2)]);
      return to.add('Resize', [planes, '', '', to.add('Concat', [before, size], [FIRST_AXIS])], attributes);
    });
  },
  ConcatV2: (node, to) => {
    const count = integerOf(node, 'N');
    return to.add('Concat', inputsOf(to, count), [attribute.int('axis', single(to.weight(count)))]);
  },
  Reshape: as('Reshape', 2),
  ExpandDims: (_, to) => to.add('Unsqueeze', [to.input(0), to.integers([1], to.weight(1).values)]),
  Squeeze: (node, to) => {
    const axes = integersOf(node, 'squeeze_dims');
    return to.add('Squeeze', [to.input(0), to.integers([axes.length], axes)]);
  },
  Pack: (node, to) => {
    const axis = integerOf(node, 'axis');
    const inputs = inputsOf(to, integerOf(node, 'N'));
    return to.add(
      'Concat',
      inputs.map((input) => withSide(input, axis, to)),
      [attribute.int('axis', axis)],
    );
  },
  Unpack: (node, to) => {
    const axis = attribute.int('axis', integerOf(node, 'axis'));
    return Array.from({ length: integerOf(node, 'num') }, (_, index) =>
      to.add('Gather', [to.input(0), to.integers([], [index])], [axis]),
    );
  },
  ArgMax: (_, to) =>
    to.add('ArgMax', [to.input(0)], [attribute.int('axis', single(to.weight(1))), attribute.int('keepdims', 0)]),
  GatherNd: as('GatherND', 2),
};
