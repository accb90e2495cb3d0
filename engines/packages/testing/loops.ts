import { attribute, floats, graph, integers, model, node, value } from '../../onnx/onnx-writer.ts';

/** Turns of `body` over a sum that begins with the picture, so that nothing is computed before there is one. */
export const looping = (body: Uint8Array, turns: number, outputs: string[], found: Uint8Array) =>
  model(
    graph({
      nodes: [
        node('ReduceMean', ['images'], ['mean'], { attributes: [attribute.int('keepdims', 0)] }),
        node('Reshape', ['mean', 'shape'], ['first']),
        node('Loop', ['turns', '', 'first'], outputs, { attributes: [attribute.graph('body', body)] }),
      ],
      initializers: [integers('turns', [], [turns]), integers('shape', [1], [1])],
      inputs: [value('images', [1, 3, 32, 32])],
      outputs: [found],
    }),
  );
/** The inputs of each turn. */
export const turn = [value('turn', [], 7), value('going', [], 9), value('sum', [1])];
/** Does not end within a lifetime. */
export const endless = looping(
  graph({
    nodes: [node('Identity', ['going'], ['go']), node('Add', ['sum', 'one'], ['next'])],
    initializers: [floats('one', [1], [1])],
    inputs: turn,
    outputs: [value('go', [], 9), value('next', [1])],
  }),
  2 ** 50,
  ['found'],
  value('found', [1]),
);
