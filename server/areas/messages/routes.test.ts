import { describe, expect, test } from 'vitest';
import type { AnyCall } from '#contract/kit/call.ts';
import {
  countUnread,
  deleteMessages,
  getMessage,
  listMessages,
  readAllMessages,
  readMessages,
  restoreMessages,
} from '#contract/messages/calls.ts';
import { messageKinds } from '#contract/messages/kinds.ts';
import { CONTENT_MAXIMUM, TITLE_MAXIMUM } from '#contract/messages/limits.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { createCalls } from '#server/kit/http/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { serveMessages } from './routes.ts';
import { createMessageStore, deletedMessages, type NewMessage, oldMessages } from './store.ts';

const { call, database, openSession, signUp, signUpSub } = await testApp();
const store = createMessageStore(database);
const query = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  database.query<Row>({ name: '', text }, values);

const send = (ownerId: number, more: Partial<NewMessage> = {}) =>
  store.send({
    ownerIds: [ownerId],
    kind: messageKinds.system,
    priority: 0,
    title: '系统升级通知',
    content: '系统将于今晚升级。',
    ...more,
  });
const sendTitles = async (ownerId: number, ...titles: string[]) => {
  for (const title of titles) await send(ownerId, { title });
};

const listOf = async (token: string, request: object = {}) => (await call(listMessages, request, { token })).body.data;
const titlesOf = async (token: string, request: object = {}) =>
  (await listOf(token, request)).messageParams.map(({ title }) => title);
const unreadOf = async (token: string) => (await call(countUnread, {}, { token })).body.data.unread;
const read = (token: string, messagePushIds: string[]) => call(readMessages, { messagePushIds }, { token });

/** Returns the stored counters and the actual counts. */
const countsOf = async (ownerId: number) => {
  const [kept] = await query('select total, unread from messages_owner where owner_id = $1', [ownerId]);
  const [counted] = await query(
    `select count(*) as total, count(*) filter (where read_at is null) as unread from messages_message
     where owner_id = $1 and deleted_at is null`,
    [ownerId],
  );
  return { kept, counted };
};

