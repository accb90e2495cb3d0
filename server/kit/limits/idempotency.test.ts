import { describe, expect, test } from 'vitest';
import { testDatabase } from '../database/testing.ts';
import type { Caller, SignedInUser } from '../http/caller.ts';
import { idempotent, requestHashOf } from './idempotency.ts';
import type { AnyCall } from '#contract/kit/call.ts';

const { database } = await testDatabase();
const call = { name: 'test.create', service: 'user' } as AnyCall;
const callerOf = (accountId: string, idempotencyKey: string) =>
  ({ user: { accountId } as SignedInUser, idempotencyKey }) as Caller;

describe('a call that must not count twice', () => {
  test('does its work once for a key, and answers the same again, also when both come at once', async () => {
    let works = 0;
    const ask = (accountId: string, key: string) =>
      idempotent(database, callerOf(accountId, key), call, async () => ({ made: ++works }));
    const answers = await Promise.all([ask('1', 'k'), ask('1', 'k'), ask('1', 'k')]);
    expect(answers).toEqual([{ made: 1 }, { made: 1 }, { made: 1 }]);
    expect(await ask('1', 'another')).toEqual({ made: 2 });
    expect(await ask('2', 'k')).toEqual({ made: 3 });
  });

  test('refuses the key of another request, and takes it at another call', async () => {
    const ask = (request: unknown, of: AnyCall = call) =>
      idempotent(database, { ...callerOf('4', 'k'), requestHash: requestHashOf(request) }, of, async () => request);
    expect(await ask({ title: 'a' })).toEqual({ title: 'a' });
    await expect(ask({ title: 'b' })).rejects.toMatchObject({ status: 400, field: 'Idempotency-Key' });
    expect(await ask({ title: 'a' })).toEqual({ title: 'a' });
    expect(await ask({ title: 'b' }, { ...call, name: 'test.change' })).toEqual({ title: 'b' });
  });

  test('knows no request of what was kept before they were', async () => {
    await idempotent(database, callerOf('5', 'k'), call, async () => 'kept');
    const again = { ...callerOf('5', 'k'), requestHash: requestHashOf({}) };
    expect(await idempotent(database, again, call, async () => 'anew')).toBe('kept');
  });

  test('keeps nothing of a work that fails', async () => {
    const caller = callerOf('3', 'k');
    await expect(
      idempotent(database, caller, call, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await idempotent(database, caller, call, async () => 'done')).toBe('done');
  });
});
