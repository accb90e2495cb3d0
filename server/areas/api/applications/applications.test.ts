import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as calls from '#contract/api/applications/calls.ts';
import { APPLICATIONS_MAXIMUM, DEAD_KEYS_KEPT, KEYS_MAXIMUM } from '#contract/api/applications/limits.ts';
import { isKey } from '#contract/api/key-format.ts';
import { exportData } from '#contract/account/own-account-calls.ts';
import { onOneDay } from '#contract/kit/testing/within-one.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, notify, testApp } from '#server/app/testing.ts';
import { ABILITY, stubEngines } from '#server/areas/trial/testing.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { createKeyWatch } from './key-watch.ts';
import { oldKeyDays, oldNotified } from './notice-store.ts';
import { createKeyDeeds } from './testing.ts';
import { oldKeyUses } from './use-store.ts';

const stub = stubEngines();
const parts = await testApp({}, stub);
const { config, connection, secret, database, call, signUp, signUpSub } = parts;
const { application, key, open, infer, messages } = createKeyDeeds(parts);

const run = <Row = unknown>(text: string, values: unknown[] = []) => database.query<Row>({ name: '', text }, values);
const nobody = '00000000-0000-4000-8000-000000000000';

/** Starts a second node on the same database. */
const startNode = async () => {
  const node = await buildApp({
    config,
    database,
    connection,
    secret,
    root: join(import.meta.dirname, '../../../..'),
    engines: stub.engines,
    onAnswer: checkAnswer,
    pages: 'none',
  });
  onTestFinished(() => node.close());
  return node;
};

const developer = async () => {
  const account = await signUp({ authStatus: 1 });
  return { ...account, applicationId: await application(account.token) };
};

