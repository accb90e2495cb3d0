import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { MODEL_LATE } from '#contract/kit/errors/portal.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { listPackages, type PackageReport } from '#contract/trial/packages.ts';
import { EngineFault } from '#engines/engine.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { createTrials, somePicture, stubEngines } from '../testing.ts';
import { failedReport } from './check-job.ts';
import { createPackageStore } from './package-store.ts';

const place = mkdtempSync(join(tmpdir(), 'portal-in-use-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const stub = stubEngines();
const PRODUCTION_HOST = 'portal.example';
const { app, call, config, connection, database, secret, signUp } = await testApp(
  { DATA_DIR: place, PAGE_CACHE: 'off', PRODUCTION_HOSTS: PRODUCTION_HOST },
  stub,
);
const trials = createTrials(app);
const { token } = await signUp({ userRoles: [5] });
/** Without an engine and samples of the platform, and with both. */
const [WITHOUT, WITH] = ['2', '40'] as const;
const HASH = 'c'.repeat(64);

/** Has an ability served by a package that was unpacked on this node already. */
const equipWithPackage = async (abilityNo: string, sample: PackageReport['sample']): Promise<string> => {
  const folder = join(place, 'model-packages', HASH);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sample.png'), await somePicture('png', 640, 480));
  const report: PackageReport = { ...failedReport(''), passed: true, reasons: [], sample };
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
const run = (text: string, values: unknown[]) => database.query({ name: '', text }, values);
const samplesOf = async (abilityNo: string) => (await call(getPanel, { abilityNo })).body.data.samples;

test("[MEND-01] a package's own sample is offered where there are no others, shown, and tried like any other", async () => {
  const packageId = await equipWithPackage(WITHOUT, sample);
  const [own, ...others] = await samplesOf(WITHOUT);
  expect(others).toEqual([]);
  expect(own).toMatchObject({ sampleId: `package-${packageId}`, width: 640, height: 480 });
  for (const [path, width] of [
    [own?.path, 640],
    [own?.thumbnailPath, 320],
  ] as const) {
    const answer = await app.inject(path ?? '');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=60' });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  }
  const tried = await trials.send({ abilityNo: WITHOUT, sampleId: own?.sampleId as string });
  expect(tried.body).toMatchObject({ code: '200', data: { model: '模型', version: '1.0.0' } });
  expect(stub.jobs.at(-1)?.picture.subarray(1, 4).toString()).toBe('PNG');

  // Of another ability, it is no sample.
  expect((await trials.send({ abilityNo: WITH, sampleId: own?.sampleId as string })).body.code).toBe('10003');
});

test('[MEND-01] the samples of the platform come first, and a package without a sample offers none', async () => {
  await equipWithPackage(WITHOUT, null);
  expect(await samplesOf(WITHOUT)).toEqual([]);
  const packageId = await equipWithPackage(WITH, sample);
  const samples = await samplesOf(WITH);
  expect(samples.length).toBeGreaterThan(1);
  expect(samples.map(({ sampleId }) => sampleId)).not.toContain(`package-${packageId}`);
  for (const gone of ['0', '999999', '9'.repeat(30), 'x'])
    expect((await app.inject(`/trial/package-samples/${gone}`)).statusCode, gone).toBe(404);
});

/** Has a package whose sample was shown in both sizes. */
const shown = async () => {
  const packageId = await equipWithPackage(WITHOUT, sample);
  const paths = ['', '?size=small'].map((size) => `/trial/package-samples/${packageId}${size}`);
  const statuses = (headers: Record<string, string> = {}) =>
    Promise.all(paths.map(async (url) => (await app.inject({ url, headers })).statusCode));
  expect(await statuses()).toEqual([200, 200]);
  return { packageId, statuses };
};

describe('[MEND-01] a sample that was shown before is missing', () => {
  test('once its package is not in use any more', async () => {
    const { packageId, statuses } = await shown();
    await run(`update trial_package set state = 'superseded' where package_id = $1`, [packageId]);
    expect(await statuses()).toEqual([404, 404]);
  });

  test('on a host that does not show its ability', async () => {
    const { statuses } = await shown();
    await run('update catalogue_ability set enabled_production = false where ability_no = $1', [WITHOUT]);
    onTestFinished(async () => {
      await run('update catalogue_ability set enabled_production = true where ability_no = $1', [WITHOUT]);
    });
    expect(await statuses({ host: PRODUCTION_HOST })).toEqual([404, 404]);
    expect(await statuses()).toEqual([200, 200]);
  });
});

/** Has a package that is paused after three late runs, with what a visitor and an operator see of it. */
const pausedPackage = async () => {
  const packageId = await equipWithPackage(WITHOUT, sample);
  onTestFinished(() => stub.mend());
  const send = () => trials.send({ abilityNo: WITHOUT, sampleId: `package-${packageId}` });
  const packageError = async () =>
    (await call(listPackages, { abilityNo: WITHOUT }, { token })).body.data.list[0]?.fault;
  stub.fail('late');
  expect((await send()).body.data).toBeNull();
  await send();
  expect(await packageError()).toMatchObject({ count: 2, pausedUntil: null });
  await send();
  return {
    packageId,
    send,
    packageError,
    made: stub.jobs.length,
    endPause: () =>
      run(`update trial_package set paused_until = now() - interval '1 second' where package_id = $1`, [packageId]),
  };
};

describe('[MEND-01] a package that is late three times in a row', () => {
  test('is refused at once for five minutes, on all nodes: no run, no charge, and the operator reads until when', async () => {
    const { send, packageError, made } = await pausedPackage();
    const entries = () => run('select 1 from trial_ledger where ability_no = $1', [WITHOUT]);
    const before = (await entries()).length;
    const other = await buildApp({
      config,
      database,
      connection,
      secret,
      root: join(import.meta.dirname, '../../../..'),
      engines: stub.engines,
      onAnswer: checkAnswer,
      pages: 'none',
    });
    onTestFinished(() => other.close());
    const { sampleId } = (await samplesOf(WITHOUT))[0] ?? {};
    for (const { headers, body } of [
      await send(),
      await createTrials(other).send({ abilityNo: WITHOUT, sampleId: sampleId as string }),
    ]) {
      expect(body.code).toBe(MODEL_LATE);
      expect(Number(headers['retry-after'])).toBeGreaterThan(240);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300);
    }
    expect([stub.jobs.length, (await entries()).length]).toEqual([made, before]);
    const { pausedUntil, count } = (await packageError()) ?? {};
    expect(count).toBe(3);
    expect(Date.parse(pausedUntil ?? '')).toBeGreaterThan(Date.now() + 240_000);
  });

  test('is tried once after the pause: a late try begins the next pause, and a result ends it', async () => {
    const { send, packageError, made, endPause } = await pausedPackage();
    await endPause();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: ended, reject: end } = Promise.withResolvers<never>();
    stub.answerBy(() => {
      begin();
      return ended;
    });
    const tried = send();
    await begun;
    // While it runs, the others wait for its verdict.
    expect((await send()).body.code).toBe(MODEL_LATE);
    end(new EngineFault('late'));
    expect((await tried).body.code).toBe(MODEL_LATE);
    expect(await packageError()).toMatchObject({ count: 4, pausedUntil: expect.any(String) });
    expect((await send()).body.code).toBe(MODEL_LATE);
    expect(stub.jobs.length).toBe(made + 1);

    await endPause();
    stub.mend();
    expect((await send()).body.code).toBe('200');
    expect(await packageError()).toMatchObject({ count: 4, pausedUntil: null });
    // The row begins again.
    stub.fail('late');
    await send();
    await send();
    stub.mend();
    expect((await send()).body.code).toBe('200');
  });

  test('is tried by the next caller where a try did not begin or had a bad picture', async () => {
    const { send, packageError, made, endPause } = await pausedPackage();
    await endPause();
    for (const kind of ['busy', 'undecodable', 'failed'] as const) {
      stub.fail(kind);
      expect((await send()).body.code, kind).not.toBe(MODEL_LATE);
    }
    expect(stub.jobs.length).toBe(made + 3);
    stub.fail('late');
    expect((await send()).body.code).toBe(MODEL_LATE);
    expect(await packageError()).toMatchObject({ pausedUntil: expect.any(String) });
  });

  test('is not charged where several come at once after the pause, and only one is let through', async () => {
    const { send, made, endPause } = await pausedPackage();
    await endPause();
    const charged = () =>
      run(`select state from trial_ledger where ability_no = $1 and state <> 'refunded'`, [WITHOUT]);
    const before = await charged();
    const { promise: ended, reject: end } = Promise.withResolvers<never>();
    stub.answerBy(() => ended);
    const sent = Array.from({ length: 4 }, send);
    const refused = await Promise.any(sent);
    expect(refused.body.code).toBe(MODEL_LATE);
    end(new EngineFault('late'));
    expect((await Promise.all(sent)).map(({ body }) => body.code)).toEqual([
      MODEL_LATE,
      MODEL_LATE,
      MODEL_LATE,
      MODEL_LATE,
    ]);
    expect(stub.jobs.length).toBe(made + 1);
    expect(await charged()).toEqual(before);
  });

  test('runs again at once when an operator activates it again', async () => {
    const { packageId, packageError } = await pausedPackage();
    await createPackageStore(database).setState(packageId, 'superseded');
    await createPackageStore(database).setState(packageId, 'active');
    expect(await packageError()).toMatchObject({ pausedUntil: null });
  });
});

test('[MEND-01] a package that hangs or fails: the user reads that it was the model, the operator when and why', async () => {
  await equipWithPackage(WITHOUT, sample);
  const [own] = await samplesOf(WITHOUT);
  const errorOf = async () => (await call(listPackages, { abilityNo: WITHOUT }, { token })).body.data.list[0]?.fault;
  expect(await errorOf()).toBeNull();
  onTestFinished(() => stub.mend());
  stub.fail('late');
  const late = await trials.send({ abilityNo: WITHOUT, sampleId: own?.sampleId as string });
  expect(late.body).toMatchObject({ code: MODEL_LATE, msg: '该能力的模型没有在限定时间内给出结果' });
  expect(await errorOf()).toMatchObject({ kind: 'late', count: 1 });
  stub.fail('failed');
  await trials.send({ abilityNo: WITHOUT, sampleId: own?.sampleId as string });
  expect(await errorOf()).toMatchObject({ kind: 'failed', count: 2 });
  // Not the package's doing.
  stub.fail('busy');
  await trials.send({ abilityNo: WITHOUT, sampleId: own?.sampleId as string });
  expect(await errorOf()).toMatchObject({ count: 2 });
  // A built-in engine is no package.
  stub.fail('late');
  expect((await trials.send({ abilityNo: WITH, sampleId: 'train-ticket-1' })).body.code).toBe('20008');
});
