import { describe, expect, test, vi } from 'vitest';
import type { Audience } from '#contract/messages/audience.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { cancelSending, countAudience, querySendings, sendMessage } from '#contract/messages/sending-calls.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';
import { testApp } from '#server/app/testing.ts';

const { call, database, signUp, signUpSub } = await testApp();
const query = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  database.query<Row>({ name: '', text }, values);

const operator = await signUp({ userRoles: [5], userName: 'operator-one' });
const message = { kind: 1, priority: 0, title: '系统升级通知', content: '今晚升级。\n请留意。', link: null };
const toNames = (...names: string[]) => ({ to: 'named' as const, names });

const intents = (() => {
  let at = 0;
  return () => `intent-${(at += 1)}`;
})();
const send = (request: object, { token = operator.token, key = intents() } = {}) =>
  call(sendMessage, { ...message, ...request }, { token, 'idempotency-key': key });
const countOf = async (audience: Audience) =>
  (await call(countAudience, { audience }, { token: operator.token })).body.data;
const sendings = async (request: object = {}) =>
  (await call(querySendings, request, { token: operator.token })).body.data;
const titlesOf = async (token: string) =>
  (await call(listMessages, {}, { token })).body.data.messageParams.map(({ title }) => title);
/** Lets the time of a scheduled message come. */
const makeDue = async (sendingId: string) => {
  await query('update messages_sending set starts_at = now() where sending_id = $1', [sendingId]);
  await query(`update pgboss.job set start_after = now() where data ->> 'sendingId' = $1`, [sendingId]);
};
const isSent = (sendingId: string) =>
  vi.waitFor(async () => {
    const { list } = await sendings({ pageSize: 100 });
    expect(list.find((one) => one.sendingId === sendingId)?.state).toBe(sendingStates.sent);
  }, 8000);
const actsOn = (objectId: string) =>
  query(
    'select act, actor_name, object_kind, object_name, detail from console_audit_log where object_id = $1 order by entry_id',
    [objectId],
  );

describe('[OPS-02] whom a message goes to', () => {
  test('all main accounts except operators, or those that match every condition', async () => {
    const all = (await countOf({ to: 'all' })).accounts;
    await signUp({ userRoles: [3], authStatus: 1 });
    await signUp({ userRoles: [3], authStatus: 4, accountRole: 3 });
    await signUp({ userRoles: [3, 2], authStatus: 2 });
    await signUp({ userRoles: [6] });
    await signUpSub({ of: await signUp() });
    expect((await countOf({ to: 'all' })).accounts).toBe(all + 4);
    const chosen = async (some: object) =>
      (await countOf({ to: 'chosen', authStatuses: [], userRoles: [], accountRoles: [], ...some })).accounts;
    expect(await chosen({})).toBe(all + 4);
    expect(await chosen({ userRoles: [3] })).toBe(3);
    expect(await chosen({ userRoles: [3], authStatuses: [1, 2] })).toBe(2);
    expect(await chosen({ userRoles: [2, 4] })).toBe(1);
    expect(await chosen({ userRoles: [3], accountRoles: [3] })).toBe(1);
    expect(await chosen({ userRoles: [3], accountRoles: [9] })).toBe(0);
  });

  test('accounts by user name or phone, once each; unknown ones are reported', async () => {
    const one = await signUp({ userName: 'Named-One' });
    const two = await signUp();
    const sub = await signUpSub({});
    expect(
      await countOf(
        toNames('named-one', one.phone, 'nobody-here', two.userName, sub.name, 'operator-one', '13900000000'),
      ),
    ).toEqual({ accounts: 2, unknown: ['nobody-here', sub.name, '13900000000'], operators: ['operator-one'] });
  });

  test.each([
    [{ to: 'named', names: [] }, 'audience.names'],
    [{ to: 'named', names: Array.from({ length: 501 }, (_, at) => `u${at}`) }, 'audience.names'],
    [{ to: 'named', names: ['a'.repeat(31)] }, 'audience.names.0'],
    [{ to: 'named', names: ['a\0b'] }, 'audience.names.0'],
    [{ to: 'chosen', userRoles: [5] }, 'audience.userRoles.0'],
    [{ to: 'chosen', accountRoles: [7] }, 'audience.accountRoles.0'],
    [{ to: 'chosen', authStatuses: 1 }, 'audience.authStatuses'],
    [{ to: 'everybody' }, 'audience.to'],
    [null, 'audience'],
    ['all', 'audience'],
  ])('is not %j', async (audience, field) => {
    for (const answer of [await call(countAudience, { audience }, { token: operator.token }), await send({ audience })])
      expect(answer).toMatchObject({ status: 400, body: { data: { field } } });
  });
});

