/** The command of the checker that the download center offers: checks a model package by its own manifest. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unpackPackage } from '#engines/packages/archive.ts';
import { checkPackage } from '#engines/packages/check/check-package.ts';
import { readManifest } from '#engines/packages/manifest.ts';

const [file] = process.argv.slice(2);

/** Returns the ability that a package says it is for. */
const abilityOf = async (archive: string, folder: string) => {
  await unpackPackage(archive, folder);
  const { abilityNo, labels } = readManifest(await readFile(join(folder, 'manifest.json')));
  return { abilityNo, labels: labels.filter((label) => label !== null) };
};

const check = async (archive: string): Promise<boolean> => {
  const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'model-package-'))));
  const [first = '', second = ''] = folders;
  try {
    const ability = await abilityOf(archive, first);
    const { passed, reasons, notes, sample, milliseconds } = await checkPackage({ archive, folder: second, ability });
    for (const reason of reasons) console.log(`✗ ${reason}`);
    for (const note of notes) console.log(`· ${note}`);
    for (const { label, score } of sample?.targets ?? []) console.log(`· 样例图片：${label} ${score}`);
    if (passed) console.log(`✓ 通过，一张图片 ${milliseconds} 毫秒`);
    return passed;
  } catch (error) {
    console.log(`✗ ${(error as Error).message}`);
    return false;
  } finally {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  }
};

if (file === undefined) {
  console.log('用法：node check.mjs 模型包.zip');
  process.exitCode = 2;
} else process.exitCode = (await check(resolve(file))) ? 0 : 1;
