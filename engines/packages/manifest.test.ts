import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkAbility, readManifest } from './manifest.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/model-packages.md'), 'utf8');
const example = JSON.parse(/```json\n(.*?)```/s.exec(document)?.[1] ?? '');
const read = (more: object) => readManifest(Buffer.from(JSON.stringify({ ...example, ...more })));

test('[TRIAL-07] the manifest of the document is one', () => {
  expect(readManifest(Buffer.from(JSON.stringify(example)))).toEqual(example);
  expect(() => checkAbility(example, { abilityNo: 3, labels: ['反光衣', '其他'] })).not.toThrow();
});

test.each<[string, object, string]>([
  ['a field that nobody knows', { comment: 'x' }, '不认识的字段 comment'],
  ['a field of its input that nobody knows', { input: { ...example.input, batch: 8 } }, 'input.batch'],
  ['no version', { version: '1' }, 'version'],
  ['a side that is too long', { input: { ...example.input, width: 100_000 } }, 'input.width'],
  ['a deviation of 0', { input: { ...example.input, std: [1, 0, 1] } }, 'input.std'],
  ['another decoder', { decoder: { type: 'python' } }, 'decoder'],
  ['no labels', { labels: [] }, 'labels'],
  ['a chip that is not there', { chips: [12_345] }, 'chips'],
  ['two labels for key points', { decoder: { type: 'keypoints', keypoints: ['头'] } }, '恰有一项'],
  ['labels for text', { decoder: { type: 'ctc', characters: ['一'] } }, '空数组'],
  ['a sample elsewhere', { sample: '../sample.jpg' }, 'sample'],
])('[TRIAL-07] a manifest with %s is refused, and the field named', (_what, more, named) => {
  expect(() => read(more)).toThrow(
    expect.objectContaining({ name: 'PackageFault', message: expect.stringContaining(named) }),
  );
});

test('[TRIAL-07] what is no JSON is no manifest', () => {
  for (const bytes of [Buffer.from('{'), Buffer.from([0xff, 0xfe]), Buffer.from('null'), Buffer.from('[]')])
    expect(() => readManifest(bytes)).toThrow(expect.objectContaining({ name: 'PackageFault' }));
});
