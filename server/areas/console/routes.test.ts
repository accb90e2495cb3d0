import { describe, expect, test } from 'vitest';
import { exportAuditLog, getWaiting, listAuditActors, queryAuditLog } from '#contract/console/calls.ts';
import { AUDIT_MAXIMUM } from '#contract/console/limits.ts';
import { testApp } from '#server/app/testing.ts';

const { call, database, signUp, signUpSub } = await testApp();
const superManager = await signUp({ userRoles: [6] });
const headers = { token: superManager.token };

const write = (entry: {
  actor?: number;
  act?: string;
  object?: string;
  name?: string;
  account?: number;
  at?: string;
}) =>
  database.query(
    {
      name: '',
      text: `insert into console_audit_log (at, actor_id, actor_name, act, object_kind, object_id, object_name, account_id, detail, address)
        values ($1, $2, $3, $4, 'account', $5, $6, $7, '{"reason": "=1+1"}', '203.0.113.7')`,
    },
    [
      entry.at ?? new Date().toISOString(),
      entry.actor ?? 1,
      `operator-${entry.actor ?? 1}`,
      entry.act ?? 'account.lock',
      entry.object ?? '100',
      entry.name ?? 'someone',
      entry.account ?? null,
    ],
  );
const ask = async (query: object = {}) =>
  (await call(queryAuditLog, { pageNo: 1, pageSize: 100, ...query }, headers)).body.data;
const objectsOf = async (query: object) => (await ask(query)).list.map(({ objectId }) => objectId);

