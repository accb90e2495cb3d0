import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestPage } from '../testing-dom.ts';
import { useCountedView } from './use-counted-view.ts';

let page: ReturnType<typeof openTestPage>;
beforeEach(() => {
  page = openTestPage('');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const Viewed = ({ load, of }: { load: Parameters<typeof useCountedView<string>>[0]; of: string }) => {
  useCountedView(load, of);
  return null;
};

test('a view is counted once for each key, and given up when the page is left', async () => {
  const counted: { key: string; stop: AbortController }[] = [];
  const load = async () => ({ countView: (key: string, stop: AbortController) => counted.push({ key, stop }) });
  const show = (of: string) => page.render(createElement(Viewed, { load, of }));
  const seen = () => counted.map(({ key, stop }) => `${key} ${stop.signal.aborted}`);
  await show('a');
  await show('a');
  expect(seen()).toEqual(['a false']);
  await show('b');
  expect(seen()).toEqual(['a true', 'b false']);
  await page.render(null);
  expect(seen()).toEqual(['a true', 'b true']);
});

test('a script that fails to load is no error of the page', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  await page.render(createElement(Viewed, { load, of: 'a' }));
  expect(load).toHaveBeenCalledTimes(1);
});
