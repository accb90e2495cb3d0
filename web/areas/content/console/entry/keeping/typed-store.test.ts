import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { TEXT_PURGED } from '#contract/kit/errors/portal.ts';
import { addLateField } from '#web/kit/draft/late-fields.ts';
import { keepOpenDrafts } from '#web/kit/draft/open-drafts.ts';
import { type Base, createTypedStore, type KeptState } from './typed-store.ts';

const saved = { text: '' };
const base = { revision: 7, no: 3 };
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
const tab = new Map<string, string>();
let ends: (() => void)[] = [];

/** What was sent to the server, and how it answers. */
const createServer = () => {
  const server = {
    sent: [] as (readonly [text: unknown, revision: number, isLeaving: boolean])[],
    answer: async (): Promise<void> => {},
  };
  const store = async (payload: Payload | null, { revision }: Base, isLeaving: boolean) => {
    server.sent.push([payload && payload.text, revision, isLeaving]);
    await server.answer();
  };
  return { server, store };
};
type Store = ReturnType<typeof createServer>['store'];

const open = (store: Store) => {
  const typedStore = createTypedStore({ first: { payload: saved, isChanged: false }, base, copyKey: 'copy', store });
  const states: KeptState[] = [];
  const end = typedStore.start({ onKept: (state) => void states.push(state), onAnswer: () => {} });
  ends.push(end);
  return { ...typedStore, end, type: (text: string) => typedStore.change({ text }), state: () => states.at(-1) };
};
const known = { payload: saved, typed: null, purgedRevision: 0 };
/** Returns whether the browser asks before it leaves the page. */
const leaves = () => !browser.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  tab.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is typed without a pause is kept every two seconds', async () => {
  const { server, store } = createServer();
  const form = open(store);
  for (let key = 1; key <= 100; key += 1) {
    form.type('字'.repeat(key));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(server.sent.length).toBeGreaterThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(800);
  expect([server.sent.at(-1), form.state()]).toEqual([['字'.repeat(100), 7, false], 'kept']);
});

test('a page that is left hands over what is not kept, and finds it again with its base', async () => {
  const { server, store } = createServer();
  const form = open(store);
  form.type('离开前');
  browser.dispatchEvent(new Event('pagehide'));
  expect(server.sent).toEqual([['离开前', 7, true]]);
  // The page is loaded again before the server has it.
  const again = open(store);
  expect(again.copy(known)).toEqual({ payload: { text: '离开前' }, revision: 7, no: 3 });
  await vi.advanceTimersByTimeAsync(0);
  expect(tab.size).toBe(0);
});

test('what a field has not given to the form yet is kept, too, although the field was rendered last', () => {
  const { server, store } = createServer();
  const form = open(store);
  let typed = '还在输入框中';
  ends.push(addLateField(() => form.type(typed)));
  browser.dispatchEvent(new Event('pagehide'));
  expect(server.sent).toEqual([[typed, 7, true]]);
  expect(form.copy(known)?.payload.text).toBe(typed);
  for (const leave of [keepOpenDrafts, () => browser.dispatchEvent(new Event('online')), leaves]) {
    typed += '。';
    leave();
    expect(form.now().payload.text).toBe(typed);
  }
});

test('what is stored while the browser leaves is kept for the next page, which the server may have made before', async () => {
  const { server, store } = createServer();
  const form = open(store);
  form.type('最后几个字');
  browser.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await vi.advanceTimersByTimeAsync(800);
  expect([server.sent.length, form.state()]).toEqual([1, 'kept']);
  browser.dispatchEvent(new Event('pagehide'));
  form.end();
  expect(open(store).copy(known)).toMatchObject({ payload: { text: '最后几个字' } });
  // Much later, the server's own text is the newer one.
  await vi.advanceTimersByTimeAsync(31_000);
  expect(open(store).copy(known)).toBeUndefined();
});

test('a copy is of no use after a purge, after a later text of another tab, or once it is saved', () => {
  const { store } = createServer();
  const form = open(store);
  for (const now of [
    { ...known, purgedRevision: 8 },
    { ...known, typed: { revision: 8 } },
    { ...known, payload: { text: '离开前' } },
  ]) {
    form.type('离开前');
    browser.dispatchEvent(new Event('pagehide'));
    expect(tab.size).toBe(1);
    expect(form.copy(now)).toBeUndefined();
    expect(tab.size).toBe(0);
  }
});

test('an earlier text never arrives last, and what is typed meanwhile is sent once', async () => {
  const { server, store } = createServer();
  const form = open(store);
  const held = Promise.withResolvers<void>();
  server.answer = () => held.promise;
  form.type('一');
  await vi.advanceTimersByTimeAsync(800);
  form.type('一二');
  await vi.advanceTimersByTimeAsync(800);
  form.type('一二三');
  await vi.advanceTimersByTimeAsync(800);
  expect(server.sent).toHaveLength(1);
  held.resolve();
  await form.sent();
  expect(server.sent.map(([text]) => text)).toEqual(['一', '一二三']);
});

test('the browser asks only before something is lost', async () => {
  const { server, store } = createServer();
  const form = open(store);
  expect(leaves()).toBe(false);
  form.type('写了一半');
  // It is sent when the page goes.
  expect(leaves()).toBe(false);
  server.answer = () => Promise.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(800);
  expect([form.state(), leaves()]).toEqual(['failed', true]);
  server.answer = async () => {};
  browser.dispatchEvent(new Event('online'));
  await form.sent();
  expect([form.state(), leaves()]).toEqual(['kept', false]);
  // No browser sends a long text from a page that goes.
  form.type('字'.repeat(20_000));
  expect(leaves()).toBe(true);
});

test('what was purged is stored nowhere', async () => {
  const { server, store } = createServer();
  const form = open(store);
  server.answer = () => Promise.reject(Object.assign(new Error('purged'), { code: TEXT_PURGED }));
  form.type('名字');
  await vi.advanceTimersByTimeAsync(800);
  expect(form.state()).toBe('purged');
  form.type('名字与话');
  browser.dispatchEvent(new Event('pagehide'));
  form.end();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([server.sent.length, tab.size]).toEqual([1, 0]);
});

test('what the form shows once it is saved is not sent again', async () => {
  const { server, store } = createServer();
  const form = open(store);
  form.type('存为草稿');
  form.settle({ text: '存为草稿' });
  browser.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect([server.sent, tab.size, form.state()]).toEqual([[], 0, 'same']);
});
