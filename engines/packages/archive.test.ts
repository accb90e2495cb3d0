import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unpackPackage } from './archive.ts';
import { type Written, zipOf } from './writing/zip-writer.ts';

const place = mkdtempSync(join(tmpdir(), 'archives-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let count = 0;
const unpack = async (bytes: Uint8Array) => {
  count += 1;
  const folder = join(place, `${count}`, 'in');
  mkdirSync(folder, { recursive: true });
  const archive = join(place, `${count}`, 'package.zip');
  writeFileSync(archive, bytes);
  const names = await unpackPackage(archive, folder);
  expect(readdirSync(folder).sort()).toEqual([...names].sort());
  return [...names];
};

const file = (name: string, more: Partial<Written> = {}): Written => ({
  name,
  bytes: Buffer.from('some bytes'),
  ...more,
});
const good = [file('manifest.json'), file('model.onnx', { deflate: true }), file('LICENSE')];

test('[TRIAL-07] a package with what it may hold is unpacked', async () => {
  expect(await unpack(zipOf(good))).toEqual(['manifest.json', 'model.onnx', 'LICENSE']);
  expect(await unpack(zipOf([...good, file('sample.png', { mode: 0o100644 })]))).toContain('sample.png');
});

const other = (...more: Written[]) => zipOf([...good, ...more]);

test.each<[string, Buffer, string]>([
  ['a path upwards', other(file('../evil')), '文件名不合法'],
  ['an absolute path', other(file('/etc/evil')), '文件名不合法'],
  ['a path of Windows', other(file('..\\evil')), '文件名不合法'],
  ['a drive', other(file('C:evil')), '文件名不合法'],
  ['a folder', other(file('models/')), '不允许的文件 models/'],
  ['a file in a folder', other(file('models/model.onnx')), '不允许的文件 models/model.onnx'],
  ['an unknown file', other(file('weights.bin')), '不允许的文件 weights.bin'],
  ['a name of the prototype', other(file('constructor')), '不允许的文件 constructor'],
  ['a file twice', other(file('model.onnx')), '两个 model.onnx'],
  ['a symbolic link', other(file('sample.jpg', { mode: 0o120777 })), '不是普通文件'],
  ['a device', other(file('sample.jpg', { mode: 0o060644 })), '不是普通文件'],
  ['encryption', other(file('sample.jpg', { flags: 1, deflate: true })), '不可加密'],
  ['another compression', other(file('sample.jpg', { method: 14 })), '压缩方式'],
  ['an empty file', other(file('sample.jpg', { bytes: Buffer.alloc(0) })), '空文件'],
  [
    'a bomb that says what it is',
    zipOf([
      file('manifest.json'),
      file('LICENSE'),
      file('model.onnx', { bytes: Buffer.alloc(30_000_000), deflate: true }),
    ]),
    '压缩比异常',
  ],
  [
    'a bomb that hides what it is',
    zipOf([
      file('manifest.json'),
      file('LICENSE'),
      file('model.onnx', { bytes: Buffer.alloc(30_000_000), deflate: true, size: 1000 }),
    ]),
    '损坏',
  ],
  [
    'a large manifest',
    zipOf([file('manifest.json', { bytes: Buffer.alloc(70_000, 'x') }), file('model.onnx'), file('LICENSE')]),
    'manifest.json 过大',
  ],
  ['no licence', zipOf([file('manifest.json'), file('model.onnx')]), '缺少 LICENSE'],
  ['no archive', Buffer.from('not a zip'.repeat(20)), '不是完整的 ZIP'],
  ['half an archive', zipOf(good).subarray(0, 120), '不是完整的 ZIP'],
])('[TRIAL-07] an archive with %s is rejected', async (_what, bytes, reason) => {
  await expect(unpack(bytes)).rejects.toThrow(
    expect.objectContaining({ name: 'PackageFault', message: expect.stringContaining(reason) }),
  );
});

test('[TRIAL-07] nothing is written outside the folder', () => {
  expect(readdirSync(place).every((name) => /^\d+$/.test(name))).toBe(true);
});
