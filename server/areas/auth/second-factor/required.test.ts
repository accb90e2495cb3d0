import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setAvatar } from '#contract/account/own-account-calls.ts';
import { checkUser, getUserInfo } from '#contract/auth/calls.ts';
import { listOutbox } from '#contract/auth/outbox-calls.ts';
import { disableSecondFactor, getSecondFactor } from '#contract/auth/second-factor-calls.ts';
import { getWaiting } from '#contract/console/calls.ts';
import { getDesk } from '#contract/console/desk-calls.ts';
import { testApp } from '#server/app/testing.ts';
import { codeIn, secondFactorOf } from './testing.ts';

const app = await testApp({ OPERATOR_SECOND_FACTOR: 'required' }, { pages: true });
const { call, signUp, upload } = app;
const { newOperator, turnOn } = secondFactorOf(app);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

const open = (url: string, token: string) => app.app.inject({ url, headers: { cookie: `token=${token}` } });

describe('where one-time codes are required', () => {
  test('the calls of the console are closed to an operator without them, and open as soon as they are on', async () => {
    const operator = await newOperator();
    const { token } = operator;
    for (const asked of [getDesk, listOutbox])
      expect(await call(asked, {}, { token })).toMatchObject({ status: 403, body: { code: 'PTL0016' } });
    expect((await call(getUserInfo, {}, { token })).body.data.lacksSecondFactor).toBe(true);
    expect((await call(checkUser, {}, { token })).status).toBe(200);
    expect((await call(getWaiting, {}, { token })).body.data.waiting).toEqual([]);
    expect((await call(getSecondFactor, {}, { token })).body.data.required).toBe(true);

    const { key } = await turnOn(operator);
    expect((await call(getDesk, {}, { token })).status).toBe(200);
    expect((await call(getWaiting, {}, { token })).body.data.waiting.length).toBeGreaterThan(0);
    expect((await call(getUserInfo, {}, { token })).body.data).not.toHaveProperty('lacksSecondFactor');

    await call(disableSecondFactor, { code: codeIn(key) }, { token });
    expect((await call(getDesk, {}, { token })).body.code).toBe('PTL0016');
  });

  test('the pages of the console lead to the page that turns them on', async () => {
    const operator = await newOperator();
    const before = await open('/console', operator.token);
    expect([before.statusCode, before.headers.location]).toEqual([302, '/account/security']);
    const security = await open('/account/security', operator.token);
    expect(security.statusCode).toBe(200);
    expect(security.body).toContain('平台要求运营账号开启动态口令');
    await turnOn(operator);
    expect((await open('/console', operator.token)).statusCode).toBe(200);
  });

  test('the files of others are closed like the console', async () => {
    const operator = await newOperator();
    const customer = await signUp();
    const fileId = await upload(customer.token, 'avatar');
    await call(setAvatar, { fileId }, { token: customer.token });
    const statusFor = async (token: string) =>
      (await app.app.inject({ url: `/files/${fileId}`, headers: { cookie: `token=${token}` } })).statusCode;
    expect(await statusFor(customer.token)).toBe(200);
    const closed = await statusFor(operator.token);
    await turnOn(operator);
    expect([closed, await statusFor(operator.token)]).toEqual([404, 200]);
  });

  test('other accounts notice nothing', async () => {
    const { token } = await signUp();
    expect((await call(getUserInfo, {}, { token })).body.data).not.toHaveProperty('lacksSecondFactor');
    expect((await call(getSecondFactor, {}, { token })).body.data).toMatchObject({ available: false, required: false });
    const page = await open('/account/security', token);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('动态口令');
  });
});
