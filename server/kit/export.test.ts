import { expect, test } from 'vitest';
import { confirmAgreements } from '#contract/agreements/calls.ts';
import { exportData } from '#contract/account/own-account-calls.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import { endOtherSessions } from '#contract/auth/session-calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { serveOwnAccount } from '#server/areas/account/own-account-routes.ts';
import type { Database } from './database/database.ts';
import { createCalls } from './http/calls.ts';
import type { SignedInUser } from './http/caller.ts';
import { takeUndescribed, testApp } from '#server/app/testing.ts';

const { call, database, openSession, signUp, signUpSub, upload } = await testApp();

// oxlint-disable-next-line typescript/no-explicit-any -- The parts of the areas have no common shape.
const partsOf = async (token: string): Promise<Record<string, any>> => {
  const { status, body } = await call(exportData, {}, { token });
  expect(status).toBe(200);
  return body.data.parts;
};

test('a main account exports its own data and that of its enterprise', async () => {
  const main = await signUp({ accountRole: 2, authStatus: 1 });
  const sub = await signUpSub({ of: main });
  await call(confirmAgreements, { source: 0, userId: String(main.accountId) }, { token: main.token });
  const fileId = await upload(main.token, 'avatar');
  await openSession(main);
  await call(endOtherSessions, {}, { token: main.token });
  const parts = await partsOf(main.token);
  expect(parts.account).toMatchObject({ userName: main.userName, phone: main.phone, accountRole: 2, authStatus: 1 });
  expect(parts.subAccounts).toMatchObject([{ loginName: sub.loginName, phone: sub.phone }]);
  expect(parts.sessions).toHaveLength(1);
  expect(parts.agreements).toHaveLength(2);
  expect(parts.messages).toMatchObject([{ title: '其他设备上的登录已全部结束' }]);
  expect(parts.certification).toMatchObject({ status: 1, applications: [] });
  expect(parts.files).toMatchObject([{ fileId }]);
  expect(parts.workOrders).toEqual([]);
  const { messageParams } = (await call(listMessages, { size: 1 }, { token: main.token })).body.data;
  expect(messageParams[0]?.title).toBe('账号数据已导出');
});

test('a sub-account exports its own data and nothing of its enterprise', async () => {
  const main = await signUp({ accountRole: 2, authStatus: 1 });
  const sub = await signUpSub({ of: main });
  const other = await signUpSub({ of: main });
  await upload(main.token, 'licence');
  const parts = await partsOf(sub.token);
  expect(parts.account).toMatchObject({ loginName: sub.loginName, phone: sub.phone });
  for (const name of ['subAccounts', 'certification', 'agreements']) expect(parts).not.toHaveProperty(name);
  expect(parts.files).toEqual([]);
  const text = JSON.stringify(parts);
  for (const foreign of [main.phone, other.loginName, other.phone]) expect(text).not.toContain(foreign);
});

test('it contains no secret: no salt, hash or token', async () => {
  const { token, accountId } = await signUp({ accountRole: 2, authStatus: 1 });
  await signUpSub({ of: { accountId, enterpriseNo: '12345678' } });
  const text = JSON.stringify(await partsOf(token));
  const secrets = (await database.query(
    {
      name: '',
      text: `select a.salt, encode(a.sealed_inner, 'base64') as sealed, encode(s.token_hash, 'base64') as hash, u.salt as sub_salt
        from identity_account a join identity_session s using (account_id) join identity_sub_account u using (account_id)
        where a.account_id = $1 and s.sub_account_id is null`,
    },
    [accountId],
  )) as Record<string, string>[];
  expect(secrets).toHaveLength(1);
  for (const secret of [token, ...Object.values(secrets[0] ?? {})]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/salt|sealed|inner|hash|password|token/i);
});

test('a failed export sends no message and can be retried at once', async () => {
  const { token } = await signUp();
  const rename = (from: string, to: string) =>
    database.query({ name: '', text: `alter table ${from} rename to ${to}` });
  await rename('work_orders_order', 'work_orders_order_away');
  expect((await call(exportData, {}, { token })).status).toBe(500);
  expect(takeUndescribed()).toEqual([expect.stringContaining('500')]);
  await rename('work_orders_order_away', 'work_orders_order');
  expect((await call(exportData, {}, { token })).status).toBe(200);
  expect((await call(listMessages, { size: 10 }, { token })).body.data.total).toBe(1);
});

test('its parts are read in sequence on one connection', async () => {
  const { accountId } = await signUp();
  const log: string[] = [];
  const calls = createCalls();
  const part = (handle: Database, name: string) => async () => {
    log.push(`${name} begins`);
    const [row] = await handle.query<{ id: number }>({ name: '', text: 'select pg_backend_pid() as id' });
    log.push(`${name} ends`);
    return row?.id;
  };
  serveOwnAccount(calls, {
    database,
    attach: async () => {},
    detach: async () => {},
    notify: async () => {},
    exportPartsOf: (handle) => ({ one: part(handle, 'one'), two: part(handle, 'two') }),
  });
  const permissions = new Set<PermissionCode>(['account']);
  const user = {
    accountId: String(accountId),
    permissions: permissions as ReadonlySet<PermissionCode>,
  } as SignedInUser;
  const { parts } = await calls.run(exportData, {}, { hostKind: 'test', address: '', user });
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  expect(parts.one).toBe(parts.two);
});

test('once a minute: an earlier one gets 429 with the seconds to wait, and there is one message', async () => {
  const { token, accountId } = await signUp();
  const sub = await signUpSub({ of: { accountId, enterpriseNo: '87654321' } });
  const answers = await Promise.all([1, 2, 3].map(() => call(exportData, {}, { token })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const refused = await call(exportData, {}, { token });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  expect((await call(exportData, {}, { token: sub.token })).status).toBe(200);
  await database.query(
    { name: '', text: `update identity_export set exported_at = now() - interval '61 seconds' where owner_id = $1` },
    [accountId],
  );
  expect((await call(exportData, {}, { token })).status).toBe(200);
  expect((await call(listMessages, { size: 10 }, { token })).body.data.total).toBe(2);
});