describe('[API-01] an application has several keys', () => {
  test('live and test, each shown once and stored as a hash', async () => {
    const { token, applicationId } = await developer();
    const live = await key(token, applicationId, { name: '生产' });
    const trial = await key(token, applicationId, { kind: 'test', name: '联调' });
    expect([isKey(live.key), isKey(trial.key)]).toEqual([true, true]);
    expect([live.key.slice(0, 9), trial.key.slice(0, 9)]).toEqual(['oak_live_', 'oak_test_']);
    expect([await infer(live.key), await infer(trial.key)]).toEqual(['200 200', '200 200']);

    const opened = await open(token, applicationId);
    expect(opened.keys).toMatchObject([
      { kind: 'test', name: '联调', shown: trial.shown, state: 'active', abilities: null, createdBy: '' },
      { kind: 'live', name: '生产', shown: live.shown, state: 'active', uses: ['infer'] },
    ]);
    const { body } = await call(exportData, {}, { token });
    const written = JSON.stringify([opened, await call(calls.listApplications, {}, { token }), body]);
    expect(body.data.parts.apiKeys).toHaveLength(2);
    for (const { key: whole } of [live, trial]) expect(written).not.toContain(whole);
    const stored = await run<{ row: string }>(
      `select row_to_json(k)::text as row from api_key k union all select row_to_json(m)::text from messages_message m
       union all select row_to_json(a)::text from http_kept_answer a`,
    );
    for (const { row } of stored) for (const { key: whole } of [live, trial]) expect(row).not.toContain(whole);
  });

  test('for chosen abilities, uses and networks, which may be changed at once', async () => {
    const { token, applicationId } = await developer();
    const made = await key(token, applicationId, { networks: ['198.51.100.77/24', '2001:DB8::/32'] });
    expect(await infer(made.key)).toBe('403 PTL0024');
    expect(await infer(made.key, { from: '198.51.100.1' })).toBe('200 200');
    expect(await infer(made.key, { from: '::ffff:198.51.100.1' })).toBe('200 200');
    expect(await infer(made.key, { from: '2001:db8:1::5' })).toBe('200 200');

    const change = async (given: object) => {
      const [{ keyId, version }] = (await open(token, applicationId)).keys as [calls.ApplicationKey];
      const { body } = await call(calls.updateKey, { keyId, version, uses: ['infer'], ...given }, { token });
      expect(body.code).toBe('200');
    };
    expect((await open(token, applicationId)).keys[0]?.networks).toEqual(['198.51.100.0/24', '2001:db8::/32']);
    await change({ networks: [] });
    expect(await infer(made.key)).toBe('200 200');
    await change({ abilityNos: [39] });
    expect(await infer(made.key)).toBe('403 PTL0025');
    await change({ abilityNos: [39, Number(ABILITY)] });
    expect(await infer(made.key)).toBe('200 200');
    await change({ uses: ['jobs'] });
    expect(await infer(made.key)).toBe('403 PTL0025');
    await change({ dayLimit: 1 });
    expect([await infer(made.key), await infer(made.key)]).toEqual(['200 200', '200 PTL0026']);
    expect((await open(token, applicationId)).keys[0]).toMatchObject({ dayLimit: 1, usedToday: 1 });
  });

  test('with a last day, to whose end it works', () =>
    onOneDay(async (today) => {
      const { token, applicationId } = await developer();
      const made = await key(token, applicationId, { expiresOn: today });
      expect(await infer(made.key)).toBe('200 200');
      expect((await open(token, applicationId)).keys[0]?.expiresOn).toBe(today);
      await run(`update api_key set expires_at = now() - interval '1 second' where key_id = $1`, [made.keyId]);
      expect(await infer(made.key)).toBe('401 PTL0021');
      const [{ state, keyId, version }] = (await open(token, applicationId)).keys as [calls.ApplicationKey];
      expect(state).toBe('expired');
      await call(calls.updateKey, { keyId, version, uses: ['infer'], expiresOn: '2099-01-01' }, { token });
      expect(await infer(made.key)).toBe('200 200');
    }));

  test.each([
    ['no use', { uses: [] }, 'uses'],
    ['an unknown use', { uses: ['everything'] }, 'uses.0'],
    ['a network that is none', { networks: ['10.0.0.0/33'] }, 'networks.0'],
    ['every network as one', { networks: ['0.0.0.0/0'] }, 'networks.0'],
    ['an ability that is not there', { abilityNos: [999_999] }, 'abilityNos'],
    ['no ability', { abilityNos: [] }, 'abilityNos'],
    ['a day that is over', { expiresOn: '2020-01-01' }, 'expiresOn'],
    ['a day that is none', { expiresOn: '2099-02-30' }, 'expiresOn'],
    ['no calls a day', { dayLimit: 0 }, 'dayLimit'],
    ['a name with a control character', { name: 'a\u0007' }, 'name'],
  ])('%s is refused', async (_what, given, field) => {
    const { token, applicationId } = await developer();
    const { status, body } = await call(
      calls.createKey,
      { applicationId, kind: 'live', uses: ['infer'], ...given },
      { token },
    );
    expect([status, body.code, (body.data as unknown as { field: string }).field.split('.')[0]]).toEqual([
      400,
      '10003',
      field.split('.')[0],
    ]);
  });
});

