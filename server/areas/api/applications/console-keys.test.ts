import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as calls from '#contract/api/applications/console-key-calls.ts';
import type { RequestOf } from '#contract/kit/call.ts';
import { queryAuditLog } from '#contract/console/calls.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { stubEngines } from '#server/areas/trial/testing.ts';
import { createKeyDeeds } from './testing.ts';

const stub = stubEngines();
const parts = await testApp({}, stub);
const { config, connection, secret, database, call, signUp, signUpSub } = parts;
const { application, key, open, infer, messages } = createKeyDeeds(parts);

const operator = await signUp({ userRoles: [5] });
const asOperator = { token: operator.token };
const find = async (given: Partial<RequestOf<typeof calls.queryKeys>>) =>
  (await call(calls.queryKeys, { pageNo: 1, pageSize: 50, ...given }, asOperator)).body.data;

const developer = async (name?: string) => {
  const account = await signUp({ authStatus: 1 });
  const applicationId = await application(account.token, name);
  const made = await key(account.token, applicationId, { name: '生产' });
  return { ...account, applicationId, made };
};

describe('[API-01] a key that an operator blocks', () => {
  test('is refused on every node by the next call, and works again once it is unblocked', async () => {
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
    const { token, accountId, applicationId, made } = await developer();
    const { keyId } = made;
    expect([await infer(made.key), await infer(made.key, { node })]).toEqual(['200 200', '200 200']);

    const blocked = await call(calls.blockKey, { keyId, version: 1, reason: ' 密钥出现在公开代码库 ' }, asOperator);
    expect(blocked.body.data).toMatchObject({ state: 'blocked', blockReason: '密钥出现在公开代码库', version: 2 });
    expect([await infer(made.key, { node }), await infer(made.key)]).toEqual(['401 PTL0020', '401 PTL0020']);
    expect((await open(token, applicationId)).keys).toMatchObject([
      { state: 'blocked', blockReason: '密钥出现在公开代码库' },
    ]);
    expect((await messages(accountId))[0]).toMatchObject({
      title: '应用密钥已被平台停用',
      content: expect.stringContaining('原因：密钥出现在公开代码库'),
      link: `/account/applications/${applicationId}`,
    });

    const unblocked = await call(calls.unblockKey, { keyId, version: 2, reason: '已处理' }, asOperator);
    expect(unblocked.body.data).toMatchObject({ state: 'active', blockReason: '', version: 3 });
    expect([await infer(made.key, { node }), await infer(made.key)]).toEqual(['200 200', '200 200']);
    expect((await messages(accountId))[0]).toMatchObject({
      title: '应用密钥已恢复',
      content: expect.stringContaining('原因：已处理'),
    });

    const log = await call(
      queryAuditLog,
      { accountId: String(accountId), pageNo: 1, pageSize: 20 },
      { token: (await signUp({ userRoles: [6] })).token },
    );
    expect(log.body.data.list).toMatchObject([
      { act: 'api.unblockKey', actorName: operator.userName, objectName: made.shown, detail: { reason: '已处理' } },
      { act: 'api.blockKey', objectId: keyId, detail: { reason: '密钥出现在公开代码库' } },
    ]);
  });

  test('is refused in another version or state, without a reason, and if its owner has revoked it', async () => {
    const { made } = await developer();
    const { keyId } = made;
    const codeOf = async (one: typeof calls.blockKey | typeof calls.unblockKey, given: object) =>
      (await call(one, { keyId, version: 1, reason: '滥用', ...given }, asOperator)).body.code;
    expect(await codeOf(calls.unblockKey, {})).toBe('PTL0002');
    expect(await codeOf(calls.blockKey, { version: 2 })).toBe('PTL0001');
    expect(await codeOf(calls.blockKey, { reason: '  ' })).toBe('10003');
    expect(await codeOf(calls.blockKey, { keyId: 'x' })).toBe('10003');
    expect(await codeOf(calls.blockKey, { keyId: '00000000-0000-4000-8000-000000000000' })).toBe('404');
    const both = await Promise.all([codeOf(calls.blockKey, {}), codeOf(calls.blockKey, {})]);
    expect(both.sort()).toEqual(['200', 'PTL0001']);
    expect(await codeOf(calls.blockKey, { version: 2 })).toBe('PTL0002');
  });
});

describe('[API-01] operators find keys', () => {
  test('by beginning, end or the whole key, by account and application, state and kind', async () => {
    const { accountId, userName, made } = await developer('车间相机');
    const own = { keyId: made.keyId, userName, applicationName: '车间相机', state: 'active' };
    for (const keyword of [made.key, made.key.slice(0, 13), made.key.slice(-4), String(accountId), userName, '车间相'])
      expect((await find({ keyword })).list).toContainEqual(expect.objectContaining(own));
    expect((await find({ keyword: userName, state: 'blocked' })).total).toBe(0);
    expect((await find({ keyword: userName, kind: 'test' })).total).toBe(0);
    expect((await find({ keyword: userName, kind: 'live', state: 'active' })).total).toBe(1);
    expect(JSON.stringify(await find({ keyword: userName }))).not.toContain(made.key);
    expect((await find({ keyword: '%' })).total).toBe(0);
  });

  test('and no other user does', async () => {
    for (const { token } of [await signUp(), await signUp({ accountRole: 9 }), await signUpSub()])
      expect((await call(calls.queryKeys, { pageNo: 1, pageSize: 50 }, { token })).status).toBe(403);
  });
});
