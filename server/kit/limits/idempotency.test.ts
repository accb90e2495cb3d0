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
  test('does its work once per key and returns the same answer again, even for parallel requests', async () => {
    let works = 0;
    const ask = (accountId: string, key: string) =>
      idempotent(database, callerOf(accountId, key), call, async () => ({ made: ++works }));
    const answers = await Promise.all([ask('1', 'k'), ask('1', 'k'), ask('1', 'k')]);
    expect(answers).toEqual([{ made: 1 }, { made: 1 }, { made: 1 }]);
    expect(await ask('1', 'another')).toEqual({ made: 2 });
    expect(await ask('2', 'k')).toEqual({ made: 3 });
  });

  test('rejects a key that came with another request, and accepts it for another call', async () => {
    const ask = (request: unknown, of: AnyCall = call) =>
      idempotent(database, { ...callerOf('4', 'k'), requestHash: requestHashOf(request) }, of, async () => request);
    expect(await ask({ title: 'a' })).toEqual({ title: 'a' });
    await expect(ask({ title: 'b' })).rejects.toMatchObject({ status: 400, field: 'Idempotency-Key' });
    expect(await ask({ title: 'a' })).toEqual({ title: 'a' });
    expect(await ask({ title: 'b' }, { ...call, name: 'test.change' })).toEqual({ title: 'b' });
  });

  test('accepts any request for answers stored before requests were hashed', async () => {
    await idempotent(database, callerOf('5', 'k'), call, async () => 'kept');
    const again = { ...callerOf('5', 'k'), requestHash: requestHashOf({}) };
    expect(await idempotent(database, again, call, async () => 'anew')).toBe('kept');
  });

  test('stores nothing if the work fails', async () => {
    const caller = callerOf('3', 'k');
    await expect(
      idempotent(database, caller, call, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await idempotent(database, caller, call, async () => 'done')).toBe('done');
  });
});