describe('the audit log', () => {
  test('[OPS-02] is found by operator, act, object, account and days of Shanghai', async () => {
    // 00:30 in Shanghai is 16:30 UTC of the day before.
    await write({ actor: 11, object: 'a', account: 501, at: '2026-03-01T16:30:00Z' });
    await write({ actor: 11, object: 'b', name: '某企业', act: 'account.unlock', at: '2026-03-02T15:59:00Z' });
    await write({ actor: 12, object: 'c', account: 501, at: '2026-03-02T16:00:00Z' });
    expect(await objectsOf({ to: '2026-03-31' })).toEqual(['c', 'b', 'a']);
    expect(await objectsOf({ actorId: '11' })).toEqual(['b', 'a']);
    expect(await objectsOf({ act: 'account.unlock' })).toEqual(['b']);
    expect(await objectsOf({ object: 'c' })).toEqual(['c']);
    expect(await objectsOf({ object: '某企业' })).toEqual(['b']);
    expect(await objectsOf({ accountId: '501' })).toEqual(['c', 'a']);
    expect(await objectsOf({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['b', 'a']);
    expect(await objectsOf({ actorId: '11', accountId: '501', from: '2026-03-03' })).toEqual([]);
    expect(await ask({ actorId: '11', pageSize: 1, pageNo: 2 })).toMatchObject({
      total: 2,
      more: false,
      list: [{ objectId: 'a', actorName: 'operator-11', accountId: '501', detail: { reason: '=1+1' } }],
    });
    for (const object of ['%', "' or 1=1 --", '𠮷', 'x'.repeat(200)]) expect(await objectsOf({ object })).toEqual([]);
  });

  test('[OPS-02] lists the operators with entries', async () => {
    await write({ actor: 21 });
    await write({ actor: 21 });
    await write({ actor: 22 });
    const actors = (await call(listAuditActors, {}, headers)).body.data;
    expect(actors.filter(({ actorId }) => ['21', '22'].includes(actorId))).toEqual([
      { actorId: '21', actorName: 'operator-21' },
      { actorId: '22', actorName: 'operator-22' },
    ]);
  });

  test('[OPS-02] is exported, and logs the export', async () => {
    await write({ actor: 31, object: 'e1' });
    await write({ actor: 31, object: 'e2' });
    const { body } = await call(exportAuditLog, { actorId: '31' }, headers);
    expect(body.data).toMatchObject({ more: false, list: [{ objectId: 'e2' }, { objectId: 'e1' }] });
    expect((await ask({ act: 'auditLog.export' })).list).toMatchObject([
      { actorId: String(superManager.accountId), detail: { actorId: '31', rows: '2' } },
    ]);
  });

  test('[OPS-02] is paged and exported up to its 10 000th entry, and says if there are more', async () => {
    await database.query(
      {
        name: '',
        text: `insert into console_audit_log (at, actor_id, actor_name, act, object_kind, object_id, object_name, address)
          select timestamptz '2025-01-01' + i * interval '1 second', 41, 'operator-41', 'account.lock', 'account', i::text, 'n', ''
          from generate_series(1, $1) i`,
      },
      [AUDIT_MAXIMUM + 5],
    );
    const last = AUDIT_MAXIMUM / 100;
    expect(await ask({ actorId: '41' })).toMatchObject({ total: AUDIT_MAXIMUM, more: true });
    const { list } = await ask({ actorId: '41', pageNo: last });
    expect([list.length, list.at(-1)?.objectId]).toEqual([100, '6']);
    expect((await ask({ actorId: '41', pageNo: last + 1 })).list).toEqual([]);
    expect((await ask({ actorId: '41', pageNo: 100_000 })).list).toEqual([]);
    const exported = (await call(exportAuditLog, { actorId: '41' }, headers)).body.data;
    expect([exported.list.length, exported.more, exported.list[0]?.objectId]).toEqual([
      AUDIT_MAXIMUM,
      true,
      String(AUDIT_MAXIMUM + 5),
    ]);
    expect(await ask({ actorId: '41', from: '2025-01-01', to: '2025-01-01' })).toMatchObject({ more: true });
  });

  test.each([
    { actorId: 'x' },
    { actorId: '9'.repeat(19) },
    { act: 'account.remove' },
    { object: 'x'.repeat(10_000) },
    { object: '\u0000' },
    { accountId: -1 },
    { from: '2026-02-29' },
    { from: '1999-12-31' },
    { to: '20260101' },
    { to: null },
    { pageNo: 0 },
    { pageSize: 1000 },
  ])('refuses %j', async (wrong) => {
    const answer = await call(queryAuditLog, { pageNo: 1, pageSize: 20, ...wrong }, headers);
    expect(answer).toMatchObject({ status: 400, body: { data: { field: Object.keys(wrong)[0] } } });
  });

  test('[GUARD-01] [OPS-02] is readable by super managers only', async () => {
    const people = [await signUp(), await signUp({ userRoles: [5] }), await signUpSub()];
    for (const { token } of people)
      for (const audit of [queryAuditLog, exportAuditLog, listAuditActors])
        expect((await call(audit, { pageNo: 1, pageSize: 1 }, { token })).status).toBe(403);
  });

  test('allows no change and no removal', async () => {
    for (const text of ['delete from console_audit_log', `update console_audit_log set actor_name = 'nobody'`])
      await expect(database.query({ name: '', text })).rejects.toThrow('only added to');
  });
});

test('[OPS-02] waiting counts are shown for the console pages that one may open', async () => {
  const waitingFor = async (token: string) => (await call(getWaiting, {}, { token })).body.data.waiting;
  const customer = await signUp();
  await database.query(
    {
      name: '',
      text: `insert into enterprise_application (account_id, account_name, fields, is_own_phone)
        values ($1, 'someone', '{"subjectKind": 1, "asPrinted": false, "enterpriseName": "等待企业", "creditCode": "1"}', false)`,
    },
    [customer.accountId],
  );
  expect(await waitingFor(superManager.token)).toEqual([
    { place: 'workOrders', count: 0 },
    { place: 'certifications', count: 1 },
    { place: 'nearCeiling', count: 0 },
    { place: 'contentReviews', count: 0 },
    { place: 'feedback', count: 0 },
    { place: 'failedJobs', count: 0 },
  ]);
  expect(await waitingFor(customer.token)).toEqual([]);
});