describe('[OPS-02] sending', () => {
  test('reaches each account once, and shows its sender, audience and progress', async () => {
    const readers = await Promise.all([signUp(), signUp(), signUp()]);
    const [first, second, third] = readers as [typeof operator, typeof operator, typeof operator];
    const { status, body } = await send({
      title: '给两位',
      audience: toNames(first.userName, second.phone, first.phone),
      link: '/account/account',
      priority: 2,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ sendingId: expect.stringMatching(/^\d+$/), expected: 2 });
    await isSent(body.data.sendingId);
    expect(await titlesOf(first.token)).toEqual(['给两位']);
    expect(await titlesOf(second.token)).toEqual(['给两位']);
    expect(await titlesOf(third.token)).toEqual([]);
    const [listed] = (await sendings()).list;
    expect(listed).toEqual({
      ...message,
      title: '给两位',
      link: '/account/account',
      priority: 2,
      sendingId: body.data.sendingId,
      audience: { to: 'named' },
      state: sendingStates.sent,
      expected: 2,
      sent: 2,
      startTime: expect.any(String),
      createTime: expect.any(String),
      createdBy: 'operator-one',
      finishTime: expect.any(String),
    });
    expect(await actsOn(body.data.sendingId)).toEqual([
      {
        act: 'message.send',
        actor_name: 'operator-one',
        object_kind: 'message',
        object_name: '给两位',
        detail: { accounts: '2' },
      },
    ]);
  });

  test('a double click sends one', async () => {
    const reader = await signUp();
    const request = { title: '只此一条', audience: toNames(reader.userName) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(request, { key: 'one-click' })));
    expect(new Set(answers.map(({ body }) => body.data.sendingId)).size).toBe(1);
    const { sendingId } = (answers[0] as (typeof answers)[number]).body.data;
    await isSent(sendingId);
    expect(await titlesOf(reader.token)).toEqual(['只此一条']);
    expect(await actsOn(sendingId)).toHaveLength(1);
    expect((await call(sendMessage, { ...message, ...request }, { token: operator.token })).status).toBe(400);
  });

  test('does nothing if a name is unusable or the audience is empty', async () => {
    const reader = await signUp();
    const before = (await sendings()).total;
    for (const audience of [
      toNames(reader.userName, 'nobody-here'),
      toNames(reader.userName, 'operator-one'),
      { to: 'chosen', accountRoles: [15], authStatuses: [3], userRoles: [4] },
    ])
      expect(await send({ audience })).toMatchObject({
        status: 200,
        body: { code: '10003', data: { field: 'audience' } },
      });
    expect((await sendings()).total).toBe(before);
    expect(await titlesOf(reader.token)).toEqual([]);
  });

  test.each([
    [{ title: '' }, 'title'],
    [{ title: ' 前有空格' }, 'title'],
    [{ title: '两\n行' }, 'title'],
    [{ title: '反\u202e向' }, 'title'],
    [{ title: '长'.repeat(61) }, 'title'],
    [{ content: '' }, 'content'],
    [{ content: ' \n ' }, 'content'],
    [{ content: 'a\u0007' }, 'content'],
    [{ content: 'a\ud800' }, 'content'],
    [{ content: '长'.repeat(2001) }, 'content'],
    [{ kind: 9 }, 'kind'],
    [{ priority: 3 }, 'priority'],
    [{ link: '' }, 'link'],
    [{ link: 'https://example.com/' }, 'link'],
    [{ link: '//example.com' }, 'link'],
    [{ link: '/\\example.com' }, 'link'],
    [{ link: '/a b' }, 'link'],
    [{ link: '/\u0085' }, 'link'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: `/${'a'.repeat(300)}` }, 'link'],
    [{ startTime: 'tomorrow' }, 'startTime'],
    [{ startTime: '2126-01-01T00:00:00Z' }, 'startTime'],
    [{ startTime: '2020-01-01T00:00:00Z' }, 'startTime'],
  ])('refuses %j', async (wrong, field) => {
    expect(await send({ audience: { to: 'all' }, ...wrong })).toMatchObject({ status: 400, body: { data: { field } } });
  });

  test.each([{ state: 9 }, { state: '1' }, { pageNo: 0 }, { pageNo: 1.5 }, { pageSize: 101 }])(
    'refuses a list by %j',
    async (wrong) => {
      expect(await call(querySendings, wrong, { token: operator.token })).toMatchObject({
        status: 400,
        body: { data: { field: Object.keys(wrong)[0] } },
      });
    },
  );

  test('a page past the end is empty and knows the total', async () => {
    const reader = await signUp();
    const { body } = await send({ audience: toNames(reader.userName) });
    await isSent(body.data.sendingId);
    const { total } = await sendings();
    const { total: sent } = await sendings({ state: sendingStates.sent });
    expect(await sendings({ state: null, pageNo: 1000 })).toEqual({ total, list: [] });
    expect(await sendings({ state: sendingStates.sent, pageNo: 1000 })).toEqual({ total: sent, list: [] });
  });

  test('treats any input as plain text', async () => {
    const reader = await signUp();
    const hostile = { title: '<img src=x onerror=alert(1)>', content: '</p><script>alert(1)</script> {t} %s \\ " \'' };
    const { body } = await send({ ...hostile, audience: toNames(reader.userName) });
    await isSent(body.data.sendingId);
    expect(await query('select title, content from messages_message where owner_id = $1', [reader.accountId])).toEqual([
      hostile,
    ]);
  });
});

