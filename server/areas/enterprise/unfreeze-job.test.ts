import { describe, expect, test, vi } from 'vitest';
import { getAccountInfo, getCertificationStatus } from '#contract/enterprise/calls.ts';
import { getUserInfo } from '#contract/auth/calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { call, database, signUp } = await testApp();
const freeze = {
  name: '',
  text: `insert into enterprise_certification (account_id, attempts_left, frozen_until) values ($1, 0, now() + $2::interval)
   on conflict (account_id) do update set frozen_until = excluded.frozen_until`,
};

const frozen = async (until: string) => {
  const account = await signUp({ authStatus: 3 });
  await database.query(freeze, [account.accountId, until]);
  return account;
};
const read = async <C extends Parameters<typeof call>[0]>(definition: C, token: string) =>
  (await call(definition, {}, { token })).body.data;

describe('[CERT-04] a frozen certification', () => {
  test('shows when it unfreezes, and stays frozen until then', async () => {
    const { token } = await frozen('1 hour');
    const { status, remainTimes, unfreezeTime } = await read(getCertificationStatus, token);
    expect({ status, remainTimes }).toEqual({ status: 3, remainTimes: 0 });
    expect(new Date(unfreezeTime as string).getTime()).toBeGreaterThan(Date.now());
  });

  test.each([
    ['its state', getCertificationStatus],
    ['the account info', getAccountInfo],
  ])('whose time is over is unfrozen by a request for %s', async (_what, definition) => {
    const { token } = await frozen('-1 second');
    const answer = await read(definition, token);
    expect(answer).toMatchObject(
      'status' in answer
        ? { status: 0, remainTimes: 5, unfreezeTime: null }
        : { certificationMessage: { status: 0 }, ownerCenter: { times: 5, unlockingTime: null } },
    );
    expect((await read(getUserInfo, token)).authStatus).toBe(0);
  });

  test('unfreezes by itself, once, and notifies the owner', async () => {
    const { accountId, token } = await frozen('1 hour');
    await database.query(freeze, [accountId, '-1 second']);
    await vi.waitFor(async () => expect((await read(getUserInfo, token)).authStatus).toBe(0), {
      timeout: 12_000,
      interval: 200,
    });
    const asked = await Promise.all(Array.from({ length: 5 }, () => read(getCertificationStatus, token)));
    for (const status of asked) expect(status).toMatchObject({ status: 0, remainTimes: 5, unfreezeTime: null });
    const { messageParams } = await read(listMessages as never, token);
    expect(messageParams).toEqual([expect.objectContaining({ title: '企业认证已解冻', priority: 0 })]);
  }, 15_000);
});