describe('[MSG-01] [MSG-04] the list of messages', () => {
  test('is empty for a user without messages', async () => {
    const { token } = await signUp();
    expect(await listOf(token)).toEqual({ messageParams: [], total: 0, page: 1, size: 10 });
    expect(await unreadOf(token)).toBe(0);
  });

  test('has ten per page by default, newest first, with id, title, time, read and priority', async () => {
    const { accountId, token } = await signUp();
    const titles = Array.from({ length: 23 }, (_, at) => `第 ${at + 1} 条`);
    await sendTitles(accountId, ...titles);
    await send(accountId, { title: '密码已修改', priority: 2 });
    const first = await listOf(token);
    expect(first).toMatchObject({ total: 24, page: 1, size: 10 });
    expect(first.messageParams).toHaveLength(10);
    expect(first.messageParams[0]).toEqual({
      messagePushId: expect.stringMatching(/^\d+$/),
      title: '密码已修改',
      createAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      read: 0,
      priority: 2,
      kind: 1,
    });
    expect(await titlesOf(token, { page: 3 })).toEqual(['第 4 条', '第 3 条', '第 2 条', '第 1 条']);
    expect(await titlesOf(token, { size: 100 })).toEqual(['密码已修改', ...titles.reverse()]);
    expect(await listOf(token, { page: 4 })).toEqual({ messageParams: [], total: 24, page: 4, size: 10 });
    expect((await listOf(token, { page: 100_000, size: 100 })).messageParams).toEqual([]);
  });

  test('holds with read 0 those that are unread, and with null all', async () => {
    const { accountId, token } = await signUp();
    await sendTitles(accountId, '甲', '乙', '丙');
    const [, second] = (await listOf(token)).messageParams;
    expect((await read(token, [second?.messagePushId as string])).body.data).toEqual({ unread: 2 });
    expect(await listOf(token, { read: 0 })).toMatchObject({ total: 2 });
    expect(await titlesOf(token, { read: 0 })).toEqual(['丙', '甲']);
    const all = await listOf(token, { read: null });
    expect(all.total).toBe(3);
    expect(all.messageParams.map(({ title, read: state }) => [title, state])).toEqual([
      ['丙', 0],
      ['乙', 1],
      ['甲', 0],
    ]);
  });

  test('finds a keyword literally in title or content, case-insensitive', async () => {
    const { accountId, token } = await signUp();
    await send(accountId, { title: '配额 100% 用完', content: '本月额度。' });
    await send(accountId, { title: '固件更新', content: '支持 NVR_2 与 C:\\固件 目录。' });
    await send(accountId, { title: '活动', content: '第 1000 位用户。' });
    for (const [keyword, titles] of [
      ['100%', ['配额 100% 用完']],
      ['nvr_', ['固件更新']],
      ['\\', ['固件更新']],
      ['%', ['配额 100% 用完']],
      ['_2', ['固件更新']],
      ['额度', ['配额 100% 用完']],
      [' 活动 ', ['活动']],
      ["' or 1=1 --", []],
      ['', ['活动', '固件更新', '配额 100% 用完']],
      [null, ['活动', '固件更新', '配额 100% 用完']],
    ] as const) {
      const answer = await listOf(token, { keyword });
      expect(
        answer.messageParams.map(({ title }) => title),
        String(keyword),
      ).toEqual(titles);
      expect(answer.total).toBe(titles.length);
    }
    const { messageParams } = await listOf(token, { keyword: '活动' });
    await read(token, [messageParams[0]?.messagePushId as string]);
    expect(await listOf(token, { keyword: '活动', read: 0 })).toMatchObject({ total: 0, messageParams: [] });
  });

  test('[MSG-02] narrows to one kind, alone and with a keyword', async () => {
    const { accountId, token } = await signUp();
    await send(accountId, { title: '工单已受理', kind: messageKinds.workOrder });
    await send(accountId, { title: '工单系统维护', kind: messageKinds.system });
    await send(accountId, { title: '认证通过', kind: messageKinds.certification });
    expect(await listOf(token, { kind: 3 })).toMatchObject({
      total: 1,
      messageParams: [{ title: '工单已受理', kind: 3 }],
    });
    expect(await titlesOf(token, { keyword: '工单' })).toEqual(['工单系统维护', '工单已受理']);
    expect(await titlesOf(token, { keyword: '工单', kind: 1 })).toEqual(['工单系统维护']);
    expect(await listOf(token, { kind: 8 })).toEqual({ messageParams: [], total: 0, page: 1, size: 10 });
    expect(await listOf(token, { kind: 3, page: 2 })).toMatchObject({ total: 1, messageParams: [] });
  });

  test('[MSG-02] shows the place in the text of a keyword that is not in the title', async () => {
    const { accountId, token } = await signUp();
    await send(accountId, { title: '固件', content: '无关。' });
    await send(accountId, { title: '通知', content: `${'前文'.repeat(30)}\n新固件在此${'后文'.repeat(30)}` });
    const { messageParams } = await listOf(token, { keyword: '固件' });
    expect(messageParams.map(({ excerpt }) => excerpt)).toEqual([
      expect.stringMatching(/^…(前文)+ 新固件在此(后文|后)+…$/),
      undefined,
    ]);
    expect((await listOf(token)).messageParams.every((message) => !('excerpt' in message))).toBe(true);
  });

  test('is that of the named account if it is the caller’s; any other is not found', async () => {
    const owner = await signUp();
    const other = await signUp();
    const sub = await signUpSub({ of: owner });
    await sendTitles(owner.accountId, '主账号的');
    await sendTitles(other.accountId, '他人的');
    await sendTitles(sub.subAccountId, '子账号的');
    const of = (accountType: number, id: number) => ({ accountType, accountId: String(id) });
    expect(await titlesOf(owner.token, of(0, owner.accountId))).toEqual(['主账号的']);
    expect(await titlesOf(sub.token, of(1, sub.subAccountId))).toEqual(['子账号的']);
    expect(await titlesOf(sub.token)).toEqual(['子账号的']);
    expect(await titlesOf(sub.token, { accountType: null, accountId: null })).toEqual(['子账号的']);
    const missing = await call(listMessages, of(0, 1), { token: owner.token });
    expect(missing).toMatchObject({ status: 404, body: { code: '404', data: { field: 'accountId' } } });
    for (const [token, request] of [
      [owner.token, of(0, other.accountId)],
      [owner.token, of(0, sub.subAccountId)],
      [sub.token, of(1, owner.accountId)],
    ] as const) {
      const foreign = await call(listMessages, request, { token });
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual(missing.body);
    }
    for (const [token, request] of [
      [owner.token, of(1, sub.subAccountId)],
      [sub.token, of(0, owner.accountId)],
    ] as const)
      expect(await call(listMessages, request, { token })).toMatchObject({
        status: 404,
        body: { data: { field: 'accountType' } },
      });
  });

  test.each([
    [{ page: 0 }, 'page'],
    [{ page: 100_001 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page: '1' }, 'page'],
    [{ size: 0 }, 'size'],
    [{ size: 101 }, 'size'],
    [{ size: null }, 'size'],
    [{ read: 1 }, 'read'],
    [{ read: false }, 'read'],
    [{ keyword: '字'.repeat(65) }, 'keyword'],
    [{ keyword: 'a\u0000' }, 'keyword'],
    [{ keyword: '\ud800' }, 'keyword'],
    [{ keyword: ['a'] }, 'keyword'],
    [{ accountType: '0' }, 'accountType'],
    [{ accountId: 5 }, 'accountId'],
    [{ accountId: '9'.repeat(21) }, 'accountId'],
  ])('refuses %j', async (request, field) => {
    const { token } = await signUp();
    expect(await call(listMessages, request, { token })).toMatchObject({
      status: 400,
      body: { code: '400', data: { field } },
    });
  });
});

