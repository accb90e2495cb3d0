import { act, createElement, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import { type ListedAsset, queryMedia } from '#contract/media/calls.ts';
import { holdCalls } from '#web/kit/testing-calls.ts';
import { openTestPage } from '#web/kit/testing-dom.ts';
import { useLibrary } from './use-library.ts';

const LONG_MS = 1000;
const found = (...names: string[]) => ({ list: names.map((name) => ({ name }) as ListedAsset), total: 3, more: false });

let page: ReturnType<typeof openTestPage>;
let callsOf: ReturnType<typeof holdCalls>;
let library: ReturnType<typeof useLibrary>;

const Dialog = ({ keyword }: { keyword: string }) => {
  const latest = useLibrary(keyword);
  useLayoutEffect(() => {
    library = latest;
  });
  return null;
};
const type = (keyword: string) => page.render(createElement(Dialog, { keyword }));
const rest = (ms = LONG_MS) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (button: 'more' | 'again') => act(async () => library[button]());
const names = () => library.shown?.list.map(({ name }) => name);
const requests = () => callsOf(queryMedia).map(({ request }) => request);
const last = () => callsOf(queryMedia).at(-1);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page = openTestPage('');
  callsOf = holdCalls();
  await type('a');
  await rest();
  await last()?.answer(found('a1'));
});
afterEach(async () => {
  await page.render(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[CONT-04] further pages are added to the list until it has all pictures', async () => {
  await press('more');
  await rest(0);
  // Once more, before the answer: no page is left out.
  await press('more');
  await rest();
  await last()?.answer(found('a2'));
  expect(library.shown).toMatchObject({ pageNo: 2, more: true });
  await press('more');
  await rest(0);
  await last()?.answer(found('a3'));
  expect(names()).toEqual(['a1', 'a2', 'a3']);
  expect(library.shown?.more).toBe(false);
  expect(requests()).toEqual([1, 2, 3].map((pageNo) => ({ keyword: 'a', pageNo })));
});

test.each([
  ['before its keyword is asked for', 0],
  ['before the answer', LONG_MS],
])('[CONT-04] a new keyword starts with its first page, whatever is pressed %s', async (_when, ms) => {
  await type('b');
  await rest(ms);
  await press('more');
  await rest();
  expect(requests().slice(1)).toEqual([{ keyword: 'b', pageNo: 1 }]);
  await last()?.answer(found('b1'));
  expect(names()).toEqual(['b1']);
  await press('more');
  await rest(0);
  await last()?.answer(found('b2'));
  expect(names()).toEqual(['b1', 'b2']);
});

test('[CONT-04] a page that fails is repeated at once, and typing waits after that as before', async () => {
  await press('more');
  await rest(0);
  await last()?.fail();
  expect(library.failure?.message).toBe(networkMessage);
  await press('again');
  expect(library.failure).toBeUndefined();
  await rest(0);
  await last()?.answer(found('a2'));
  expect(names()).toEqual(['a1', 'a2']);
  await type('b');
  await rest();
  await last()?.fail();
  await press('again');
  await rest(0);
  await last()?.answer(found('b1'));
  const sent = requests().length;
  for (const keyword of ['bi', 'bil', 'bild']) {
    await type(keyword);
    await rest(100);
  }
  expect(requests()).toHaveLength(sent);
  await rest();
  expect(requests().slice(sent)).toEqual([{ keyword: 'bild', pageNo: 1 }]);
});