describe('[API-01] a key that is revoked', () => {
  test('is refused by the next call on every node', async () => {
    const node = await startNode();
    const { token, accountId, applicationId } = await developer();
    const made = await key(token, applicationId);
    expect([await infer(made.key), await infer(made.key, { node })]).toEqual(['200 200', '200 200']);
    expect((await call(calls.revokeKey, { keyId: made.keyId }, { token })).body.code).toBe('200');
    expect([await infer(made.key, { node }), await infer(made.key)]).toEqual(['401 PTL0020', '401 PTL0020']);
    expect((await call(calls.revokeKey, { keyId: made.keyId }, { token })).body.code).toBe('PTL0002');
    expect((await open(token, applicationId)).keys).toMatchObject([{ state: 'revoked', revokedBy: '' }]);
    expect((await messages(accountId))[0]).toMatchObject({
      title: '应用密钥已停用',
      link: `/account/applications/${applicationId}`,
    });
  });

  test('can neither be changed nor rotated, and one that an operator has blocked cannot, either', async () => {
    const { token, applicationId } = await developer();
    const made = await key(token, applicationId);
    await call(calls.revokeKey, { keyId: made.keyId }, { token });
    for (const state of ['revoked', 'blocked']) {
      const [{ version, ...seen }] = (await open(token, applicationId)).keys as [calls.ApplicationKey];
      expect(seen.state).toBe(state);
      const { keyId } = made;
      const update = await call(calls.updateKey, { keyId, version, uses: ['infer'] }, { token });
      const rotation = await call(calls.rotateKey, { keyId, hours: 24 }, { token });
      expect([update.body.code, rotation.body.code]).toEqual(['PTL0002', 'PTL0002']);
      await run(`update api_key set block_reason = '滥用' where key_id = $1`, [keyId]);
    }
  });
});

describe('[API-01] a key that is rotated', () => {
  const rotate = async (token: string, keyId: string, hours: number) =>
    (await call(calls.rotateKey, { keyId, hours }, { token })).body;

  test.each([1, 24, 168])('works together with its successor for %i hours', async (hours) => {
    const { token, accountId, applicationId } = await developer();
    const networks = ['203.0.113.0/24'];
    const made = await key(token, applicationId, { name: '生产', networks, dayLimit: 9, uses: ['infer', 'jobs'] });
    const { data: next } = await rotate(token, made.keyId, hours);
    expect([await infer(made.key), await infer(next.key)]).toEqual(['200 200', '200 200']);
    const [fresh, old] = (await open(token, applicationId)).keys as [calls.ApplicationKey, calls.ApplicationKey];
    expect(fresh).toMatchObject({ name: '生产', networks, dayLimit: 9, uses: ['infer', 'jobs'], state: 'active' });
    expect(old).toMatchObject({ state: 'rotating', successor: next.shown });
    const left = Date.parse(old.goodUntil as string) - Date.now();
    expect(Math.round(left / 3600_000)).toBe(hours);
    expect((await messages(accountId))[0]?.title).toBe('应用密钥已轮换');
    expect((await rotate(token, made.keyId, 0)).code).toBe('PTL0002');

    await run(`update api_key set good_until = now() - interval '1 second' where key_id = $1`, [made.keyId]);
    expect([await infer(made.key), await infer(next.key)]).toEqual(['401 PTL0022', '200 200']);
  });

  test('without an overlap is refused at once', async () => {
    const { token, applicationId } = await developer();
    const made = await key(token, applicationId);
    const { data: next } = await rotate(token, made.keyId, 0);
    expect([await infer(made.key), await infer(next.key)]).toEqual(['401 PTL0022', '200 200']);
    expect((await call(calls.rotateKey, { keyId: next.keyId, hours: 2 }, { token })).status).toBe(400);
  });

  test('shows where it is still used, also after its end', async () => {
    const node = await startNode();
    const { token, applicationId } = await developer();
    const made = await key(token, applicationId);
    await rotate(token, made.keyId, 24);
    await infer(made.key, { node, from: '198.51.100.20' });
    await run(`update api_key set good_until = now() where key_id = $1`, [made.keyId]);
    await infer(made.key, { node, from: '2001:db8:5::1' });
    await node.close();
    const old = (await open(token, applicationId)).keys.find(({ keyId }) => keyId === made.keyId);
    expect(old?.lastUses).toMatchObject([
      { network: '2001:db8:5:0::/64', ability: null, code: 'PTL0022' },
      { network: '198.51.100.20', ability: { abilityNo: Number(ABILITY) }, code: '200' },
    ]);
  });
});