describe('one message', () => {
  test('is returned with its text and link, and is read from then on', async () => {
    const { accountId, token } = await signUp();
    await send(accountId, { content: '第一行\n<b>第二行</b>', link: '/account/sheets?id=1', priority: 1, kind: 3 });
    const [listed] = (await listOf(token)).messageParams;
    const { messagePushId } = listed as { messagePushId: string };
    const answer = await call(getMessage, { messagePushId }, { token });
    expect(answer.body.data).toEqual({
      ...listed,
      read: 1,
      kind: 3,
      content: '第一行\n<b>第二行</b>',
      link: '/account/sheets?id=1',
      unread: 0,
    });
    const [{ read_at: first } = {}] = await query('select read_at from messages_message where message_push_id = $1', [
      messagePushId,
    ]);
    expect((await call(getMessage, { messagePushId }, { token })).body.data).toMatchObject({ read: 1, unread: 0 });
    const [{ read_at: second } = {}] = await query('select read_at from messages_message where message_push_id = $1', [
      messagePushId,
    ]);
    expect(second).toEqual(first);
  });

  test('stays unread when a page shows it, since the page has only the cookie', async () => {
    const { accountId, token } = await signUp();
    await send(accountId);
    const [listed] = (await listOf(token)).messageParams;
    const calls = createCalls();
    serveMessages(calls, database);
    const user = { accountId: String(accountId), accountType: 0, permissions: new Set(['messageCenter']) };
    const { messagePushId } = listed as { messagePushId: string };
    const shown = await calls.run(
      getMessage,
      { messagePushId },
      { hostKind: 'test', address: '127.0.0.1', user: user as never },
    );
    expect(shown).toMatchObject({ read: 0, unread: 1, content: '系统将于今晚升级。' });
    expect(await unreadOf(token)).toBe(1);
  });

  test('of another owner, or deleted, looks missing', async () => {
    const owner = await signUp();
    const other = await signUp();
    const sub = await signUpSub({ of: owner });
    await sendTitles(owner.accountId, '留着', '删除');
    const [deleted, kept] = (await listOf(owner.token)).messageParams.map(({ messagePushId }) => messagePushId);
    await query('update messages_message set deleted_at = now() where message_push_id = $1', [deleted]);
    const missing = await call(getMessage, { messagePushId: '999999999999999999' }, { token: other.token });
    expect(missing).toMatchObject({ status: 404, body: { code: '404', data: { field: 'messagePushId' } } });
    for (const [token, messagePushId] of [
      [other.token, kept],
      [sub.token, kept],
      [owner.token, deleted],
    ]) {
      const answer = await call(getMessage, { messagePushId }, { token: token as string });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(missing.body);
    }
    expect((await read(other.token, [kept as string])).body.data).toEqual({ unread: 0 });
    expect(await unreadOf(owner.token)).toBe(1);
    expect(await titlesOf(owner.token)).toEqual(['留着']);
  });

  test.each(['', '0', '-1', '1e3', '1.0', '0x1', '１', ' 1', '9'.repeat(19), "1' or '1'='1", 1, null, ['1']])(
    'has no id like %j',
    async (messagePushId) => {
      const { token } = await signUp();
      expect(await call(getMessage, { messagePushId }, { token })).toMatchObject({
        status: 400,
        body: { data: { field: 'messagePushId' } },
      });
      expect((await call(readMessages, { messagePushIds: [messagePushId] }, { token })).status).toBe(400);
    },
  );
});