describe('[OPS-02] cancelling', () => {
  test('a scheduled one is never sent; twice or too late is refused, and an unknown one is not found', async () => {
    const reader = await signUp();
    const startTime = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await send({ title: '稍后', audience: toNames(reader.userName), startTime });
    const { sendingId } = body.data;
    const cancel = (id: string) => call(cancelSending, { sendingId: id }, { token: operator.token });
    expect((await sendings({ state: 1 })).list).toMatchObject([{ sendingId, sent: 0, startTime, finishTime: null }]);
    const answers = await Promise.all([cancel(sendingId), cancel(sendingId)]);
    expect(answers.map((answer) => answer.body.code).sort()).toEqual(['200', 'PTL0002']);
    expect((await sendings({ state: 3 })).list).toMatchObject([{ sendingId, sent: 0 }]);
    expect((await actsOn(sendingId)).map(({ act }) => act)).toEqual(['message.send', 'message.cancel']);
    await makeDue(sendingId);
    const later = await send({ title: '其后', audience: toNames(reader.userName) });
    await isSent(later.body.data.sendingId);
    expect(await titlesOf(reader.token)).toEqual(['其后']);
    expect((await cancel(later.body.data.sendingId)).body.code).toBe('PTL0002');
    expect((await cancel('999999999')).status).toBe(404);
    expect((await cancel('0')).status).toBe(400);
  });

  test('an account that registers after the start does not get it', async () => {
    const before = await signUp({ userRoles: [4], accountRole: 15 });
    const startTime = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await send({
      title: '只给老账号',
      audience: { to: 'chosen', userRoles: [4], accountRoles: [15] },
      startTime,
    });
    const after = await signUp({ userRoles: [4], accountRole: 15 });
    await query("update identity_account set created_at = now() + interval '1 second' where account_id = $1", [
      after.accountId,
    ]);
    await makeDue(body.data.sendingId);
    await isSent(body.data.sendingId);
    expect(await titlesOf(before.token)).toEqual(['只给老账号']);
    expect(await titlesOf(after.token)).toEqual([]);
  });
});
