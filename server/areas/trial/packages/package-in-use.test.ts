import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { MODEL_LATE } from '#contract/kit/errors/portal.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { listPackages, type PackageReport } from '#contract/trial/packages.ts';
import { testApp } from '#server/app/testing.ts';
import { createTrials, somePicture, stubEngines } from '../testing.ts';
import { refusedFor } from './check-job.ts';

const place = mkdtempSync(join(tmpdir(), 'portal-in-use-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const stub = stubEngines();
const { app, call, database, signUp } = await testApp({ DATA_DIR: place, PAGE_CACHE: 'off' }, stub);
const trials = createTrials(app);
const { token } = await signUp({ userRoles: [5] });
/** Without an engine and samples of the platform, and with both. */
const [WITHOUT, WITH] = ['2', '40'] as const;
const HASH = 'c'.repeat(64);

/** Has an ability served by a package that was unpacked on this node already. */
const usePackage = async (abilityNo: string, sample: PackageReport['sample']): Promise<string> => {
  const folder = join(place, 'model-packages', HASH);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sample.png'), await somePicture('png', 640, 480));
  const report: PackageReport = { ...refusedFor(''), passed: true, reasons: [], sample };
  const [row] = await database.query<{ package_id: number }>(
    {
      name: '',
      text: `insert into trial_package (ability_no, file_name, bytes, sha256, uploaded_by, uploaded_by_name, state, report,
               name, model_version, activated_at)
             select $1, 'a.zip', 1, $2, account_id, 'operator', 'active', $3, '模型', '1.0.0', now()
             from identity_account where user_roles @> '{5}' limit 1 returning package_id`,
    },
    [abilityNo, HASH, JSON.stringify(report)],
  );
  const packageId = String(row?.package_id);
  onTestFinished(async () => {
    await database.query({ name: '', text: 'delete from trial_package where package_id = $1' }, [packageId]);
  });
  return packageId;
};
const sample = { file: 'sample.png', width: 640, height: 480, targets: [], texts: [] };
const samplesOf = async (abilityNo: string) => (await call(getPanel, { abilityNo })).body.data.samples;

test("[MEND-01] a package's own sample is offered where there are no others, shown, and tried like any other", async () => {
  const packageId = await usePackage(WITHOUT, sample);
  const [own, ...others] = await samplesOf(WITHOUT);
  expect(others).toEqual([]);
  expect(own).toMatchObject({ sampleId: `package-${packageId}`, width: 640, height: 480 });
  for (const [path, width] of [
    [own?.path, 640],
    [own?.thumbnailPath, 320],
  ] as const) {
    const answer = await app.inject(path ?? '');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=600' });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  }
  const tried = await trials.send({ abilityNo: WITHOUT, sampleId: own?.sampleId as string });
  expect(tried.body).toMatchObject({ code: '200', data: { model: '模型', version: '1.0.0' } });
  expect(stub.jobs.at(-1)?.picture.subarray(1, 4).toString()).toBe('PNG');

  // Of another ability, it is no sample.
  expect((await trials.send({ abilityNo: WITH, sampleId: own?.sampleId as string })).body.code).toBe('10003');
});

test('[MEND-01] the samples of the platform come first, and a package without a sample offers none', async () => {
  await usePackage(WITHOUT, null);
  expect(await samplesOf(WITHOUT)).toEqual([]);
  const packageId = await usePackage(WITH, sample);
  const samples = await samplesOf(WITH);
  expect(samples.length).toBeGreaterThan(1);
  expect(samples.map(({ sampleId }) => sampleId)).not.toContain(`package-${packageId}`);
  for (const gone of ['0', '999999', '9'.repeat(30), 'x'])
    expect((await app.inject(`/trial/package-samples/${gone}`)).statusCode, gone).toBe(404);
});

test('[MEND-01] a package that hangs or fails: the user reads that it was the model, the operator when and why', async () => {
  await usePackage(WITHOUT, sample);
  const [own] = await samplesOf(WITHOUT);
  const faultOf = async () => (await call(listPackages, { abilityNo: WITHOUT }, { token })).body.data.list[0]?.fault;
  expect(await faultOf()).toBeNull();
  onTestFinished(() => stub.mend());
  stub.fail('late');
  const late = await trials.send({ abilityNo: WITHOUT, sampleId: own?.sampleId as string });
  expect(late.body).toMatchObject({ code: MODEL_LATE, msg: '该能力的模型没有在限定时间内给出结果' });
  expect(await faultOf()).toMatchObject({ kind: 'late', count: 1 });
  stub.fail('failed');
  await trials.send({ abilityNo: WITHOUT, sampleId: own?.sampleId as string });
  expect(await faultOf()).toMatchObject({ kind: 'failed', count: 2 });
  // Not the package's doing.
  stub.fail('busy');
  await trials.send({ abilityNo: WITHOUT, sampleId: own?.sampleId as string });
  expect(await faultOf()).toMatchObject({ count: 2 });
  // A built-in engine is no package.
  stub.fail('late');
  expect((await trials.send({ abilityNo: WITH, sampleId: 'train-ticket-1' })).body.code).toBe('20008');
});
