import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inferAbilities } from '#contract/api/infer-many.ts';
import { inferAbility } from '#contract/api/infer.ts';
import {
  exportRequests,
  getOwnQuota,
  getOwnRequest,
  getForecast,
  getRequest,
  getRequestChoices,
  type KnownRequest,
  queryRequests,
  queryVersions,
  replayRequest,
} from '#contract/api/requests/calls.ts';
import { remedyOf } from '#contract/api/remedies.ts';
import { testApp } from '#server/app/testing.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { ABILITY, SAMPLE, somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { timedId, timeOfId } from '#server/kit/key-calls/trace.ts';
import { dropOldDays, makeDaysAhead } from '#server/kit/database/day-partitions.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import { requestDays } from './days.ts';
import { oldInputsJob } from './inputs.ts';
import { createWriter, maskedNetwork, REQUEST_TABLE, type RequestRow } from './writer.ts';

const stub = stubEngines();
const { app, config, database, signUp, signUpSub, call } = await testApp({}, stub);
const storage = createFileStorage(config.files);
const bytes = await somePicture();
const image = bytes.toString('base64');
const run = (text: string, values: unknown[] = []) => database.query<Record<string, never>>({ name: '', text }, values);

const infer = async (body: unknown, headers: Record<string, string>, query = '') => {
  const response = await app.inject({
    method: 'POST',
    url: inferAbility.path.replace(':abilityNo', ABILITY) + query,
    headers: { 'content-type': 'application/json', 'user-agent': 'robot/1.0', ...headers },
    payload: JSON.stringify(body),
  });
  return response.json() as { requestId: string; code: string; data: { model: string; version: string } };
};

const developer = async (given: Partial<Parameters<typeof addTestKey>[1]> = {}) => {
  const { accountId, enterpriseNo, token } = await signUp({ authStatus: 1 });
  const made = await addTestKey(database, { ...given, accountId: String(accountId) });
  return { accountId: String(accountId), of: { accountId, enterpriseNo }, token, ...made };
};
const keepInputs = (applicationId: string) =>
  run('update api_application set keeps_inputs = true where application_id = $1', [applicationId]);

const detail = async (requestId: string, token: string) => {
  const { status, body } = await call(getRequest, { requestId }, { token });
  return { status, code: body.code, data: body.data as KnownRequest };
};
const replay = async (requestId: string, token: string, more: { version?: string } = {}, key = randomUUID()) =>
  (await call(replayRequest, { requestId, ...more }, { token, 'idempotency-key': key })).body;
const usedToday = async (accountId: string) =>
  (await run('select coalesce(sum(day_used), 0)::integer as used from trial_count where owner = $1', [accountId]))[0]
    ?.used;
const open = async (call: { path: string }, headers: Record<string, string>, requestId = '') => {
  const response = await app.inject({ url: call.path.replace(':requestId', requestId), headers });
  return { status: response.statusCode, body: response.json() };
};

