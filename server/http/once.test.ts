import { describe, expect, test } from 'vitest';
import { testDatabase } from '../database/testing.ts';
import type { Caller, SignedInUser } from './caller.ts';
import { once } from './once.ts';
import type { AnyCall } from '#contract/call.ts';

const { database } = await testDatabase();
const call = { name: 'test.create' } as AnyCall;
const callerOf = (accountId: string, idempotencyKey: string) =>
  ({ user: { accountId } as SignedInUser, idempotencyKey }) as Caller;

describe('a call that must not count twice', () => {
  test('does its work once for a key, and answers the same again, also when both come at once', async () => {
    let works = 0;
    const ask = (accountId: string, key: string) =>
      once(database, callerOf(accountId, key), call, async () => ({ made: ++works }));
    const answers = await Promise.all([ask('1', 'k'), ask('1', 'k'), ask('1', 'k')]);
    expect(answers).toEqual([{ made: 1 }, { made: 1 }, { made: 1 }]);
    expect(await ask('1', 'another')).toEqual({ made: 2 });
    expect(await ask('2', 'k')).toEqual({ made: 3 });
  });

  test('keeps nothing of a work that fails', async () => {
    const caller = callerOf('3', 'k');
    await expect(
      once(database, caller, call, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await once(database, caller, call, async () => 'done')).toBe('done');
  });
});
