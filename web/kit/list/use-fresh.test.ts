import { act, createElement, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestPage } from '../testing-dom.ts';
import { useFresh } from './use-fresh.ts';

interface Data {
  no: number;
}

let page: ReturnType<typeof openTestPage>;
let fresh: ReturnType<typeof useFresh<Data>>;
const ask = vi.fn<(signal: AbortSignal, byItself: boolean) => Promise<Data>>();

const List = ({ loaded, ...options }: { loaded: Data } & NonNullable<Parameters<typeof useFresh<Data>>[2]>) => {
  const latest = useFresh(loaded, ask, options);
  useLayoutEffect(() => {
    fresh = latest;
  });
  return null;
};
const show = (loaded: Data, live: boolean) => page.render(createElement(List, { loaded, live }));

beforeEach(() => {
  page = openTestPage('');
  Object.defineProperty(page.document, 'visibilityState', { value: 'visible' });
});
afterEach(async () => {
  await page.render(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  ask.mockReset();
});

test('a list that is not live says that a refresh has failed, and its button tries again', async () => {
  await show({ no: 1 }, false);
  ask.mockRejectedValueOnce(new Error('away'));
  await act(() => fresh.refresh());
  expect(fresh).toMatchObject({ freshness: 'outdated', shown: { no: 1 } });
  ask.mockResolvedValueOnce({ no: 2 });
  await act(async () => fresh.goOn());
  expect(fresh).toMatchObject({ freshness: 'fresh', shown: { no: 2 } });
});

test('data that is loaded anew is fresh, whatever was said of the earlier one', async () => {
  await show({ no: 1 }, true);
  ask.mockRejectedValueOnce(new Error('away'));
  await act(() => fresh.refresh());
  expect(fresh.freshness).toBe('failed');
  await show({ no: 2 }, true);
  expect(fresh).toMatchObject({ freshness: 'fresh', shown: { no: 2 } });
});

test('data that does not change by itself is refreshed on request only', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const everyMs = ({ no }: Data) => (no < 2 ? 1000 : undefined);
  await page.render(createElement(List, { loaded: { no: 1 }, everyMs }));
  ask.mockImplementation(async () => ({ no: 2 }));
  for (const ms of [1000, 10_000]) await act(() => vi.advanceTimersByTimeAsync(ms));
  expect(ask.mock.calls.map(([, byItself]) => byItself)).toEqual([true]);
  await act(async () => fresh.goOn());
  expect(ask.mock.calls.map(([, byItself]) => byItself)).toEqual([true, false]);
});

test('an answer that changes the interval does not end what was requested after it', async () => {
  const answers = [1, 2].map(() => Promise.withResolvers<Data>());
  for (const { promise } of answers) ask.mockReturnValueOnce(promise);
  await page.render(createElement(List, { loaded: { no: 0 }, everyMs: ({ no }) => 1000 * (no + 1) }));
  await act(async () => void fresh.refresh());
  await act(async () => void fresh.refresh());
  for (const [index, { resolve }] of answers.entries()) await act(async () => resolve({ no: index + 1 }));
  expect(fresh.shown).toEqual({ no: 2 });
  expect(ask.mock.calls.some(([signal]) => signal.aborted)).toBe(false);
});