describe('[API-04] a developer finds a request by its id', () => {
  test('with time, key, ability, version, milliseconds by step, code, charge, size and hash of the picture', async () => {
    const { headers, token, applicationId, keyId, shown } = await developer();
    const { requestId } = await infer({ image, threshold: 0.5 }, { ...headers, 'idempotency-key': 'order-1' });
    const { data } = await detail(requestId, token);
    expect(data).toMatchObject({
      isLost: false,
      requestId,
      at: timeOfId(requestId).toISOString(),
      applicationId,
      applicationName: '测试应用',
      keyId,
      keyShown: shown,
      kind: 'live',
      call: 'api.infer',
      abilityNo: Number(ABILITY),
      status: 200,
      code: '200',
      charge: 'charged',
      charges: 1,
      method: 'POST',
      path: `/api/openapi/v1/abilities/${ABILITY}/infer`,
      contentType: 'application/json',
      bodyBytes: JSON.stringify({ image, threshold: 0.5 }).length,
      ignored: [],
      source: 'base64',
      pictureBytes: bytes.length,
      width: 64,
      height: 48,
      parameters: { threshold: '0.5' },
      agent: 'robot/1.0',
      network: '127.0.0.*',
      idempotencyKey: 'order-1',
      kept: null,
    });
    expect(data.pictureSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(data.abilityName).toMatch(/\S/);
    expect(data.version).toMatch(/\S/);
    for (const ms of [data.pictureMs, data.engineMs, data.totalMs]) expect(ms).toBeGreaterThanOrEqual(0);
  });

  test('refused, of a revoked key, with a key in its address, or simulated, each with its cause and remedy', async () => {
    const { headers, token, keyId, key } = await developer();
    const refused = await infer({}, headers);
    const exposed = await infer({ image }, headers, `?key=${key}`);
    await run('update api_key set revoked_at = now() where key_id = $1', [keyId]);
    const revoked = await infer({ image }, headers);
    for (const [{ requestId }, code, field] of [
      [refused, '10003', 'image'],
      [exposed, 'PTL0023', null],
      [revoked, 'PTL0020', null],
    ] as const) {
      const { data } = await detail(requestId, token);
      expect(data).toMatchObject({ abilityNo: Number(ABILITY), code, field, charge: 'none' });
      expect(data.message).toMatch(/\S/);
      expect(remedyOf(data.code).text).toMatch(/\S/);
    }
  });

  test('for several abilities, whose engines took no longer than the call', async () => {
    const { headers, token } = await developer();
    const response = await app.inject({
      method: 'POST',
      url: inferAbilities.path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ image, abilityNos: [1, 35, 900_001] }),
    });
    expect(response.json().code).toBe('200');
    const { data } = await detail(response.json().requestId, token);
    expect(data).toMatchObject({ abilityNo: null, charges: 2, parameters: { abilities: '1:200,35:200,900001:10006' } });
    expect(data.engineMs).toBeGreaterThanOrEqual(0);
    expect(data.engineMs).toBeLessThanOrEqual(data.totalMs);
  });

  test('as it was sent, also if it was refused: fields without secrets, and those that the call does not have', async () => {
    const { headers, token, key } = await developer();
    const url = 'https://somebody:word@example.com/a.jpg?signature=secret#part';
    const refused = await infer({ url, threshold: 7, treshold: 0.5, [key]: 1 }, headers, '?from=somewhere');
    expect(refused).toMatchObject({ code: '10003', ignored: ['treshold', expect.stringMatching(/^oak_live_.{4}…/)] });
    const { data } = await detail(refused.requestId, token);
    expect(data).toMatchObject({
      path: `/api/openapi/v1/abilities/${ABILITY}/infer`,
      parameters: { abilityNo: ABILITY, threshold: '7', url: 'https://example.com/a.jpg?…' },
    });
    expect(data.ignored).toEqual(['treshold', expect.stringMatching(/^oak_live_.{4}…/)]);
    for (const secret of ['secret', 'word@', 'somewhere', key]) expect(JSON.stringify(data)).not.toContain(secret);
    const fine = await infer({ image, treshold: 0.5 }, headers);
    expect(fine).toMatchObject({ code: '200', ignored: ['treshold'] });
    expect(await infer({ image }, headers)).not.toHaveProperty('ignored');
    expect((await detail(fine.requestId, token)).data.ignored).toEqual(['treshold']);
  });

  test('with a key in its path, which is not kept', async () => {
    const { key, token, accountId } = await developer();
    const response = await app.inject({
      url: `/api/openapi/v1/requests/${key}`,
      headers: { authorization: `Bearer ${key}` },
    });
    const { data } = await detail(response.json().requestId, token);
    expect(data).toMatchObject({ code: 'PTL0023', path: '/api/openapi/v1/requests/:requestId' });
    expect(JSON.stringify(await run('select * from api_request where account_id = $1', [accountId]))).not.toContain(
      key,
    );
  });

  test('that was refunded, and one that was answered again for its idempotency key', async () => {
    const { headers, token } = await developer();
    stub.fail('hung');
    const failed = await infer({ image }, headers);
    stub.mend();
    expect((await detail(failed.requestId, token)).data).toMatchObject({ code: '20008', charge: 'refunded' });
    const once = { ...headers, 'idempotency-key': 'order-1' };
    const first = await infer({ image }, once);
    const again = await infer({ image }, once);
    expect((await detail(again.requestId, token)).data).toMatchObject({ charge: 'none', repeats: first.requestId });
  });

  test('unknown ids, those of others and no ids at all are the same 404', async () => {
    const { headers } = await developer();
    const { requestId } = await infer({ image }, headers);
    const other = await developer();
    const answers = await Promise.all(
      [requestId, timedId(), randomUUID(), 'ffffffff-ffff-7fff-bfff-ffffffffffff', 'x'].map((id) =>
        call(getRequest, { requestId: id }, { token: other.token }),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toEqual(answers[0]?.body);
    }
    const replayed = await call(replayRequest, { requestId }, { token: other.token, 'idempotency-key': randomUUID() });
    expect(replayed.status).toBe(404);
  });

  test('that a killed node never wrote down, by its ledger entry', async () => {
    const { headers, token } = await developer();
    const { requestId } = await infer({ image }, headers);
    await detail(requestId, token);
    await run('delete from api_request where request_id = $1', [requestId]);
    const { body } = await call(getRequest, { requestId }, { token });
    expect(body.data).toMatchObject({ isLost: true, requestId, state: 'charged', abilityNo: Number(ABILITY) });
    const other = await developer();
    expect((await call(getRequest, { requestId }, { token: other.token })).status).toBe(404);
  });

  test('the network of a caller is stored without the part that names its machine', () => {
    expect(maskedNetwork('203.0.113.77')).toBe('203.0.113.*');
    expect(maskedNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  });
});

describe('[API-04] the list', () => {
  test('is filtered by application, key, ability, code, state and day, and groups errors by their cause', async () => {
    const { accountId, headers, token, applicationId, keyId } = await developer();
    const other = await addTestKey(database, { accountId, name: '另一个应用', kind: 'test' });
    await infer({ image }, headers);
    await infer({}, headers);
    await infer({}, headers);
    await infer({ image }, other.headers);
    const last = await infer({ sampleId: SAMPLE }, other.headers);
    await detail(last.requestId, token);
    const list = async (filters: object) => (await call(queryRequests, filters, { token })).body.data;
    const all = await list({});
    expect(all.total).toBe(5);
    expect(all.list.map(({ at }) => at)).toEqual(
      all.list
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(all.causes.map(({ code, count }) => [code, count])).toEqual([
      ['10003', 2],
      ['PTL0027', 1],
    ]);
    const [day] = (all.list[0]?.at ?? '').split('T');
    for (const [filters, total] of [
      [{ applicationId }, 3],
      [{ keyId: other.keyId }, 2],
      [{ keyId }, 3],
      [{ abilityNo: Number(ABILITY) }, 5],
      [{ abilityNo: 3 }, 0],
      [{ call: 'api.infer' }, 5],
      [{ call: 'api.createJob' }, 0],
      [{ jobId: randomUUID() }, 0],
      [{ code: '10003' }, 2],
      [{ state: 'ok' }, 2],
      [{ state: 'failed' }, 3],
      [{ from: '2026-01-01', to: '2099-12-31' }, 5],
      [{ from: '2099-01-01' }, 0],
      [{ to: '2020-01-01' }, 0],
      [{ state: 'failed', applicationId, code: '10003' }, 2],
    ] as const)
      expect((await list(filters)).total, JSON.stringify({ filters, day })).toBe(total);
    const { body: file } = await call(exportRequests, { state: 'failed' }, { token });
    expect(file.data.list.map(({ code }) => code).sort()).toEqual(['10003', '10003', 'PTL0027']);
    expect(file.data.more).toBe(false);
    expect(new Set(file.data.list.map(({ keyShown }) => keyShown))).toEqual(
      new Set([expect.stringMatching(/^oak_live_.{4}…/), expect.stringMatching(/^oak_test_.{4}…/)]),
    );
    const { body: choices } = await call(getRequestChoices, {}, { token });
    expect(choices.data.applications.map(({ name, keys }) => [name, keys.length])).toEqual(
      expect.arrayContaining([
        ['测试应用', 1],
        ['另一个应用', 1],
      ]),
    );
    await run(`update api_key set name = '夜班' where key_id = $1`, [keyId]);
    await run('delete from api_key where key_id = $1', [other.keyId]);
    const { list: renamed } = (await call(exportRequests, {}, { token })).body.data;
    expect(renamed.find((row) => row.keyId === keyId)).toMatchObject({ keyName: '夜班' });
    expect(renamed.find((row) => row.keyId === other.keyId)).toMatchObject({ keyName: null, keyShown: null });
    for (const wrong of [
      { state: 'x' },
      { call: 'x' },
      { jobId: 'x' },
      { code: "'" },
      { applicationId: 'x' },
      { from: 'x' },
      { pageNo: 0 },
    ])
      expect((await call(queryRequests, wrong, { token })).status).toBe(400);
  });

  test('is for the account alone, and for sub-accounts with the item for keys', async () => {
    const { of, headers } = await developer();
    const { requestId } = await infer({ image }, headers);
    const stranger = await developer();
    expect((await call(queryRequests, {}, { token: stranger.token })).body.data.total).toBe(0);
    expect((await call(queryRequests, {})).status).toBe(401);
    const without = await signUpSub({ of, permissionItems: ['try'] });
    const { status, body } = await call(queryRequests, {}, { token: without.token });
    expect([status, body.data]).toMatchObject([403, { permission: 'key' }]);
    for (const one of [getRequestChoices, getForecast])
      expect((await call(one, {}, { token: without.token })).status).toBe(403);
    expect((await detail(requestId, without.token)).status).toBe(403);
    const within = await signUpSub({ of, permissionItems: ['key'] });
    expect((await detail(requestId, within.token)).data.requestId).toBe(requestId);
    expect((await call(queryRequests, {}, { token: within.token })).body.data.total).toBe(1);
  });
});

describe('[API-04] a request is replayed', () => {
  test('with the kept picture, charged as a call, once for an idempotency key, and announced before and after', async () => {
    const { accountId, headers, token, applicationId } = await developer();
    await keepInputs(applicationId);
    const target = (score: number) => ({ label: '人', score, box: [0, 0, 9, 9] as [number, number, number, number] });
    stub.answerBy(async () => ({ ...stub.found, targets: [target(0.5)] }));
    const { requestId } = await infer({ image }, headers);
    const { data } = await detail(requestId, token);
    expect(data.kept?.answer?.targets).toHaveLength(1);
    const picture = await app.inject({ url: data.kept?.picturePath ?? '', cookies: { token } });
    expect([picture.statusCode, picture.rawPayload.equals(bytes)]).toEqual([200, true]);
    const stranger = await developer();
    for (const cookies of [{}, { token: stranger.token }])
      expect((await app.inject({ url: data.kept?.picturePath ?? '', cookies })).statusCode).toBe(404);
    stub.answerBy(async () => ({ ...stub.found, targets: [target(0.5), target(0.7)] }));
    const key = randomUUID();
    const first = await replay(requestId, token, {}, key);
    const again = await replay(requestId, token, {}, key);
    stub.mend();
    expect(first.data.before?.targets).toHaveLength(1);
    expect(first.data.after?.targets).toHaveLength(2);
    expect(again.data.after).toEqual(first.data.after);
    expect(await usedToday(accountId)).toBe(2);
    const replayed = await detail(first.data.requestId, token);
    expect(replayed.data).toMatchObject({ call: 'api.replay', replays: requestId, charge: 'charged', code: '200' });
  });

  test('with a sample, free for a test key', async () => {
    const { accountId, headers, token } = await developer({ kind: 'test' });
    const { requestId } = await infer({ sampleId: SAMPLE }, headers);
    expect((await detail(requestId, token)).data.kept).toMatchObject({ picturePath: null });
    const { data } = await replay(requestId, token);
    expect([data.code, data.after?.notes]).toEqual(['200', ['stub']]);
    expect(await usedToday(accountId)).toBe(0);
  });

  test('not without its picture: it is not stored unless the application keeps inputs, and only for a day', async () => {
    const { headers, token, applicationId, accountId } = await developer();
    const { requestId } = await infer({ image }, headers);
    await detail(requestId, token);
    expect(await replay(requestId, token)).toMatchObject({ code: 'PTL0033', data: { field: 'requestId' } });
    expect(await run('select from api_request_input where account_id = $1', [accountId])).toEqual([]);
    await keepInputs(applicationId);
    const kept = await infer({ image }, headers);
    expect((await detail(kept.requestId, token)).data.kept).not.toBeNull();
    const [hours] = await run(
      `select expires_at between r.at + interval '24 hours' and now() + interval '24 hours' as is_a_day
       from api_request_input i join api_request r using (request_id) where i.account_id = $1`,
      [accountId],
    );
    expect(hours?.is_a_day, 'neither shorter nor longer than the page says').toBe(true);
    await run('update api_request_input set expires_at = now() where account_id = $1', [accountId]);
    expect((await detail(kept.requestId, token)).data.kept).toBeNull();
    expect((await replay(kept.requestId, token)).code).toBe('PTL0033');
    const [gone] = await run('select file_id from api_request_input where account_id = $1', [accountId]);
    const fileId = String(gone?.file_id);
    expect(await storage.get(fileId)).toBeDefined();
    const { run: removeOldInputs } = oldInputsJob(database, storage);
    await removeOldInputs(() => false);
    expect(await run('select from api_request_input where account_id = $1', [accountId])).toEqual([]);
    expect(await storage.get(fileId), 'its bytes are gone with it').toBeUndefined();
    expect(await run('select from files_leftover where file_id = $1', [fileId])).toEqual([]);
  });

  test('an error of the replay is shown with its code, and costs nothing', async () => {
    const { accountId, headers, token } = await developer();
    const { requestId } = await infer({ sampleId: SAMPLE }, headers);
    stub.fail('hung');
    const { data } = await replay(requestId, token);
    stub.mend();
    expect(data).toMatchObject({ code: '20008', after: null });
    expect(data.message).toMatch(/\S/);
    expect((await detail(data.requestId, token)).data).toMatchObject({ code: '20008', charge: 'refunded' });
    expect(await usedToday(accountId)).toBe(1);
  });

  test('on another version of the model, where a package was active before', async () => {
    const add = async (version: string, state: string, hash: string) =>
      (
        await run(
          `insert into trial_package (ability_no, file_name, bytes, sha256, uploaded_by, uploaded_by_name, state, name,
             model_version, activated_at)
           select $1, 'a.zip', 1, $2, account_id, '', $3, '模型', $4, now() from identity_account limit 1 returning package_id`,
          [ABILITY, hash, state, version],
        )
      )[0]?.package_id;
    const { headers, token } = await developer();
    const plain = await infer({ sampleId: SAMPLE }, headers);
    const builtIn = plain.data.version;
    await add('9.1.0', 'superseded', 'a'.repeat(64));
    await add('9.2.0', 'active', 'b'.repeat(64));
    await add('9.3.0', 'checked', 'c'.repeat(64));
    onTestFinished(async () => void (await run('delete from trial_package where ability_no = $1', [ABILITY])));
    const { body } = await call(queryVersions, { abilityNo: ABILITY }, { token });
    expect(body.data.list.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      ['9.2.0', true],
      ['9.1.0', false],
      [builtIn, false],
    ]);
    // The built-in engine, which a package has replaced.
    expect((await replay(plain.requestId, token, { version: builtIn })).data.after?.version).toBe(builtIn);
    expect((await replay(plain.requestId, token, { version: '9.3.0' })).data.code).toBe('PTL0028');
    expect((await replay(plain.requestId, token, { version: '1' })).data.code).toBe('PTL0028');
    // The pieces of these packages are nowhere, which is found only once the version was.
    expect((await replay(plain.requestId, token, { version: '9.1.0' })).data.code).toBe('10007');
  });
});

describe('[API-04] a program asks', () => {
  test('for a request of its application, and not for those of another one', async () => {
    const { accountId, headers } = await developer();
    const { requestId } = await infer({}, headers);
    const own = await open(getOwnRequest, headers, requestId);
    expect(own.body.data).toMatchObject({
      requestId,
      code: '10003',
      field: 'image',
      remedy: expect.stringContaining('恰好给出一种'),
    });
    expect(own.body.data.docUrl).toMatch(/^http:\/\/.+error-10003$/);
    const sibling = await addTestKey(database, { accountId, name: '另一个应用' });
    const stranger = await developer();
    for (const one of [sibling, stranger]) {
      const { status, body } = await open(getOwnRequest, one.headers, requestId);
      expect([status, body.code]).toEqual([404, '404']);
    }
    expect((await open(getOwnRequest, headers, 'nothing')).status).toBe(404);
    const narrow = await addTestKey(database, { accountId, uses: ['infer'] });
    expect((await open(getOwnRequest, narrow.headers, requestId)).body.code).toBe('PTL0025');
  });

  test('for its quota, with what its key may still do today', async () => {
    const { headers } = await developer({ dayLimit: 5 });
    await infer({ image }, headers);
    const all = await open(getOwnQuota, headers);
    expect(all.body.data).toMatchObject({
      abilities: [{ abilityNo: Number(ABILITY), quota: { day: { used: 1, limit: 100 } } }],
      key: { dayLimit: 5, usedToday: 1 },
    });
    const one = await app.inject({ url: `${getOwnQuota.path}?abilityNo=${ABILITY}`, headers });
    expect(one.json().data.abilities).toHaveLength(1);
    expect(one.headers.ratelimit).toContain('"day";r=99');
    const none = await app.inject({ url: `${getOwnQuota.path}?abilityNo=999`, headers });
    expect(none.json()).toMatchObject({ code: '10006', data: { field: 'abilityNo' } });
  });
});

test('[API-04] the forecast shows when a quota ends at the present pace', async () => {
  const { headers, token } = await developer();
  for (let at = 0; at < 4; at += 1) await infer({ image }, headers);
  const { body } = await call(getForecast, {}, { token });
  expect(body.data.list).toMatchObject([{ abilityNo: Number(ABILITY), day: { used: 4, limit: 100 } }]);
});

test('[API-04] pictures of jobs do not bring the end of a quota nearer', async () => {
  const { accountId, token, headers } = await developer();
  await infer({ sampleId: SAMPLE }, headers);
  const ends = async () => (await call(getForecast, {}, { token })).body.data.list.map(({ day }) => day.endsAt);
  expect(await ends()).toEqual([null]);
  await run(
    `insert into trial_ledger (owner, use, day, ability_no, ability_name, subject, state, tier, used_by)
     select $1, 'job', current_date, $2::integer, '', '', 'charged', 'certified', '' from generate_series(1, 5000)`,
    [accountId, ABILITY],
  );
  expect(await ends()).toEqual([null]);
});

describe('[API-04] the days of requests', () => {
  const days = async () =>
    (
      await run(
        `select c.relname as day from pg_inherits i join pg_class c on c.oid = i.inhrelid
         where i.inhparent = 'api_request'::regclass order by 1`,
      )
    ).map(({ day }) => String(day));

  test('are made ahead, once, and dropped after 30 days', async () => {
    expect((await days()).length).toBeGreaterThanOrEqual(5);
    expect(await makeDaysAhead(database, REQUEST_TABLE)).toBe(0);
    const past = Date.now() - 31 * 86_400_000;
    expect(await makeDaysAhead(database, REQUEST_TABLE, past)).toBe(5);
    const before = await days();
    // Days 32 and 31 are over, and 30 is still looked up.
    expect(await dropOldDays(database, requestDays)).toBe(2);
    expect(await days()).toEqual(before.slice(2));
  });

  test('are made for a request that finds none', async () => {
    const { headers, token } = await developer();
    for (const day of await days()) await run(`drop table ${day}`);
    const { requestId } = await infer({}, headers);
    expect((await detail(requestId, token)).data.code).toBe('10003');
    await makeDaysAhead(database, REQUEST_TABLE);
  });

  test('are not made for requests of a clock that was wrong, which hold up no others', async () => {
    const { headers, token } = await developer();
    const { requestId } = await infer({}, headers);
    await detail(requestId, token);
    const [row] = await run('select * from api_request where request_id = $1', [requestId]);
    const refused: string[] = [];
    const write = createWriter(database, ({ request_id }) => void refused.push(String(request_id)));
    const at = (time: number) =>
      ({ ...row, request_id: timedId(time), at: new Date(time).toISOString() }) as RequestRow;
    const year = 365 * 86_400_000;
    const [past, future, tomorrow] = [at(Date.now() - year), at(Date.now() + year), at(Date.now() + 3_600_000)];
    const before = await days();
    await write([past, tomorrow, future]);
    expect(refused.sort()).toEqual([past.request_id, future.request_id].sort());
    expect(await days()).toEqual(before);
    expect(await run('select 1 from api_request where request_id = $1', [tomorrow.request_id])).toHaveLength(1);
  });

  test('a look-up by id reads one of them', async () => {
    const id = timedId();
    const plan = await run(`explain select from api_request where request_id = '${id}' and at = $1`, [timeOfId(id)]);
    const scans = plan.map((line) => JSON.stringify(line)).filter((line) => /Scan/.test(line));
    expect(scans).toHaveLength(1);
  });
});

test('[API-04] a request of a deleted account does not hold up the others', async () => {
  const gone = await developer();
  const { headers, token } = await developer();
  const lost = infer({}, gone.headers);
  const kept = await infer({}, headers);
  await lost;
  await run('delete from identity_account where account_id = $1', [gone.accountId]);
  expect((await detail(kept.requestId, token)).data.code).toBe('10003');
});
