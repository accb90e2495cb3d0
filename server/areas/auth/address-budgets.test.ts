import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { uploadFile } from '#contract/files/calls.ts';
import { getChallenge, getPasswordChallenge, getUserInfo, login, resetPassword } from '#contract/auth/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { app, call, signUp } = await testApp({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' }, { pages: true });

/** Returns a function that makes addresses of a network that no other test uses. */
const newNetwork = () => {
  const last = () => randomInt(1, 0xffff).toString(16);
  const network = `2001:db8:${last()}:${last()}`;
  return () => ({ 'x-forwarded-for': `${network}:${last()}:${last()}:${last()}:${last()}` });
};
const someName = () => `u-${randomBytes(6).toString('hex')}`;
const wrongLogin = { codeId: 'none', name: 'somebody', oldPwd: '0'.repeat(64), pageNo: 1, pageSize: 1 };
const wrongReset = () => ({
  codeId: 'none',
  phoneNo: `199${String(randomInt(1e8)).padStart(8, '0')}`,
  verifyCode: '000000',
  salt: '1'.repeat(16),
  newPwd: 'A'.repeat(80),
});
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

// Stops the clock, so that no budget refills during a test.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe('[ID-16] what one network may do', () => {
  test('of a hundred wrong logins at once from one /64 sixty are checked, and the rest get a retry time', async () => {
    const from = newNetwork();
    const answers = await Promise.all(Array.from({ length: 100 }, () => call(login, wrongLogin, from())));
    const statuses = answers.map(({ status }) => status);
    expect(count(statuses, 200)).toBe(60);
    const refused = answers.find(({ status }) => status === 429);
    // Rejected requests do not count: the client may retry after one second.
    expect(refused?.headers['retry-after']).toBe('1');
    expect((await call(login, wrongLogin, newNetwork()())).status).toBe(200);
  });

  test('wrong codes of a reset are counted like wrong passwords', async () => {
    const from = newNetwork();
    const answers = await Promise.all(Array.from({ length: 90 }, () => call(resetPassword, wrongReset(), from())));
    const statuses = answers.map(({ status }) => status);
    expect(count(statuses, 429)).toBe(30);
    expect((await call(login, wrongLogin, from())).status).toBe(429);
  });

  test.each([getChallenge, getPasswordChallenge])('%o: challenges are limited', async (challenge) => {
    const from = newNetwork();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => call(challenge, { name: someName(), type: 6 }, from())),
    );
    const statuses = answers.map(({ status }) => status);
    expect(count(statuses, 200)).toBe(60);
    expect(count(statuses, 429)).toBe(40);
  });

  test('[ROUTE-18] pages for logged-in users are limited per network, public pages are not', async () => {
    const from = newNetwork();
    const { token } = await signUp();
    const get = (url: string) => app.inject({ url, headers: { ...from(), cookie: `token=${token}` } });
    const statuses: number[] = [];
    for (let asked = 0; asked < 120; asked += 1) statuses.push((await get('/account/account')).statusCode);
    expect(count(statuses, 200)).toBe(120);
    const refused = await get('/account/account');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await get('/')).statusCode).toBe(200);
    expect((await call(getUserInfo, {}, { token, ...from() })).status).toBe(200);
  });

  test('uploads count per network before anything of them is read', async () => {
    const from = newNetwork();
    const people = await Promise.all([signUp(), signUp()]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': 'k' };
    const send = async (at: number, more: Record<string, string>) => {
      const token = people[at % 2]?.token as string;
      const all = { ...headers, ...more, token };
      return (await app.inject({ method: 'POST', url: uploadFile.path, payload: 'nonsense', headers: all })).statusCode;
    };
    const statuses: number[] = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push(await send(sent, from()));
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 400), 429]);
    expect(await send(0, newNetwork()())).toBe(400);
  });
});
