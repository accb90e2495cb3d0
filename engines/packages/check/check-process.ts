import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageReport } from '#contract/trial/packages.ts';
import type { Raster } from '../../engine.ts';
import { unpackPackage } from '../archive.ts';
import { checkAbility, type Manifest, readManifest } from '../manifest.ts';
import { inspectModel } from '../onnx-model.ts';
import { decodePicture } from '../../picture/decode-picture.ts';
import { standBehindServer } from '../../process/stand-behind.ts';
import { isPackageFault, PackageFault } from '../package-fault.ts';
import { createPackageRunner } from '../run-package.ts';
import type { CheckRequest } from './check-package.ts';
import { sha256Of } from './sha256.ts';

/** The process in which a package is checked: one request, one answer. */

const signatures = { 'sample.jpg': 'ffd8ff', 'sample.png': '89504e470d0a1a0a' } as const;

const rasterOf = async (folder: string, name: keyof typeof signatures): Promise<Raster> => {
  const bytes = await readFile(join(folder, name));
  if (!bytes.toString('hex', 0, 8).startsWith(signatures[name])) throw new PackageFault(`${name} 的内容与其扩展名不符`);
  try {
    return (await decodePicture(bytes)).raster;
  } catch {
    throw new PackageFault(`${name} 不能解码`);
  }
};

const greyOf = ({ input: { width, height } }: Manifest): Raster => ({
  width,
  height,
  rgb: new Uint8Array(width * height * 3).fill(128),
});

const withRuntimeFault = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isPackageFault(error) ? error : new PackageFault(what, { cause: error });
  }
};

const check = async ({ archive, folder, ability }: CheckRequest, report: PackageReport): Promise<void> => {
  const names = await unpackPackage(archive, folder);
  const manifest = readManifest(await readFile(join(folder, 'manifest.json')));
  const { name, version, licence, decoder, labels, chips, sample, example = false } = manifest;
  const published = [...new Set(labels.filter((label) => label !== null))];
  report.manifest = { name, version, licence, decoder: decoder.type, labels: published, chips, example };
  checkAbility(manifest, ability);
  if (sample !== undefined && !names.has(sample)) throw new PackageFault(`清单写有 ${sample}，包内却没有`);
  const model = await readFile(join(folder, 'model.onnx'));
  if (sha256Of(model) !== manifest.model.sha256) throw new PackageFault('model.onnx 的 SHA-256 与清单不符');
  report.nodes = inspectModel(model).nodes;
  const raster = sample === undefined ? greyOf(manifest) : await rasterOf(folder, sample);
  const runner = await withRuntimeFault('平台不能载入该模型', () => createPackageRunner(folder));
  await withRuntimeFault('平台不能运行该模型', () => runner.run(raster));
  const from = performance.now();
  const found = await runner.run(raster);
  report.milliseconds = Math.round(performance.now() - from);
  report.outputs = runner.lastOutputs().map((output) => ({ name: output.name.slice(0, 200), dims: [...output.dims] }));
  if (sample === undefined) report.notes.push('包内没有样例图片，启用前看不到识别结果');
  else {
    report.sample = { file: sample, width: raster.width, height: raster.height, ...found };
    if (found.targets.length + found.texts.length === 0) report.notes.push('在包内的样例图片中什么也没有识别到');
  }
  if (example) report.notes.push('这是示例模型包，只用来了解格式，不能启用');
  const unused = ability.labels.filter((label) => !published.includes(label));
  if (unused.length > 0 && decoder.type !== 'ctc')
    report.notes.push(`该能力的这些标签不会被识别到：${unused.join('、')}`);
  report.passed = true;
};

// The runtime does not stop while a model runs: an endless model would outlive a server that was killed.
standBehindServer();

process.on('message', async (request: CheckRequest) => {
  const report: PackageReport = {
    passed: false,
    reasons: [],
    notes: [],
    manifest: null,
    nodes: null,
    outputs: [],
    sample: null,
    milliseconds: null,
    memoryBytes: null,
  };
  try {
    await check(request, report);
  } catch (error) {
    if (!isPackageFault(error)) throw error;
    report.reasons.push(error.message);
  }
  process.send?.(report);
});
