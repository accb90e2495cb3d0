import { expect, test } from 'vitest';
import { inspectModel } from './onnx-model.ts';
import { redQuarters } from './example/red-quarters.ts';
import { constant } from './testing/models.ts';
import { attribute, floats, graph, model, node } from '../onnx/onnx-writer.ts';
import { int, part } from '../onnx/protobuf-writer.ts';

const external = Buffer.concat([floats('w', [1], [1]), part(13, part(1, 'location'), part(2, '../../../etc/passwd'))]);
const located = Buffer.concat([floats('w', [1], [1]), int(14, 1)]);
const empty = { inputs: [], outputs: [] };
const identity = node('Identity', ['w'], ['y']);

const within = (tensor: Uint8Array) => graph({ ...empty, nodes: [], initializers: [tensor] });

test.each<[string, Buffer]>([
  ['an initializer', model(within(external))],
  ['an initializer that only says so', model(within(located))],
  [
    'a constant',
    model(
      graph({ ...empty, nodes: [node('Constant', [], ['y'], { attributes: [attribute.tensor('value', external)] })] }),
    ),
  ],
  [
    'a branch of a branch',
    model(
      graph({
        ...empty,
        nodes: [
          node('If', ['c'], ['y'], {
            attributes: [
              attribute.graph(
                'then_branch',
                graph({
                  ...empty,
                  nodes: [node('If', ['c'], ['y'], { attributes: [attribute.graph('then_branch', within(external))] })],
                }),
              ),
            ],
          }),
        ],
      }),
    ),
  ],
  ['a sparse initializer', model(Buffer.concat([graph({ ...empty, nodes: [] }), part(15, part(1, external))]))],
  [
    'a function',
    model(
      graph({ ...empty, nodes: [] }),
      part(25, part(7, node('Constant', [], ['y'], { attributes: [attribute.tensor('value', external)] }))),
    ),
  ],
])('[TRIAL-07] a model that reads other files is rejected, in %s', (_where, bytes) => {
  expect(() => inspectModel(bytes)).toThrow('包外的数据文件');
});

test('[TRIAL-07] operators that the runtime lacks are rejected, those of the model itself are not', () => {
  const custom = graph({ ...empty, nodes: [node('Sneak', [], ['y'], { domain: 'evil.ops' })] });
  expect(() => inspectModel(model(custom))).toThrow('自定义算子（evil.ops）');
  const own = part(25, part(1, 'Sneak'), part(7, identity), part(10, 'evil.ops'));
  expect(inspectModel(model(custom, own)).nodes).toBe(2);
});

test('[TRIAL-07] an incomplete model is rejected, cut at any byte', () => {
  const whole = constant([1, 3], [1, 2, 3]);
  expect(inspectModel(whole).nodes).toBe(3);
  expect(inspectModel(redQuarters()).nodes).toBe(4);
  for (let length = 0; length < whole.length - 8; length += 1)
    expect(() => inspectModel(whole.subarray(0, length))).toThrow(expect.objectContaining({ name: 'PackageFault' }));
  expect(() => inspectModel(model(graph({ ...empty, nodes: [] }), part(7, graph({ ...empty, nodes: [] }))))).toThrow(
    '不止一个图',
  );
  expect(() => inspectModel(model(graph({ ...empty, nodes: Array.from({ length: 20_001 }, () => identity) })))).toThrow(
    '超过 20000 个',
  );
  let deep: Buffer = graph({ ...empty, nodes: [identity] });
  for (let depth = 0; depth < 20; depth += 1)
    deep = graph({
      ...empty,
      nodes: [node('If', ['c'], ['y'], { attributes: [attribute.graph('then_branch', deep)] })],
    });
  expect(() => inspectModel(model(deep))).toThrow('嵌套过深');
});