describe('marking messages read', () => {
  test('accepts several, also repeatedly, and leaves the others', async () => {
    const { accountId, token } = await signUp();
    await sendTitles(accountId, '甲', '乙', '丙');
    const ids = (await listOf(token)).messageParams.map(({ messagePushId }) => messagePushId);
    const two = ids.slice(0, 2);
    for (const request of [two, two, [...two, ...two, '999999999999999999']])
      expect((await read(token, request)).body.data).toEqual({ unread: 1 });
    expect(await titlesOf(token, { read: 0 })).toEqual(['甲']);
  });

  test('takes between one and a hundred', async () => {
    const { token } = await signUp();
    const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
    for (const [count, status] of [
      [0, 400],
      [1, 200],
      [100, 200],
      [101, 400],
    ] as const)
      expect((await read(token, ids(count))).status).toBe(status);
  });

  test('[MBOX-01] fifty times at once counts once, in whichever order', async () => {
    const { accountId, token } = await signUp();
    await sendTitles(accountId, '甲', '乙', '丙', '丁');
    const ids = (await listOf(token)).messageParams.map(({ messagePushId }) => messagePushId);
    const three = ids.slice(0, 3);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => read(token, at % 2 === 0 ? three : three.toReversed())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await unreadOf(token)).toBe(1);
    expect(await countsOf(accountId)).toEqual({ kept: { total: 4, unread: 1 }, counted: { total: 4, unread: 1 } });
  });
});

