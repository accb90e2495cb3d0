import { sha256Of } from '../check/sha256.ts';
import { attribute, floats, type Graph, graph, integers, model, node, value } from '../../onnx/onnx-writer.ts';

const { int, ints } = attribute;

/** The input of the model below: a picture of 32 by 32. */
export const SIDE = 32;

export const picture = value('images', [1, 3, SIDE, SIDE]);

/**
 * A working detector: it averages the red of the four quarters of the picture, and answers each quarter as a box whose
 * score is how red it is. YOLOv8's shape of one class: [1, 5, 4].
 */
export const redQuarters = (more: Partial<Graph> = {}): Buffer => {
  const half = SIDE / 2;
  const boxes = [
    [half / 2, half * 1.5, half / 2, half * 1.5],
    [half / 2, half / 2, half * 1.5, half * 1.5],
    [half, half, half, half],
    [half, half, half, half],
  ].flat();
  return model(
    graph({
      nodes: [
        node('Slice', ['images', 'from', 'to', 'channel'], ['red']),
        node('AveragePool', ['red'], ['pooled'], {
          attributes: [ints('kernel_shape', [half, half]), ints('strides', [half, half])],
        }),
        node('Reshape', ['pooled', 'row'], ['scores']),
        node('Concat', ['boxes', 'scores'], ['found'], { attributes: [int('axis', 1)] }),
      ],
      initializers: [
        integers('from', [1], [0]),
        integers('to', [1], [1]),
        integers('channel', [1], [1]),
        integers('row', [3], [1, 1, 4]),
        floats('boxes', [1, 4, 4], boxes),
      ],
      inputs: [picture],
      outputs: [value('found', [1, 5, 4])],
      ...more,
    }),
  );
};

/** A manifest for a model. */
export const manifestFor = (bytes: Uint8Array, more: Record<string, unknown> = {}): Buffer =>
  Buffer.from(
    JSON.stringify({
      format: 1,
      name: '红色区域检测',
      version: '1.0.0',
      abilityNo: 3,
      licence: 'MIT',
      model: { sha256: sha256Of(bytes) },
      input: {
        width: SIDE,
        height: SIDE,
        layout: 'NCHW',
        channels: 'RGB',
        resize: 'stretch',
        mean: [0, 0, 0],
        std: [255, 255, 255],
        type: 'float32',
      },
      decoder: { type: 'yolov8', scoreThreshold: 0.5 },
      labels: ['红色'],
      ...more,
    }),
  );
