import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkPackage } from './check-package.ts';
import { createPackageRunner } from '../run-package.ts';
import { manifestFor, redQuarters } from '../example/red-quarters.ts';
import { constant } from '../testing/models.ts';
import { endless, looping, turn } from '../testing/loops.ts';
import { graph, integers, model, node, value } from '../../onnx/onnx-writer.ts';
import { zipOf } from '../writing/zip-writer.ts';

const place = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Its upper right and its lower left quarter are red. */
const quarters = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'black' } })
  .composite([
    { input: { create: { width: 32, height: 32, channels: 3, background: 'red' } }, left: 32, top: 0 },
    { input: { create: { width: 32, height: 32, channels: 3, background: 'red' } }, left: 0, top: 32 },
  ])
  .png()
  .toBuffer();

const ability = { abilityNo: 3, labels: ['红色'] };
let count = 0;
const packed = (bytes: Buffer, more: Record<string, unknown> = {}) =>
  zipOf([
    { name: 'manifest.json', bytes: manifestFor(bytes, more) },
    { name: 'model.onnx', bytes },
    { name: 'LICENSE', bytes: Buffer.from('MIT') },
    { name: 'sample.png', bytes: quarters },
  ]);
const check = async (bytes: Buffer, more: Record<string, unknown> = {}, limits: object = {}) => {
  count += 1;
  const folder = join(place, `${count}`);
  mkdirSync(folder);
  const archive = join(place, `${count}.zip`);
  writeFileSync(archive, packed(bytes, more));
  return { folder, report: await checkPackage({ archive, folder, ability }, limits) };
};

test('[TRIAL-07] a model runs on its sample, and finds what is there', async () => {
  const { folder, report } = await check(redQuarters(), { sample: 'sample.png' });
  expect(report).toMatchObject({
    passed: true,
    reasons: [],
    notes: [],
    manifest: { name: '红色区域检测', version: '1.0.0', labels: ['红色'] },
    outputs: [{ name: 'found', dims: [1, 5, 4] }],
  });
  const boxes = [
    [0, 32, 32, 32],
    [32, 0, 32, 32],
  ];
  expect(report.sample?.targets.map(({ box }) => box).sort()).toEqual(boxes);
  expect(report.memoryBytes).toBeGreaterThan(0);
  const runner = await createPackageRunner(folder);
  const rgb = new Uint8Array(20 * 10 * 3);
  for (let y = 0; y < 5; y += 1) for (let x = 0; x < 10; x += 1) rgb[(y * 20 + x) * 3] = 255;
  expect(await runner.run({ width: 20, height: 10, rgb })).toEqual({
    targets: [{ label: '红色', score: expect.any(Number), box: [0, 0, 10, 5] }],
    texts: [],
  });
});

test.each<[string, Buffer, Record<string, unknown>, string]>([
  ['another hash', redQuarters(), { model: { sha256: '0'.repeat(64) } }, 'SHA-256'],
  ['labels of another count', redQuarters(), { labels: ['红色', null] }, '应为 6'],
  ['a label that the ability lacks', redQuarters(), { labels: ['蓝色'] }, '蓝色'],
  ['another ability', redQuarters(), { abilityNo: 4 }, 'abilityNo 是 4'],
  [
    'another input',
    redQuarters(),
    { input: { ...JSON.parse(String(manifestFor(redQuarters()))).input, width: 64 } },
    '模型的输入是',
  ],
  ['another decoder', constant([1, 3], [1, 2, 3]), {}, '与解码器要求的'],
  ['no model', Buffer.from('hello'), {}, '不是完整的 ONNX 模型'],
  [
    'more outputs than any detector has',
    redQuarters({
      outputs: Array.from({ length: 33 }, (_, at) => value(`found${at}`, [1, 3, 32, 32])),
      nodes: Array.from({ length: 33 }, (_, at) => node('Identity', ['images'], [`found${at}`])),
      initializers: [],
    }),
    {},
    '模型的输出超过 32 个',
  ],
  [
    'an operator that is not there',
    model(
      graph({
        nodes: [node('Nonsense', ['images'], ['y'])],
        inputs: [value('images', [1, 3, 32, 32])],
        outputs: [value('y', [1])],
      }),
    ),
    {},
    '不能载入',
  ],
])('[TRIAL-07] a package with %s is rejected with the reason', async (_what, bytes, more, reason) => {
  const { report } = await check(bytes, more);
  expect(report.passed).toBe(false);
  expect(report.reasons).toEqual([expect.stringContaining(reason)]);
});

test('[TRIAL-07] a model that does not end is ended', async () => {
  const { report } = await check(endless, {}, { withinMs: 4000 });
  expect(report.reasons).toEqual([expect.stringContaining('没有完成')]);
});

test('[TRIAL-07] a model that eats the memory is ended', async () => {
  // Each turn keeps another 4 MB.
  const body = graph({
    nodes: [
      node('Identity', ['going'], ['go']),
      node('Identity', ['sum'], ['next']),
      node('Expand', ['sum', 'million'], ['more']),
    ],
    initializers: [integers('million', [1], [2 ** 20])],
    inputs: turn,
    outputs: [value('go', [], 9), value('next', [1]), value('more', [2 ** 20])],
  });
  const eater = looping(body, 2 ** 40, ['', 'found'], value('found', ['n', 2 ** 20]));
  const { report } = await check(eater, {}, { memoryMaximum: 400 * 1_048_576 });
  expect(report.reasons).toEqual(['运行模型占用的内存超过 400 MB']);
});

test('[TRIAL-07] a check that is given up has no verdict', async () => {
  const given = AbortSignal.timeout(1000);
  await expect(check(endless, {}, { signal: given })).rejects.toMatchObject({ name: 'CheckBroken' });
});