describe('[MSG-02] marking all read', () => {
  test('marks all unread ones of the owner only, however many', async () => {
    const { accountId, token } = await signUp();
    const other = await signUp();
    await query(
      `insert into messages_message (owner_id, kind, priority, title, content)
       select $1, 1, 0, 'n ' || n, '' from generate_series(1, 4500) n`,
      [accountId],
    );
    await sendTitles(other.accountId, '他人的');
    expect((await call(readAllMessages, {}, { token })).body.data).toEqual({ unread: 0 });
    expect((await call(readAllMessages, {}, { token })).body.data).toEqual({ unread: 0 });
    expect(await countsOf(accountId)).toEqual({
      kept: { total: 4500, unread: 0 },
      counted: { total: 4500, unread: 0 },
    });
    expect(await unreadOf(other.token)).toBe(1);
  });

  test('in parallel with marking, deleting and restoring leaves counts exact', async () => {
    const { accountId, token } = await signUp();
    await sendTitles(accountId, ...Array.from({ length: 40 }, (_, at) => `第 ${at} 条`));
    const ids = (await listOf(token, { size: 100 })).messageParams.map(({ messagePushId }) => messagePushId);
    const actions = [
      () => call(readAllMessages, {}, { token }),
      () => read(token, ids.slice(0, 20)),
      () => call(deleteMessages, { messagePushIds: ids.slice(10, 30).toReversed() }, { token }),
      () => call(restoreMessages, { messagePushIds: ids.slice(10, 30) }, { token }),
    ];
    const answers = await Promise.all(Array.from({ length: 32 }, (_, at) => actions[at % actions.length]?.()));
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
    const { kept, counted } = await countsOf(accountId);
    expect(kept).toEqual(counted);
  });
});

describe('[MSG-02] deleting', () => {
  const remove = (token: string, messagePushIds: string[]) => call(deleteMessages, { messagePushIds }, { token });
  const restore = (token: string, messagePushIds: string[]) => call(restoreMessages, { messagePushIds }, { token });

  test('removes one or several from lists, searches and counts, and restores them unchanged', async () => {
    const { accountId, token } = await signUp();
    await sendTitles(accountId, '甲', '乙', '丙', '丁');
    const [fourth, third, second] = (await listOf(token)).messageParams.map(({ messagePushId }) => messagePushId);
    await read(token, [second as string]);
    const some = [third, second, second] as string[];
    expect((await remove(token, some)).body.data).toEqual({ deleted: 2, unread: 2 });
    expect((await remove(token, some)).body.data).toEqual({ deleted: 0, unread: 2 });
    expect(await titlesOf(token)).toEqual(['丁', '甲']);
    expect(await listOf(token, { keyword: '丙' })).toMatchObject({ total: 0 });
    expect((await call(getMessage, { messagePushId: third }, { token })).status).toBe(404);
    expect((await restore(token, [...some, fourth as string])).body.data).toEqual({ restored: 2, unread: 3 });
    expect(await titlesOf(token)).toEqual(['丁', '丙', '乙', '甲']);
    expect((await listOf(token)).messageParams.map((message) => message.read)).toEqual([0, 0, 1, 0]);
    expect((await restore(token, some)).body.data).toEqual({ restored: 0, unread: 3 });
    expect((await countsOf(accountId)).kept).toEqual({ total: 4, unread: 3 });
  });

  test('leaves those of others alone, and reveals nothing about them', async () => {
    const owner = await signUp();
    const other = await signUp();
    const sub = await signUpSub({ of: owner });
    await sendTitles(owner.accountId, '甲');
    const ids = (await listOf(owner.token)).messageParams.map(({ messagePushId }) => messagePushId);
    for (const { token } of [other, sub])
      expect((await remove(token, ids)).body.data).toEqual({ deleted: 0, unread: 0 });
    expect(await titlesOf(owner.token)).toEqual(['甲']);
    await remove(owner.token, ids);
    for (const { token } of [other, sub])
      expect((await restore(token, ids)).body.data).toEqual({ restored: 0, unread: 0 });
    expect(await titlesOf(owner.token)).toEqual([]);
  });

  test('can be undone for five minutes, and is final soon after', async () => {
    const { accountId, token } = await signUp();
    await sendTitles(accountId, '甲', '乙', '丙');
    const ids = (await listOf(token)).messageParams.map(({ messagePushId }) => messagePushId);
    await remove(token, ids);
    const age = (id: string | undefined, time: string) =>
      query('update messages_message set deleted_at = now() - $2::interval where message_push_id = $1', [id, time]);
    await age(ids[0], '4 minutes 50 seconds');
    await age(ids[1], '5 minutes 1 second');
    await age(ids[2], '11 minutes');
    await removeOld(database, [deletedMessages], silentLog);
    expect((await restore(token, ids)).body.data).toEqual({ restored: 1, unread: 1 });
    expect(await titlesOf(token)).toEqual(['丙']);
    expect(await query('select title from messages_message where owner_id = $1 order by 1', [accountId])).toEqual([
      { title: '丙' },
      { title: '乙' },
    ]);
    expect(await countsOf(accountId)).toEqual({ kept: { total: 1, unread: 1 }, counted: { total: 1, unread: 1 } });
  });

  test.each([deleteMessages, restoreMessages])('$name takes between one and a hundred ids of digits', async (act) => {
    const { token } = await signUp();
    const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
    for (const [messagePushIds, status] of [
      [[], 400],
      [ids(100), 200],
      [ids(101), 400],
      [['0x1'], 400],
      ['1', 400],
      [null, 400],
    ] as const)
      expect((await call(act as AnyCall, { messagePushIds }, { token })).status).toBe(status);
  });
});

