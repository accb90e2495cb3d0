import { expect, test } from 'vitest';
import { waitOut } from './wait-out.ts';

const refused = (retryAfter?: number) => Object.assign(new Error('fast'), { code: '20001', data: { retryAfter } });

/** Calls that fail with these errors, and then succeed. */
const callsWith = (...errors: Error[]) => {
  const waits: number[] = [];
  const stop = new AbortController();
  let made = 0;
  const call = async () => {
    made += 1;
    const error = errors.shift();
    if (error) throw error;
    return 'kept';
  };
  const wait = (pause: (ms: number) => Promise<unknown> = async () => {}) =>
    waitOut(call, { signal: stop.signal, onWait: (seconds) => void waits.push(seconds) }, pause);
  return { stop, waits, wait, made: () => made };
};

test('[TRIAL-05] the panel waits for as long as the error of an upload says, and continues automatically', async () => {
  const calls = callsWith(refused(2), refused(5));
  expect(await calls.wait()).toBe('kept');
  expect(calls.waits).toEqual([2, 5]);
});

test('[TRIAL-05] a long wait, one without an end and other errors are left to the user', async () => {
  for (const error of [refused(31), refused(), Object.assign(new Error('gone'), { code: '404' })]) {
    const calls = callsWith(error);
    await expect(calls.wait()).rejects.toBe(error);
    expect(calls.waits).toEqual([]);
  }
  const last = refused(20);
  const calls = callsWith(refused(20), last);
  await expect(calls.wait()).rejects.toBe(last);
  expect(calls.waits).toEqual([20]);
});

test('[TRIAL-05] what is cancelled during the wait is not sent', async () => {
  const calls = callsWith(refused(2));
  await expect(calls.wait(async () => calls.stop.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(calls.made()).toBe(1);
});
