import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkUser } from '#contract/auth/calls.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/auth/session-calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createDeviceStore } from './devices/device-store.ts';
import { createSessionStore } from './session-store.ts';
import { hashToken } from './token.ts';

const { call, database, signUp, signUpSub, openSession } = await testApp();

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36';

interface Owner {
  accountId: number;
  subAccountId?: number;
}

/** Opens a session from a device that the owner knows. */
const openFrom = async ({ accountId, subAccountId }: Owner, deviceHash: Buffer, userAgent = PHONE) => {
  await createDeviceStore(database).remember(subAccountId ?? accountId, deviceHash);
  return createSessionStore(database).open({
    accountId,
    subAccountId,
    userAgent,
    address: '203.0.113.77',
    deviceHash,
  });
};
const listOf = async (token: string) => (await call(listSessions, {}, { token })).body.data;
const lives = async (token: string) => (await call(checkUser, {}, { token })).status === 200;
const devicesOf = (ownerId: number) =>
  database.query({ name: '', text: 'select 1 from identity_device where owner_id = $1' }, [ownerId]);
const titlesOf = async (token: string) =>
  (await call(listMessages, { size: 10 }, { token })).body.data.messageParams.map(({ title }) => title);

test('the list shows device, network and times of the open sessions, and marks the current one', async () => {
  const { token, ...owner } = await signUp();
  await openFrom(owner, randomBytes(32));
  const computer = await openFrom(owner, randomBytes(32), WINDOWS);
  const list = await listOf(computer);
  expect(list.map(({ deviceKind, device, network, current }) => ({ deviceKind, device, network, current }))).toEqual([
    { deviceKind: 'computer', device: 'Windows 上的 Chrome 浏览器', network: '203.0.113.*', current: true },
    { deviceKind: 'phone', device: 'Android 上的 Chrome 浏览器', network: '203.0.113.*', current: false },
    { deviceKind: 'unknown', device: '未能识别的浏览器', network: '127.0.0.*', current: false },
  ]);
  for (const { openedAt, lastSeenAt } of list)
    expect(Date.now() - Date.parse(openedAt) + Date.parse(lastSeenAt) - Date.parse(openedAt)).toBeLessThan(60_000);
  expect((await listOf(token)).find(({ current }) => current)?.device).toBe('未能识别的浏览器');
  expect(JSON.stringify(list)).not.toContain('203.0.113.77');
});

test('ended sessions are not in the list', async () => {
  const { token, ...owner } = await signUp();
  const [left, idle, old] = [await openSession(owner), await openSession(owner), await openSession(owner)];
  await createSessionStore(database).end(left, 'logout');
  const set = (token: string, column: string, age: string) =>
    database.query(
      { name: '', text: `update identity_session set ${column} = now() - $2::interval where token_hash = $1` },
      [hashToken(token), age],
    );
  await set(idle, 'last_seen_at', '13 hours');
  await set(old, 'created_at', '8 days');
  expect(await Promise.all([left, idle, old].map(lives))).toEqual([false, false, false]);
  expect(await listOf(token)).toHaveLength(1);
});

test('ending one logs it out at once, forgets its device and notifies the owner', async () => {
  const { token, ...owner } = await signUp();
  const [mine, theirs] = [randomBytes(32), randomBytes(32)];
  const here = await openFrom(owner, mine);
  const lost = await openFrom(owner, theirs);
  const { sessionId } = (await listOf(lost)).find(({ current }) => current) as { sessionId: string };
  expect(await lives(lost)).toBe(true);
  expect((await call(endSession, { sessionId }, { token: here })).body.code).toBe('200');
  expect(await lives(lost)).toBe(false);
  expect((await call(checkUser, {}, { token: lost })).body.code).not.toBe('US000051');
  expect(await lives(here)).toBe(true);
  expect(await lives(token)).toBe(true);
  expect(await devicesOf(owner.accountId)).toHaveLength(1);
  expect(await createDeviceStore(database).remember(owner.accountId, mine)).toBe(false);
  expect(await createDeviceStore(database).remember(owner.accountId, theirs)).toBe(true);
  expect(await titlesOf(here)).toEqual(['一台设备上的登录已结束']);
  expect((await call(endSession, { sessionId }, { token: here })).status).toBe(404);
  expect(await titlesOf(here)).toHaveLength(1);
});

test('a device with another open session stays known', async () => {
  const owner = await signUp();
  const device = randomBytes(32);
  const here = await openFrom(owner, device);
  const before = await openFrom(owner, device);
  const { sessionId } = (await listOf(before)).find(({ current }) => current) as { sessionId: string };
  await call(endSession, { sessionId }, { token: here });
  expect(await devicesOf(owner.accountId)).toHaveLength(1);
});

test('all others end at once with one notification, and no other account is affected', async () => {
  const { token, ...owner } = await signUp();
  const sub = await signUpSub({ of: owner });
  const others = await Promise.all([1, 2, 3].map(() => openFrom(owner, randomBytes(32))));
  expect((await call(endOtherSessions, {}, { token })).body.data).toEqual({ ended: 3 });
  expect(await Promise.all(others.map(lives))).toEqual([false, false, false]);
  expect(await Promise.all([token, sub.token].map(lives))).toEqual([true, true]);
  expect(await devicesOf(owner.accountId)).toEqual([]);
  expect(await titlesOf(token)).toEqual(['其他设备上的登录已全部结束']);
  expect((await call(endOtherSessions, {}, { token })).body.data).toEqual({ ended: 0 });
  expect(await titlesOf(token)).toHaveLength(1);
});

test('[ACC-09] the session of another account looks missing', async () => {
  const owner = await signUp();
  const sub = await signUpSub({ of: owner });
  const stranger = await signUp();
  const idOf = async (token: string) => (await listOf(token))[0]?.sessionId as string;
  const ids = await Promise.all([owner, sub, stranger].map(({ token }) => idOf(token)));
  for (const [of, { token }] of [owner, sub, stranger].entries())
    for (const sessionId of ids.filter((_id, at) => at !== of))
      expect((await call(endSession, { sessionId }, { token })).status).toBe(404);
  expect((await call(endSession, { sessionId: '999999' }, { token: owner.token })).status).toBe(404);
  for (const sessionId of ['', '0', '-1', '1e3', 'x', '99999999999999999999', null, 7])
    expect((await call(endSession, { sessionId }, { token: owner.token })).status).toBe(400);
  expect((await call(endSession, { sessionId: '9223372036854775808' }, { token: owner.token })).status).toBe(400);
  expect(await Promise.all([owner, sub, stranger].map(({ token }) => lives(token)))).toEqual([true, true, true]);
});

test('ten at once end one session once', async () => {
  const { token, ...owner } = await signUp();
  const other = await openFrom(owner, randomBytes(32));
  const { sessionId } = (await listOf(other)).find(({ current }) => current) as { sessionId: string };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(endSession, { sessionId }, { token })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  expect(await titlesOf(token)).toHaveLength(1);
});
