import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getWaiting } from '#contract/console/calls.ts';
import { holdCalls } from '../testing-calls.ts';
import { openTestPage } from '../testing-dom.ts';
import { refreshWaiting, useWaiting } from './waiting-counts.ts';

const MINUTE_MS = 60_000;
const counted = (count: number) => ({ waiting: [{ place: 'certifications' as const, count }] });
const loaded = counted(3).waiting;

let page: ReturnType<typeof openTestPage>;
let callsOf: ReturnType<typeof holdCalls>;

const Menu = () => useWaiting(loaded)('certifications');
const shown = () => page.document.getElementById('root')?.textContent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  page = openTestPage('');
  Object.defineProperty(page.document, 'visibilityState', { value: 'visible' });
  callsOf = holdCalls();
  await page.render(createElement(Menu));
});
afterEach(async () => {
  await page.render(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the counts of the menu are refreshed every minute, and after an action', async () => {
  expect(shown()).toBe('3');
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await callsOf(getWaiting)[0]?.answer(counted(4));
  expect(shown()).toBe('4');
  await act(async () => refreshWaiting());
  await callsOf(getWaiting)[1]?.answer(counted(5));
  expect(shown()).toBe('5');
});

test('a count that was requested before an action does not replace the one after it', async () => {
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await act(async () => refreshWaiting());
  const [poll, afterAction] = callsOf(getWaiting);
  await afterAction?.answer(counted(2));
  await poll?.answer(counted(3));
  expect(shown()).toBe('2');
});
