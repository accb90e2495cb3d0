import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A value of a node's attribute, as protobuf's JSON writes it: texts in base64, integers as texts. */
export interface Attribute {
  s?: string;
  i?: string;
  b?: boolean;
  type?: string;
  list?: { s?: string[]; i?: string[] };
}

export interface GraphNode {
  name: string;
  op: string;
  input?: string[];
  attr?: Record<string, Attribute>;
}

/** A constant of the graph. */
export interface Weight {
  shape: number[];
  isInteger: boolean;
  values: ArrayLike<number>;
}

/** A graph model of TensorFlow.js. */
export interface GraphModel {
  nodes: ReadonlyMap<string, GraphNode>;
  weights: ReadonlyMap<string, Weight>;
  /** The shapes of the inputs, by their names. */
  inputs: ReadonlyMap<string, number[]>;
}

interface WeightEntry {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string };
}
interface ModelFile {
  modelTopology: { node: GraphNode[] };
  weightsManifest: { paths: string[]; weights: WeightEntry[] }[];
  signature: { inputs: Record<string, { tensorShape: { dim: { size: string }[] } }> };
}

/** The numbers of a weight at an offset of a file's bytes, and where they end. */
const readWeight = (bytes: Uint8Array, start: number, entry: WeightEntry): { weight: Weight; end: number } => {
  const { shape, dtype, quantization } = entry;
  const stored = quantization?.dtype ?? dtype;
  const Numbers = { float32: Float32Array, float16: Float16Array, int32: Int32Array }[stored];
  if (!Numbers || (stored !== dtype && dtype !== 'float32')) throw new Error(`${entry.name} is stored as ${stored}`);
  const end = start + shape.reduce((product, side) => product * side, 1) * Numbers.BYTES_PER_ELEMENT;
  // A copy begins at an aligned address.
  const values = new Numbers(Uint8Array.from(bytes.subarray(start, end)).buffer);
  return { weight: { shape, isInteger: dtype === 'int32', values }, end };
};

/** Reads a graph model from its JSON file and the files with weights that it names. */
export const readGraphModel = (file: string): GraphModel => {
  const { modelTopology, weightsManifest, signature } = JSON.parse(readFileSync(file, 'utf8')) as ModelFile;
  const weights = new Map<string, Weight>();
  for (const group of weightsManifest) {
    const bytes = Buffer.concat(group.paths.map((path) => readFileSync(join(dirname(file), path))));
    let start = 0;
    for (const entry of group.weights) {
      const { weight, end } = readWeight(bytes, start, entry);
      weights.set(entry.name, weight);
      start = end;
    }
  }
  return {
    nodes: new Map(modelTopology.node.map((node) => [node.name, node])),
    weights,
    inputs: new Map(
      Object.entries(signature.inputs).map(([name, { tensorShape }]) => [
        name.replace(/:0$/, ''),
        tensorShape.dim.map(({ size }) => Number(size)),
      ]),
    ),
  };
};