test('[API-01] the last use of a key is written later, and not on the way of the call', async () => {
  const node = await startNode();
  const { token, applicationId } = await developer();
  const made = await key(token, applicationId);
  for (const from of ['203.0.113.7', '203.0.113.8', '203.0.113.7']) await infer(made.key, { node, from });
  await node.close();
  const { keys, lastUsedAt } = await open(token, applicationId);
  expect(keys[0]?.lastUses.map(({ network, code }) => [network, code])).toEqual([
    ['203.0.113.7', '200'],
    ['203.0.113.8', '200'],
  ]);
  expect(lastUsedAt).toBe(keys[0]?.lastUses[0]?.usedAt);
  const [listed] = (await call(calls.listApplications, {}, { token })).body.data.list;
  expect(listed).toMatchObject({ applicationId, lastUsedAt, goodKeys: 1, allKeys: 1 });

  const asked: string[] = [];
  const watched: Database = {
    ...database,
    query: (statement, values) => {
      asked.push(statement.name);
      return database.query(statement, values);
    },
  };
  const watch = createKeyWatch({ database: watched, notify, log: { warn: () => {} }, abilityName: async () => '' });
  for (let at = 0; at < 5; at += 1) watch.onKeyError(made.keyId, '203.0.113.9', 'PTL0024');
  expect(asked).toEqual([]);
  await watch.write();
  await watch.write();
  expect(asked).toEqual(['api.addKeyUses']);
  expect((await open(token, applicationId)).keys[0]?.lastUses[0]).toMatchObject({
    network: '203.0.113.9',
    code: 'PTL0024',
    refused: true,
  });
  // An error from the network of a use neither hides the use nor counts as one.
  watch.onKeyError(made.keyId, '203.0.113.7', 'PTL0020');
  await watch.write();
  const refusedToo = await open(token, applicationId);
  expect(refusedToo.lastUsedAt).toBe(lastUsedAt);
  expect(refusedToo.keys[0]?.lastUses.map(({ network, refused }) => `${network} ${refused}`).sort()).toEqual([
    '203.0.113.7 false',
    '203.0.113.7 true',
    '203.0.113.8 false',
    '203.0.113.9 true',
  ]);

  // The owner's browser and the portal's jobs are not where the key is.
  const trace = { key: { keyId: made.keyId }, address: '203.0.113.10', at: new Date(), code: '200', parameters: {} };
  watch.onTraced({ ...trace, replays: nobody } as never);
  watch.onTraced({ ...trace, jobId: nobody } as never);
  // A simulated error is no use of the key.
  watch.onTraced({ ...trace, code: 'PTL0020', parameters: { simulate: 'PTL0020' } } as never);
  await watch.write();
  expect((await open(token, applicationId)).keys[0]?.lastUses).toHaveLength(4);
});