describe('counts are exact', () => {
  test('while messages are added, read and removed at once', async () => {
    const owners = await Promise.all([signUp(), signUp(), signUp()]);
    const ids = owners.map(({ accountId }) => accountId);
    await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const ownerIds = at % 2 === 0 ? ids : ids.toReversed();
        await store.send({ ownerIds, kind: 7, priority: 0, title: `活动 ${at}`, content: '内容。' });
        const owner = owners[at % 3] as (typeof owners)[number];
        const { messageParams } = await listOf(owner.token, { size: 100 });
        const some = messageParams.filter((_message, index) => index % 2 === 0);
        await read(
          owner.token,
          some.map(({ messagePushId }) => messagePushId),
        );
        if (at % 5 === 0)
          await query('update messages_message set deleted_at = now() where owner_id = any ($1) and title = $2', [
            ids,
            `活动 ${at}`,
          ]);
        if (at % 7 === 0)
          await query('delete from messages_message where owner_id = any ($1) and title = $2', [ids, `活动 ${at}`]);
      }),
    );
    for (const { accountId, token } of owners) {
      const { kept, counted } = await countsOf(accountId);
      expect(kept).toEqual(counted);
      expect(await listOf(token)).toMatchObject({ total: counted?.total });
      expect(await unreadOf(token)).toBe(counted?.unread);
    }
  });

  test('[MSG-01] after half a year a message is removed, read or not, and younger ones stay', async () => {
    const { accountId, token } = await signUp();
    await sendTitles(accountId, '旧的', '读过的', '新的');
    const { messageParams } = await listOf(token);
    const readId = messageParams.find(({ title }) => title === '读过的')?.messagePushId as string;
    await read(token, [readId]);
    const age = (titles: string[], time: string) =>
      query('update messages_message set created_at = now() - $3::interval where owner_id = $1 and title = any ($2)', [
        accountId,
        titles,
        time,
      ]);
    await age(['旧的', '读过的'], '180 days 1 minute');
    await age(['新的'], '179 days');
    await removeOld(database, [oldMessages], silentLog);
    expect(await titlesOf(token)).toEqual(['新的']);
    expect(await unreadOf(token)).toBe(1);
    expect((await countsOf(accountId)).kept).toEqual({ total: 1, unread: 1 });
  });

  test('for a message that is restored, or removed twice', async () => {
    const { accountId } = await signUp();
    await sendTitles(accountId, '甲', '乙');
    for (const [change, total] of [
      ['update messages_message set deleted_at = now() where owner_id = $1', 0],
      ['update messages_message set deleted_at = now() where owner_id = $1', 0],
      ['update messages_message set deleted_at = null where owner_id = $1', 2],
      ['update messages_message set read_at = now() where owner_id = $1', 2],
      ['update messages_message set read_at = null where owner_id = $1', 2],
      ['delete from messages_message where owner_id = $1', 0],
    ] as const) {
      await query(change, [accountId]);
      const { kept, counted } = await countsOf(accountId);
      expect(kept, change).toEqual(counted);
      expect(kept?.total).toBe(total);
    }
  });
});

