import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import { getDownloads, MODEL_DOWNLOAD_PATH } from '#contract/trial/model-download.ts';
import { finishPackage, getExamplePackage, listModels, type ModelPackage } from '#contract/trial/packages.ts';
import { redQuarters } from '#engines/packages/example/red-quarters.ts';
import { zipOf } from '#engines/packages/writing/zip-writer.ts';
import { testApp } from '#server/app/testing.ts';
import { createPackageCalls, packed } from './testing.ts';

const place = mkdtempSync(join(tmpdir(), 'portal-models-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const files = join(place, 'files');
const { app, call, database, signUp, signUpSub } = await testApp({
  PAGE_CACHE: 'off',
  DATA_DIR: place,
  FILES_URL: `file:${files}`,
});
const query = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  database.query<Row>({ name: '', text }, values);

const operator = await signUp({ userRoles: [5], userName: 'operator-one' });
const token = operator.token;
/** Abilities without a built-in engine, with their labels. */
const abilities = await (async () => {
  const { list } = (await call(listModels, {}, { token })).body.data;
  return list.filter(({ engine }) => engine === null);
})();
const [first, ...others] = abilities;
if (!first) throw new Error('no ability is without an engine');

const MODEL = redQuarters();
const archive = (abilityNo: number, label: string, more: Record<string, unknown> = {}) =>
  packed(MODEL, { abilityNo, labels: [label], chips: [1, 9], ...more });

const { begin, send, packagesOf, find, finish, upload, act } = createPackageCalls({ app, call }, token);
const actsOn = async (packageId: string) =>
  (
    await query<{ act: string }>(
      `select act from console_audit_log where object_kind = 'modelPackage' and object_id = $1 order by entry_id`,
      [packageId],
    )
  ).map((row) => row.act);
const equip = async ({ abilityNo, labels }: (typeof abilities)[number], more: Record<string, unknown> = {}) => {
  const checked = await upload(abilityNo, archive(abilityNo, labels[0] as string, more));
  return (await act(checked, 'activate')).body.data.package as ModelPackage;
};
const download = (abilityNo: number, chipId: number, as: string | undefined) =>
  app.inject({
    url: `${MODEL_DOWNLOAD_PATH}?abilityNo=${abilityNo}&chipId=${chipId}`,
    headers: as === undefined ? {} : { token: as },
  });
const codeOf = (answer: { headers: Record<string, unknown>; json(): { code: string } }) =>
  String(answer.headers['content-type']).startsWith('application/zip') ? 'zip' : answer.json().code;

// Each package runs several times, in its own process.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

describe('[TRIAL-07] a package of an operator', () => {
  test('[MEND-01] is uploaded in pieces, checked, activated, replaced, rolled back, deactivated and removed', async () => {
    const { abilityNo, labels } = first;
    const label = labels[0] as string;
    const one = await upload(abilityNo, archive(abilityNo, label));
    expect(one).toMatchObject({ state: 'checked', name: '红色区域检测', modelVersion: '1.0.0', version: 3 });
    expect(one.report).toMatchObject({ passed: true, reasons: [], outputs: [{ name: 'found', dims: [1, 5, 4] }] });
    const active = (await act(one, 'activate')).body.data.package as ModelPackage;
    expect(active.state).toBe('active');
    expect((await act(one, 'activate')).body.code).toBe('PTL0001');
    expect((await act(active, 'remove')).body.code).toBe('PTL0002');
    const listed = (await call(listModels, {}, { token })).body.data.list.find((row) => row.abilityNo === abilityNo);
    expect(listed?.engine).toEqual({ kind: 'package', model: '红色区域检测', version: '1.0.0' });
    const hasEngine = async () => (await call(getAbility, { abilityNo })).body.data.hasEngine;
    await vi.waitFor(async () => expect(await hasEngine()).toBe(true));

    const two = await upload(abilityNo, archive(abilityNo, label, { version: '1.1.0' }));
    const replaced = (await act(two, 'activate')).body.data.package as ModelPackage;
    expect((await find(abilityNo, one.packageId)).state).toBe('superseded');
    expect((await packagesOf(abilityNo)).beforeId).toBe(one.packageId);
    await act(await find(abilityNo, one.packageId), 'activate');
    expect((await find(abilityNo, two.packageId)).state).toBe('superseded');
    await act(await find(abilityNo, one.packageId), 'deactivate');
    await vi.waitFor(async () => expect(await hasEngine()).toBe(false));
    expect((await call(getDownloads, { abilityNo: String(abilityNo) })).body.data.list).toEqual([]);
    const kept = readdirSync(files, { recursive: true }).length;
    expect((await act(await find(abilityNo, replaced.packageId), 'remove')).body.data.package).toBeNull();
    expect((await packagesOf(abilityNo)).list.map(({ packageId }) => packageId)).toEqual([one.packageId]);
    expect(await query('select 1 from files_leftover')).toHaveLength(1);
    expect(kept).toBeGreaterThan(0);
    expect(await actsOn(one.packageId)).toEqual(
      ['upload', 'activate', 'rollBack', 'deactivate'].map((what) => `modelPackage.${what}`),
    );
    expect(await actsOn(two.packageId)).toEqual(['upload', 'activate', 'remove'].map((what) => `modelPackage.${what}`));
  });

  test('that fails the check is refused with the reason, and cannot be activated', async () => {
    const { abilityNo } = others[0] as (typeof abilities)[number];
    const refused = await upload(abilityNo, archive(abilityNo, '不存在的标签'));
    expect(refused.state).toBe('refused');
    expect(refused.report?.reasons).toEqual(['标签“不存在的标签”不在该能力的标签之内；不发布的类别请写 null']);
    expect((await act(refused, 'activate')).body.code).toBe('PTL0002');
    const finished = (await finish(abilityNo, archive(abilityNo, '不存在的标签').subarray(0, -1))).body.data;
    expect([finished.state, finished.report?.reasons]).toEqual(['refused', ['不是完整的 ZIP 文件，或其内容已损坏']]);
  });

  test('is available as an example for each ability, which passes the check and cannot be activated', async () => {
    const { abilityNo, labels } = others[0] as (typeof abilities)[number];
    const { contents, fileName } = (await call(getExamplePackage, { abilityNo: String(abilityNo) }, { token })).body
      .data;
    expect(fileName).toBe(`example-${abilityNo}.zip`);
    const example = await upload(abilityNo, Buffer.from(contents, 'base64'));
    expect(example).toMatchObject({ state: 'checked', report: { reasons: [], sample: { width: 320, height: 240 } } });
    expect(example.report?.sample?.targets.map(({ label }) => label)).toEqual([labels[0], labels[0]]);
    expect((await act(example, 'activate')).body.code).toBe('PTL0002');
    expect((await call(getExamplePackage, { abilityNo: '999999' }, { token })).status).toBe(404);
  });

  test('with unstorable text in its manifest, or after too many broken checks, is refused; one in checking can be removed', async () => {
    const { abilityNo, labels } = others[0] as (typeof abilities)[number];
    const add = async (more: string) => {
      const [row] = await query<{ package_id: number }>(
        `insert into trial_package
           (ability_no, file_name, state, bytes, sha256, uploaded_by, uploaded_by_name, tries, checking_since)
         values ($1, 'x.zip', 'checking', 1, $2, 1, 'x', ${more}) returning package_id`,
        [abilityNo, '0'.repeat(64)],
      );
      return String(row?.package_id);
    };
    const [tried, held] = [await add('3, null'), await add('1, now()')];
    await query(`insert into pgboss.job (name, data) values ('trial.checkPackage', $1)`, [{ packageId: tried }]);
    const odd = await upload(abilityNo, archive(abilityNo, labels[0] as string, { '\u0000zz\ud800': 1 }));
    expect(odd.report?.reasons).toEqual(['manifest.json 有不认识的字段 \ufffdzz\ufffd']);
    await vi.waitFor(
      async () =>
        expect(await find(abilityNo, tried)).toMatchObject({
          state: 'refused',
          report: { reasons: [expect.stringContaining('无法完成检查')] },
        }),
      { timeout: 10_000 },
    );
    expect((await act(await find(abilityNo, held), 'remove')).body.data.package).toBeNull();
  });

  test('with a missing piece, another length or other content is refused', async () => {
    const { abilityNo } = others[0] as (typeof abilities)[number];
    const bytes = Buffer.alloc(5 * 1_048_576, 'x');
    const end = zipOf([]);
    const other = Buffer.concat([Buffer.alloc(1_048_576 - end.length, 'y'), end]);
    const { packageId, pieces } = (await begin(abilityNo, bytes)).body.data;
    expect(pieces).toBe(2);
    expect((await call(finishPackage, { packageId }, { token })).body.code).toBe('PTL0007');
    expect((await send(packageId, 0, Buffer.from('short'))).code).toBe('PTL0007');
    expect((await send(packageId, 2, Buffer.from('short'))).code).toBe('10003');
    expect((await send(packageId, 0, bytes.subarray(0, 4_194_304))).data).toEqual({ missing: [1] });
    expect((await send(packageId, 1, other)).data).toEqual({ missing: [] });
    await call(finishPackage, { packageId }, { token });
    await vi.waitFor(
      async () =>
        expect((await find(abilityNo, packageId)).report?.reasons).toEqual([expect.stringContaining('SHA-256 不符')]),
      { timeout: 25_000, interval: 100 },
    );
    expect((await send(packageId, 1, bytes.subarray(4_194_304))).code).toBe('PTL0002');
    expect((await begin(abilityNo, bytes, { bytes: 201 * 1_048_576 })).status).toBe(400);
    expect((await begin(999_998, bytes)).body.code).toBe('10006');
  });

  test('[TRIAL-08] that the storage has lost cannot be activated: 20006', async () => {
    const ability = others[1] as (typeof abilities)[number];
    const checked = await upload(ability.abilityNo, archive(ability.abilityNo, ability.labels[0] as string));
    const [piece] = await query<{ file_id: string }>('select file_id from trial_package_piece where package_id = $1', [
      checked.packageId,
    ]);
    const { file_id: fileId } = piece as { file_id: string };
    const path = join(files, fileId.slice(0, 2), fileId);
    expect(existsSync(path)).toBe(true);
    writeFileSync(path, 'something else');
    expect((await act(checked, 'activate')).body.code).toBe('20006');
    rmSync(path);
    expect((await act(checked, 'activate')).body.code).toBe('20006');
    expect((await find(ability.abilityNo, checked.packageId)).state).toBe('checked');
  });
});

describe('[TRIAL-06] [VAL-03] a model is downloaded', async () => {
  const equipped = others.slice(2, 5);
  const models: [number, number][] = [];
  for (const ability of equipped) {
    await equip(ability);
    models.push([ability.abilityNo, 1], [ability.abilityNo, 9]);
  }
  const [one, two, three, four] = models as [[number, number], [number, number], [number, number], [number, number]];

  test('by every logged-in user: three models, the same ones again, and no fourth', async () => {
    const { token: user, accountId } = await signUp({ authStatus: 4 });
    const answer = await download(...one, user);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="model-${one[0]}-1-1.0.0.zip"`,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(archive(one[0], equipped[0]?.labels[0] as string))).toBe(true);
    expect(codeOf(await download(...two, user))).toBe('zip');
    expect(codeOf(await download(...three, user))).toBe('zip');
    expect(codeOf(await download(...four, user))).toBe('10012');
    expect(codeOf(await download(...two, user))).toBe('zip');
    const entries = await query('select state, chip_id, subject from trial_ledger where owner = $1 order by entry_id', [
      String(accountId),
    ]);
    expect(entries.map(({ state }) => state)).toEqual(['charged', 'charged', 'charged', 'free']);
  });

  test('fifty at once result in exactly three', async () => {
    const { token: user } = await signUp({ authStatus: 2 });
    const asked = Array.from({ length: 50 }, (_, at) => models[at % 6] as [number, number]);
    const answers = await Promise.all(asked.map((model) => download(...model, user)));
    const got = new Set(answers.flatMap((answer, at) => (codeOf(answer) === 'zip' ? [String(asked[at])] : [])));
    expect(got.size).toBe(3);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['zip', '10012']));
  });

  test('without a limit by a certified account, and by a sub-account that was granted it', async () => {
    const main = await signUp({ authStatus: 1 });
    for (const model of models) expect(codeOf(await download(...model, main.token))).toBe('zip');
    const sub = await signUpSub({ of: main });
    const refused = await download(...one, sub.token);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().data).toEqual({ permission: 'modelDownload' });
    const granted = await signUpSub({ of: main, permissionItems: ['modelDownload'] });
    expect(codeOf(await download(...one, granted.token))).toBe('zip');
  });

  test('by no HEAD request, which costs nothing', async () => {
    const { token: user, accountId } = await signUp({ authStatus: 4 });
    const url = `${MODEL_DOWNLOAD_PATH}?abilityNo=${one[0]}&chipId=1`;
    expect((await app.inject({ method: 'HEAD', url, headers: { token: user } })).statusCode).toBe(404);
    expect(await query('select 1 from trial_ledger where owner = $1', [accountId])).toEqual([]);
  });

  test('by no visitor, for no other chip, of no other ability', async () => {
    const { token: user } = await signUp({ authStatus: 4 });
    expect((await download(...one, undefined)).statusCode).toBe(401);
    const byCookie = await app.inject({
      url: `${MODEL_DOWNLOAD_PATH}?abilityNo=${one[0]}&chipId=1`,
      headers: { cookie: `token=${user}` },
    });
    expect(byCookie.statusCode).toBe(401);
    expect(codeOf(await download(one[0], 2, user))).toBe('10011');
    expect(codeOf(await download(one[0], 12_345, user))).toBe('10011');
    expect(codeOf(await download(first.abilityNo, 1, user))).toBe('10011');
    expect(codeOf(await download(999_999, 1, user))).toBe('10006');
    for (const odd of ['abilityNo=1', 'abilityNo=x&chipId=1', 'abilityNo=1&abilityNo=2&chipId=1', ''])
      expect((await app.inject({ url: `${MODEL_DOWNLOAD_PATH}?${odd}`, headers: { token: user } })).statusCode).toBe(
        400,
      );
  });

  test('[CAT-11] and counted once per account, which orders the list', async () => {
    const [{ abilityNo }] = equipped as [(typeof abilities)[number]];
    const countOf = async () => (await call(getAbility, { abilityNo: String(abilityNo) })).body.data.downloadCount;
    const before = await countOf();
    const { token: user } = await signUp({ authStatus: 4 });
    await download(abilityNo, 1, user);
    await download(abilityNo, 1, user);
    await download(abilityNo, 9, user);
    expect(await countOf()).toBe(before + 2);
    const ordered = async (sortType: number) =>
      (await call(queryAbilities, { pageNo: 1, pageSize: 3, sortType })).body.data.list.map((one) => one.abilityNo);
    expect(await ordered(5)).toContain(abilityNo);
    expect(await ordered(6)).not.toContain(abilityNo);
  });

  test('whose bytes are lost costs nothing', async () => {
    const [, , { abilityNo }] = equipped as [unknown, unknown, (typeof abilities)[number]];
    await query(
      `update trial_package_piece set file_id = 'AAAAAAAAAAAAAAAAAAAAAA'
       where package_id = (select package_id from trial_package where ability_no = $1 and state = 'active')`,
      [abilityNo],
    );
    const { token: user, accountId } = await signUp({ authStatus: 4 });
    expect(codeOf(await download(abilityNo, 1, user))).toBe('10011');
    expect(await query('select 1 from trial_ledger where owner = $1', [String(accountId)])).toEqual([]);
  });
});
