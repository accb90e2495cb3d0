import { act, createElement, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestPage } from '../testing-dom.ts';
import { useFresh } from './use-fresh.ts';

interface Data {
  no: number;
}

let page: ReturnType<typeof openTestPage>;
let fresh: ReturnType<typeof useFresh<Data>>;
const ask = vi.fn<() => Promise<Data>>();

const List = ({ loaded, live }: { loaded: Data; live: boolean }) => {
  const latest = useFresh(loaded, ask, { live });
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