describe('[API-01] who may', () => {
  test('the applications and keys of others are not there', async () => {
    const owner = await developer();
    const made = await key(owner.token, owner.applicationId);
    const { token } = await developer();
    const { applicationId } = owner;
    const { keyId } = made;
    const refused = [
      await call(calls.getApplication, { applicationId }, { token }),
      await call(calls.updateApplication, { applicationId, version: 1, name: '我的' }, { token }),
      await call(calls.removeApplication, { applicationId }, { token }),
      await call(calls.createKey, { applicationId, kind: 'live', uses: ['infer'] }, { token }),
      await call(calls.updateKey, { keyId, version: 1, uses: ['infer'] }, { token }),
      await call(calls.rotateKey, { keyId, hours: 0 }, { token }),
      await call(calls.revokeKey, { keyId }, { token }),
      await call(calls.getApplication, { applicationId: nobody }, { token }),
      await call(calls.revokeKey, { keyId: nobody }, { token }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect(await infer(made.key)).toBe('200 200');
    expect((await call(calls.getApplication, { applicationId: 'x' }, { token })).status).toBe(400);
  });

  test('a sub-account only with its permission item, and then for its main account', async () => {
    const main = await signUp({ accountRole: 2, authStatus: 1 });
    const applicationId = await application(main.token);
    const { keyId } = await key(main.token, applicationId);
    const { token } = await signUpSub({ of: main, permissionItems: ['try', 'workOrderCreate'] });
    const as = { token, 'idempotency-key': randomUUID() };
    const refused = [
      await call(calls.listApplications, {}, as),
      await call(calls.getApplication, { applicationId }, as),
      await call(calls.createApplication, { name: '程序' }, as),
      await call(calls.updateApplication, { applicationId, version: 1, name: '程序' }, as),
      await call(calls.removeApplication, { applicationId }, as),
      await call(calls.createKey, { applicationId, kind: 'live', uses: ['infer'] }, as),
      await call(calls.updateKey, { keyId, version: 1, uses: ['infer'] }, as),
      await call(calls.rotateKey, { keyId, hours: 0 }, as),
      await call(calls.revokeKey, { keyId }, as),
    ];
    for (const { status, body } of refused)
      expect([status, (body.data as unknown as { permission: string }).permission]).toEqual([403, 'key']);

    const granted = await signUpSub({ of: main, permissionItems: ['key'], subAccountName: '小李' });
    const made = await key(granted.token, applicationId, { name: '小李的' });
    expect((await open(main.token, applicationId)).keys[0]).toMatchObject({ name: '小李的', createdBy: '小李' });
    for (const ownerId of [main.accountId, granted.subAccountId])
      expect((await messages(ownerId))[0]).toMatchObject({
        title: '新生成了应用密钥',
        content: expect.stringContaining('操作人：小李'),
      });
    await call(calls.revokeKey, { keyId: made.keyId }, { token: granted.token });
    expect((await open(main.token, applicationId)).keys.find((one) => one.keyId === made.keyId)?.revokedBy).toBe(
      '小李',
    );
  });

  test('a visitor may not', async () => {
    expect((await call(calls.listApplications)).status).toBe(401);
  });
});

describe('an application', () => {
  test('has a unique name and is created once for an idempotency key', async () => {
    const { token, applicationId } = await developer();
    const as = { token, 'idempotency-key': randomUUID() };
    const taken = await call(calls.createApplication, { name: '巡检程序' }, { token, 'idempotency-key': randomUUID() });
    expect([taken.body.code, taken.body.data]).toEqual(['PTL0006', { field: 'name' }]);
    const one = await call(calls.createApplication, { name: '另一个' }, as);
    const again = await call(calls.createApplication, { name: '另一个' }, as);
    expect(again.body.data).toEqual(one.body.data);
    const to = { name: '改名', note: '说明\r\n第二行', keepsInputs: true };
    const changed = await call(calls.updateApplication, { applicationId, version: 1, ...to }, { token });
    expect(changed.body.data).toMatchObject({ name: '改名', note: '说明\n第二行', keepsInputs: true, version: 2 });
    const late = await call(calls.updateApplication, { applicationId, version: 1, ...to }, { token });
    expect(late.body.code).toBe('PTL0001');
    const clash = await call(calls.updateApplication, { applicationId, version: 2, name: '另一个' }, { token });
    expect(clash.body.code).toBe('PTL0006');
  });

  test('keeps no inputs by default', async () => {
    const { token, applicationId } = await developer();
    expect(await open(token, applicationId)).toMatchObject({ keepsInputs: false, note: '' });
  });

  test('is removed once none of its keys works', async () => {
    const { token, applicationId } = await developer();
    const made = await key(token, applicationId);
    expect((await call(calls.removeApplication, { applicationId }, { token })).body.code).toBe('PTL0002');
    await call(calls.revokeKey, { keyId: made.keyId }, { token });
    expect((await call(calls.removeApplication, { applicationId }, { token })).body.code).toBe('200');
    expect((await call(calls.getApplication, { applicationId }, { token })).status).toBe(404);
    expect(await infer(made.key)).toBe('401 PTL0019');
  });

  test('and its keys are limited in number, also if many are made at once', async () => {
    const { token, applicationId } = await developer();
    const made = await Promise.all(
      Array.from({ length: KEYS_MAXIMUM + 3 }, () =>
        call(calls.createKey, { applicationId, kind: 'live', uses: ['infer'] }, { token }),
      ),
    );
    const codes = made.map(({ body }) => body.code).sort();
    expect(codes).toEqual([...Array.from({ length: KEYS_MAXIMUM }, () => '200'), 'PTL0003', 'PTL0003', 'PTL0003']);
    const all = await Promise.all(
      Array.from({ length: APPLICATIONS_MAXIMUM + 2 }, (_, at) =>
        call(calls.createApplication, { name: `程序 ${at}` }, { token, 'idempotency-key': randomUUID() }),
      ),
    );
    expect(all.filter(({ body }) => body.code === '200')).toHaveLength(APPLICATIONS_MAXIMUM - 1);
  });

  test('keeps only the latest keys that no longer work', async () => {
    const { token, applicationId } = await developer();
    await run(
      `insert into api_key (application_id, kind, hash, shown, uses, revoked_at, created_at)
       select $1, 'live', sha256(n::text::bytea), 'oak', '{infer}', now() - make_interval(mins => n), now()
       from generate_series(1, ${DEAD_KEYS_KEPT + 9}) n`,
      [applicationId],
    );
    await key(token, applicationId);
    expect((await open(token, applicationId)).keys).toHaveLength(DEAD_KEYS_KEPT + 1);
  });
});

test('what is old is removed: uses after 90 days, counts and notes', async () => {
  const { token, accountId, applicationId } = await developer();
  const { keyId } = await key(token, applicationId);
  await run(
    `insert into api_key_use (key_id, network, used_at) values
     ($1, 'a', now() - interval '91 days'), ($1, 'b', now() - interval '89 days')`,
    [keyId],
  );
  await run(`insert into api_key_day values ($1, current_date - 91, 1), ($1, current_date, 1)`, [keyId]);
  await run(`insert into api_notified values ($1, 'a', current_date - 8), ($1, 'a', current_date)`, [accountId]);
  await removeOld(database, [oldKeyUses, oldKeyDays, oldNotified], { warn: () => {} });
  const [left] = await run(
    `select (select count(*)::integer from api_key_use where key_id = $1) as uses,
       (select count(*)::integer from api_key_day where key_id = $1) as days,
       (select count(*)::integer from api_notified where account_id = $2) as notes`,
    [keyId, accountId],
  );
  expect(left).toEqual({ uses: 1, days: 1, notes: 1 });
});

test('the export of an account has its applications, keys and uses, and that of a sub-account what it made', async () => {
  const main = await signUp({ accountRole: 2, authStatus: 1 });
  const sub = await signUpSub({ of: main, permissionItems: ['key'] });
  const applicationId = await application(main.token);
  await key(main.token, applicationId, { name: '主账号的' });
  const made = await key(sub.token, applicationId, { name: '子账号的' });
  const node = await startNode();
  await infer(made.key, { node });
  await node.close();
  const of = async (token: string) => (await call(exportData, {}, { token })).body.data.parts;
  expect(await of(main.token)).toMatchObject({
    apiApplications: [{ applicationId, name: '巡检程序' }],
    apiKeys: [{ name: '子账号的' }, { name: '主账号的' }],
    apiKeyUses: [{ network: '203.0.113.7', abilityNo: Number(ABILITY) }],
  });
  const own = await of(sub.token);
  expect(own).toMatchObject({ apiApplications: [], apiKeys: [{ name: '子账号的' }], apiKeyUses: [{ code: '200' }] });
  expect(JSON.stringify(own)).not.toContain('主账号的');
});

test('a garbled address of a caller is no network of a key', async () => {
  const { token, applicationId } = await developer();
  const made = await key(token, applicationId, { networks: ['203.0.113.0/24'] });
  expect(await infer(made.key, { from: 'not-an-address' })).toBe('403 PTL0024');
});
