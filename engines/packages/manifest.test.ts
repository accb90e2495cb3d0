import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkAbility, readManifest } from './manifest.ts';

const root = join(import.meta.dirname, '../..');
const exampleIn = (file: string) =>
  JSON.parse(/```json\n(.*?)```/s.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '');
const example = exampleIn('docs/model-packages.md');
const abilities = readdirSync(join(root, 'content/catalogue/abilities')).map(
  (file) =>
    JSON.parse(readFileSync(join(root, 'content/catalogue/abilities', file), 'utf8')) as {
      abilityNo: number;
      abilityName: string;
      modelLable: { labelName: string }[];
    },
);
const read = (more: object) => readManifest(Buffer.from(JSON.stringify({ ...example, ...more })));

test('[TRIAL-07] the manifest of the document is one', () => {
  expect(readManifest(Buffer.from(JSON.stringify(example)))).toEqual(example);
});

test.each(['docs/model-packages.md', 'content/documents/model-package-manifest.md'])(
  '[TRIAL-07] the example of %s is of an ability that there is, with its labels',
  (file) => {
    const { name, ...manifest } = exampleIn(file);
    const ability = abilities.find(({ abilityNo }) => abilityNo === manifest.abilityNo);
    expect(ability?.abilityName).toBe(name);
    const labels = ability?.modelLable.map(({ labelName }) => labelName) ?? [];
    expect(() => checkAbility(manifest, { abilityNo: manifest.abilityNo, labels })).not.toThrow();
  },
);

test.each<[string, object, string]>([
  ['an unknown field', { comment: 'x' }, '不认识的字段 comment'],
  ['an unknown field of its input', { input: { ...example.input, batch: 8 } }, 'input.batch'],
  ['no version', { version: '1' }, 'version'],
  ['a side that is too long', { input: { ...example.input, width: 100_000 } }, 'input.width'],
  ['a deviation of 0', { input: { ...example.input, std: [1, 0, 1] } }, 'input.std'],
  ['another decoder', { decoder: { type: 'python' } }, 'decoder'],
  ['no labels', { labels: [] }, 'labels'],
  ['a chip that is not there', { chips: [12_345] }, 'chips'],
  ['two labels for key points', { decoder: { type: 'keypoints', keypoints: ['头'] } }, '恰有一项'],
  ['labels for text', { decoder: { type: 'ctc', characters: ['一'] } }, '空数组'],
  ['a sample elsewhere', { sample: '../sample.jpg' }, 'sample'],
])('[TRIAL-07] a manifest with %s is rejected, and the field named', (_what, more, named) => {
  expect(() => read(more)).toThrow(
    expect.objectContaining({ name: 'PackageFault', message: expect.stringContaining(named) }),
  );
});

test('[TRIAL-07] what is no JSON is no manifest', () => {
  for (const bytes of [Buffer.from('{'), Buffer.from([0xff, 0xfe]), Buffer.from('null'), Buffer.from('[]')])
    expect(() => readManifest(bytes)).toThrow(expect.objectContaining({ name: 'PackageFault' }));
});
