import { FLOAT, floats, graph, INT32, integers, modelOf, node as onnxNode, value } from '../onnx/onnx-writer.ts';
import type { GraphModel, GraphNode } from './graph-model.ts';
import { operators, type Writing } from './operators.ts';

const OPSET = 18;

/** A graph that cannot be written as ONNX. */
class GraphFault extends Error {}

/**
 * Writes the part of a graph model that computes `outputs`, the names of nodes, as an ONNX model with outputs of these
 * names. Throws if an operator, or one of its attributes, is unsupported.
 */
export const toOnnx = (model: GraphModel, outputs: readonly string[]): Buffer => {
  const nodes: Uint8Array[] = [];
  const constants = new Map<string, Uint8Array>();
  const inputs = new Map<string, Uint8Array>();
  /** The ONNX names of the outputs of nodes. */
  const answers = new Map<string, string[]>();
  let names = 0;

  const constant = (name: string) => {
    const weight = model.weights.get(name);
    if (weight && !constants.has(name))
      constants.set(name, (weight.isInteger ? integers : floats)(name, weight.shape, weight.values));
    return weight && name;
  };

  const placeholder = (node: GraphNode) => {
    const shape = model.inputs.get(node.name);
    if (!shape) throw new Error('an input without a shape');
    inputs.set(node.name, value(node.name, shape, node.attr?.['dtype']?.type === 'DT_INT32' ? INT32 : FLOAT));
    return node.name;
  };

  const writingOf = (node: GraphNode): Writing => {
    const reference = (index: number) => {
      const name = node.input?.[index];
      if (name === undefined) throw new Error(`no input ${index}`);
      return name;
    };
    const added = (write: typeof floats, shape: readonly number[], values: ArrayLike<number>) => {
      const name = `constant ${names++}`;
      constants.set(name, write(name, shape, values));
      return name;
    };
    return {
      input: (index) => tensor(reference(index)),
      weight(index) {
        const weight = model.weights.get(reference(index));
        if (!weight) throw new Error(`input ${index} is no constant`);
        return weight;
      },
      floats: (shape, values) => added(floats, shape, values),
      integers: (shape, values) => added(integers, shape, values),
      add(type, from, attributes = []) {
        const name = `${type} ${names++}`;
        nodes.push(onnxNode(type, from, [name], { attributes }));
        return name;
      },
    };
  };

  const write = (node: GraphNode): string[] => {
    try {
      const operator = operators[node.op];
      if (node.op === 'Placeholder') return [placeholder(node)];
      if (!operator) throw new Error('an unknown operator');
      return [operator(node, writingOf(node))].flat();
    } catch (cause) {
      // The error of an input already names the input.
      if (cause instanceof GraphFault) throw cause;
      throw new GraphFault(`${node.op} ${node.name}: ${(cause as Error).message}`, { cause });
    }
  };

  /** The ONNX name of `node` or `node:2`; its inputs are written before it. */
  const tensor = (reference: string): string => {
    const [, name = reference, index = '0'] = /^(.*):(\d+)$/.exec(reference) ?? [];
    const weight = constant(name);
    if (weight) return weight;
    const node = model.nodes.get(name);
    if (!node) throw new Error(`there is no ${name}`);
    const answer = answers.get(name) ?? write(node);
    answers.set(name, answer);
    const found = answer[Number(index)];
    if (found === undefined) throw new Error(`${name} has no output ${index}`);
    return found;
  };

  for (const name of outputs) nodes.push(onnxNode('Identity', [tensor(name)], [name]));
  return modelOf(
    OPSET,
    graph({
      nodes,
      initializers: [...constants.values()],
      inputs: [...inputs.values()],
      outputs: outputs.map((name) => value(name)),
    }),
  );
};
