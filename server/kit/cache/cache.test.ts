import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from './cache.ts';

const FRESH_MS = 1000;
const STALE_MS = 5000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

interface Made {
  turn: number;
}

/** Creates a cache, and a factory whose results the test releases one by one. */
const keeping = (options: { staleMs?: number; freshMs?: number; maximumBytes?: number } = {}) => {
  const onRefreshFailure = vi.fn();
  const cache = createCache<Made>({
    maximumBytes: 1000,
    sizeOf: () => 100,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    onRefreshFailure,
    ...options,
  });
  const turns: PromiseWithResolvers<Made>[] = [];
  const make = vi.fn(() => {
    const turn = Promise.withResolvers<Made>();
    turns.push(turn);
    return turn.promise;
  });
  const finish = async (turn: number) => {
    turns[turn - 1]?.resolve({ turn });
    await vi.advanceTimersByTimeAsync(0);
  };
  const fail = async (turn: number) => {
    turns[turn - 1]?.reject(new Error(`turn ${turn}`));
    await vi.advanceTimersByTimeAsync(0);
  };
  const get = (key = 'a') => cache.get(key, make);
  /** Fills the cache with the result of the first run. */
  const kept = async () => {
    const first = get();
    await finish(1);
    return first;
  };
  return { cache, make, get, finish, fail, kept, onRefreshFailure };
};

test('returns a fresh value from get and peek', async () => {
  const { cache, make, get, kept } = keeping();
  expect(cache.peek('a')).toBeUndefined();
  const value = await kept();
  vi.advanceTimersByTime(FRESH_MS - 1);
  expect(cache.peek('a')).toBe(value);
  expect(await get()).toBe(value);
  expect(make).toHaveBeenCalledTimes(1);
});

test('runs make once per key at a time', async () => {
  const { make, get, finish } = keeping();
  const asked = [get(), get(), get()];
  const other = get('b');
  expect(make).toHaveBeenCalledTimes(2);
  await finish(1);
  await finish(2);
  expect(await Promise.all(asked)).toEqual([{ turn: 1 }, { turn: 1 }, { turn: 1 }]);
  expect(await other).toEqual({ turn: 2 });
});

test('returns a stale value while it refreshes it in the background', async () => {
  const { cache, make, get, finish, kept } = keeping();
  const value = await kept();
  vi.advanceTimersByTime(FRESH_MS);
  expect(cache.peek('a')).toBeUndefined();
  expect(await get()).toBe(value);
  expect(await get()).toBe(value);
  expect(make).toHaveBeenCalledTimes(2);
  await finish(2);
  expect(cache.peek('a')).toEqual({ turn: 2 });
});

test('age counts from the start of make', async () => {
  const { cache, get, finish } = keeping();
  void get();
  vi.advanceTimersByTime(FRESH_MS);
  await finish(1);
  expect(cache.peek('a')).toBeUndefined();
});

test('waits for a new value if the old one is too old', async () => {
  const { get, finish, kept } = keeping();
  await kept();
  vi.advanceTimersByTime(STALE_MS);
  const asked = get();
  await finish(2);
  expect(await asked).toEqual({ turn: 2 });
});

test('if a refresh fails, the old value remains, however old, and the failure is reported', async () => {
  const { get, fail, kept, onRefreshFailure } = keeping();
  const value = await kept();
  vi.advanceTimersByTime(FRESH_MS);
  expect(await get()).toBe(value);
  await fail(2);
  vi.advanceTimersByTime(100 * STALE_MS);
  const asked = get();
  await fail(3);
  expect(await asked).toBe(value);
  expect(onRefreshFailure.mock.calls).toEqual([[new Error('turn 2')], [new Error('turn 3')]]);
});

test('without stale values, the caller gets the failure', async () => {
  const { get, fail, kept } = keeping({ staleMs: 0 });
  await kept();
  vi.advanceTimersByTime(FRESH_MS);
  const asked = get();
  const failure = failureOf(asked);
  await fail(2);
  expect(await failure).toEqual(new Error('turn 2'));
});

test('does not cache a failure', async () => {
  const { make, get, fail, finish } = keeping();
  const failure = failureOf(get());
  await fail(1);
  expect(await failure).toEqual(new Error('turn 1'));
  const again = get();
  await finish(2);
  expect(await again).toEqual({ turn: 2 });
  expect(make).toHaveBeenCalledTimes(2);
});

test('with a time of zero, every get runs make', async () => {
  const { cache, get, finish, kept } = keeping({ freshMs: 0, staleMs: 0 });
  await kept();
  expect(cache.peek('a')).toBeUndefined();
  const again = get();
  await finish(2);
  expect(await again).toEqual({ turn: 2 });
});

test('clearing drops all values, and a run in progress only reaches earlier callers', async () => {
  const { cache, make, get, finish, kept } = keeping();
  await kept();
  const before = cache.get('b', make);
  cache.clear();
  expect(cache.peek('a')).toBeUndefined();
  const after = cache.get('b', make);
  expect(make).toHaveBeenCalledTimes(3);
  await finish(3);
  expect(await after).toEqual({ turn: 3 });
  await finish(2);
  expect(await before).toEqual({ turn: 2 });
  expect(cache.peek('b')).toEqual({ turn: 3 });
  void get();
  expect(make).toHaveBeenCalledTimes(4);
});

test('a value from before clearing is only returned if a refresh fails', async () => {
  const { cache, get, fail, finish, kept, onRefreshFailure } = keeping();
  const value = await kept();
  cache.clear();
  const asked = get();
  await fail(2);
  expect(await asked).toBe(value);
  expect(onRefreshFailure).toHaveBeenCalledTimes(1);
  const again = get();
  await finish(3);
  expect(await again).toEqual({ turn: 3 });
});

test('without stale values, clearing leaves nothing', async () => {
  const { cache, get, fail, kept } = keeping({ staleMs: 0 });
  await kept();
  cache.clear();
  const failure = failureOf(get());
  await fail(2);
  expect(await failure).toEqual(new Error('turn 2'));
});

test('a run that fails after clearing does not disturb the current run', async () => {
  const { cache, make, get, finish, fail } = keeping();
  const failure = failureOf(get());
  cache.clear();
  const asked = [get()];
  await fail(1);
  expect(await failure).toEqual(new Error('turn 1'));
  asked.push(get());
  await finish(2);
  expect(await Promise.all(asked)).toEqual([{ turn: 2 }, { turn: 2 }]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('evicts the least recently used value when the cache is full', async () => {
  const { cache, make } = keeping({ maximumBytes: 250 });
  make.mockImplementation(async () => ({ turn: 0 }));
  await cache.get('a', make);
  await cache.get('b', make);
  expect(cache.peek('a')).toBeDefined();
  await cache.get('c', make);
  expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true]);
});

test('dropping spares values that are not concerned, but no run in progress', async () => {
  const { cache, make, finish } = keeping();
  void cache.get('a', make);
  void cache.get('b', make);
  await finish(1);
  await finish(2);
  const running = cache.get('c', make);
  cache.drop(({ turn }) => turn === 1);
  await finish(3);
  expect(await running).toEqual({ turn: 3 });
  expect(['a', 'b', 'c'].map((key) => cache.peek(key))).toEqual([undefined, { turn: 2 }, undefined]);
});
