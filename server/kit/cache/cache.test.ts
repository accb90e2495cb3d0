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

/** A cache, and a factory whose results the test releases one by one. */
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

test('what is fresh is handed out as it is, with and without waiting', async () => {
  const { cache, make, get, kept } = keeping();
  expect(cache.peek('a')).toBeUndefined();
  const value = await kept();
  vi.advanceTimersByTime(FRESH_MS - 1);
  expect(cache.peek('a')).toBe(value);
  expect(await get()).toBe(value);
  expect(make).toHaveBeenCalledTimes(1);
});

test('one making at a time for a key, whoever asks meanwhile', async () => {
  const { make, get, finish } = keeping();
  const asked = [get(), get(), get()];
  const other = get('b');
  expect(make).toHaveBeenCalledTimes(2);
  await finish(1);
  await finish(2);
  expect(await Promise.all(asked)).toEqual([{ turn: 1 }, { turn: 1 }, { turn: 1 }]);
  expect(await other).toEqual({ turn: 2 });
});

test('what is old is handed out while one new one is made behind it', async () => {
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

test('age counts from when the making began', async () => {
  const { cache, get, finish } = keeping();
  void get();
  vi.advanceTimersByTime(FRESH_MS);
  await finish(1);
  expect(cache.peek('a')).toBeUndefined();
});

test('what is too old is waited for', async () => {
  const { get, finish, kept } = keeping();
  await kept();
  vi.advanceTimersByTime(STALE_MS);
  const asked = get();
  await finish(2);
  expect(await asked).toEqual({ turn: 2 });
});

test('where a new one cannot be made the old one stays, however old, and the failure is told', async () => {
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

test('where old values do not serve, a failure reaches who asks', async () => {
  const { get, fail, kept } = keeping({ staleMs: 0 });
  await kept();
  vi.advanceTimersByTime(FRESH_MS);
  const asked = get();
  const failure = failureOf(asked);
  await fail(2);
  expect(await failure).toEqual(new Error('turn 2'));
});

test('a failure is not kept', async () => {
  const { make, get, fail, finish } = keeping();
  const failure = failureOf(get());
  await fail(1);
  expect(await failure).toEqual(new Error('turn 1'));
  const again = get();
  await finish(2);
  expect(await again).toEqual({ turn: 2 });
  expect(make).toHaveBeenCalledTimes(2);
});

test('with a time of zero each turn is made anew', async () => {
  const { cache, get, finish, kept } = keeping({ freshMs: 0, staleMs: 0 });
  await kept();
  expect(cache.peek('a')).toBeUndefined();
  const again = get();
  await finish(2);
  expect(await again).toEqual({ turn: 2 });
});

test('clearing drops what is kept, and what is being made reaches only those who asked before', async () => {
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

test('what was kept before a clearing serves only where a new one cannot be made', async () => {
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

test('where old values do not serve, a clearing leaves nothing', async () => {
  const { cache, get, fail, kept } = keeping({ staleMs: 0 });
  await kept();
  cache.clear();
  const failure = failureOf(get());
  await fail(2);
  expect(await failure).toEqual(new Error('turn 2'));
});

test('a making that fails after a clearing does not disturb the one that runs', async () => {
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

test('what was not asked for longest goes when the room ends', async () => {
  const { cache, make } = keeping({ maximumBytes: 250 });
  make.mockImplementation(async () => ({ turn: 0 }));
  await cache.get('a', make);
  await cache.get('b', make);
  expect(cache.peek('a')).toBeDefined();
  await cache.get('c', make);
  expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true]);
});
