import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readGraphModel } from './graph-model.ts';

const write = (weights: object[], shards: Uint8Array[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'graph-model-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = shards.map((_, index) => `${index}.bin`);
  shards.forEach((bytes, index) => writeFileSync(join(folder, `${index}.bin`), bytes));
  const model = {
    modelTopology: { node: [{ name: 'x', op: 'Placeholder' }] },
    weightsManifest: [{ paths, weights }],
    signature: { inputs: { 'x:0': { tensorShape: { dim: [{ size: '1' }, { size: '3' }] } } } },
  };
  writeFileSync(join(folder, 'model.json'), JSON.stringify(model));
  return join(folder, 'model.json');
};

test('weights are read from several files, those of 16 bits too', () => {
  const half = { dtype: 'float16' };
  const bytes = Buffer.concat([
    // 1.5, -2 and the largest number of 16 bits.
    Buffer.from([0x00, 0x3e, 0x00, 0xc0, 0xff, 0x7b]),
    Buffer.from(Int32Array.of(-7).buffer),
    Buffer.from(Float32Array.of(0.1, 3).buffer),
  ]);
  const weights = [
    { name: 'half', shape: [3], dtype: 'float32', quantization: half },
    { name: 'integer', shape: [], dtype: 'int32' },
    { name: 'float', shape: [1, 2], dtype: 'float32' },
  ];
  const model = readGraphModel(write(weights, [bytes.subarray(0, 7), bytes.subarray(7)]));
  const seen = [...model.weights].map(([name, { isInteger, values }]) => [name, isInteger, Array.from(values)]);
  expect(seen).toEqual([
    ['half', false, [1.5, -2, 65_504]],
    ['integer', true, [-7]],
    ['float', false, [Math.fround(0.1), 3]],
  ]);
  expect(model.inputs).toEqual(new Map([['x', [1, 3]]]));
});

test('weights that are stored otherwise are rejected by name', () => {
  const eighth = { name: 'w', shape: [1], dtype: 'float32', quantization: { dtype: 'uint8', min: 0, scale: 1 } };
  expect(() => readGraphModel(write([eighth], [Uint8Array.of(1)]))).toThrow('w is stored as uint8');
});