describe('sending', () => {
  test('reaches each of its owners once, and none of them if its transaction fails', async () => {
    const first = await signUp();
    const second = await signUp();
    await store.send({
      ownerIds: [first.accountId, String(second.accountId), first.accountId],
      kind: messageKinds.event,
      priority: 0,
      title: '活动',
      content: '内容。',
    });
    for (const { token } of [first, second]) expect(await titlesOf(token)).toEqual(['活动']);
    await expect(
      database.transaction(async (transaction) => {
        await createMessageStore(transaction).send({
          ownerIds: [first.accountId],
          kind: messageKinds.event,
          priority: 0,
          title: '不该出现',
          content: '',
        });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await titlesOf(first.token)).toEqual(['活动']);
    expect(await unreadOf(first.token)).toBe(1);
  });

  test('cuts what is too long, and never in the middle of a character', async () => {
    const { accountId, token } = await signUp();
    await send(accountId, {
      title: `${'题'.repeat(TITLE_MAXIMUM - 2)}😀😀`,
      content: '文'.repeat(CONTENT_MAXIMUM + 1),
    });
    const [listed] = (await listOf(token)).messageParams;
    expect(listed?.title).toBe(`${'题'.repeat(TITLE_MAXIMUM - 2)}…`);
    const { content } = (await call(getMessage, { messagePushId: listed?.messagePushId }, { token })).body.data;
    expect(content).toBe(`${'文'.repeat(CONTENT_MAXIMUM - 1)}…`);
  });

  test.each([
    'https://example.com/',
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    'javascript:alert(1)',
    '/a b',
    '',
  ])('refuses the link %j', async (link) => {
    const { accountId } = await signUp();
    await expect(send(accountId, { link })).rejects.toThrow('messages_message_link_check');
  });

  test.each(['/', '/account/sheets/1?tab=a&b=%2F#c'])('takes the link %j', async (link) => {
    const { accountId, token } = await signUp();
    await send(accountId, { link });
    expect(await unreadOf(token)).toBe(1);
  });
});

describe('[GUARD-01] [MBOX-03] whose messages', () => {
  const some: [AnyCall, object][] = [
    [listMessages, {}],
    [countUnread, {}],
    [getMessage, { messagePushId: '1' }],
    [readMessages, { messagePushIds: ['1'] }],
  ];

  test('are hidden from visitors', async () => {
    const { accountId, token } = await signUp();
    await query(`update identity_session set ended_at = now(), end_reason = 'logout' where account_id = $1`, [
      accountId,
    ]);
    for (const [asked, request] of some)
      for (const headers of [{}, { token }, { token: 'nonsense' }])
        expect(await call(asked, request, headers as Record<string, string>)).toMatchObject({
          status: 401,
          body: { code: '401' },
        });
  });

  test('[ID-09] are hidden from a session that a login elsewhere has ended', async () => {
    const sub = await signUpSub();
    const newer = await openSession(sub);
    expect(await call(listMessages, {}, { token: sub.token })).toMatchObject({
      status: 401,
      body: { code: 'US000051' },
    });
    expect((await call(listMessages, {}, { token: newer })).status).toBe(200);
  });

  test('operation accounts have none', async () => {
    for (const userRoles of [[5], [6]] as const) {
      const { token } = await signUp({ userRoles });
      for (const [asked, request] of some)
        expect(await call(asked, request, { token })).toMatchObject({
          status: 403,
          body: { data: { permission: 'messageCenter' } },
        });
    }
  });
});
