import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANGED_BY_OTHERS, NO_MORE } from '#contract/kit/errors/portal.ts';
import { createDraftSaver, type DraftStore } from './draft-saver.ts';
import { keepOpenDrafts } from './open-drafts.ts';

interface Form {
  text: string;
}

const failure = (code: string, status: number) => Object.assign(new Error(code), { code, status });

/** A server with one draft. `lost` responses do not arrive, although the request did. */
const createServer = () => {
  const server = {
    values: null as Form | null,
    version: 0,
    lost: 0,
    error: undefined as Error | undefined,
    calls: 0,
  };
  const write = (values: Form | null, version: number) => {
    server.calls += 1;
    if (server.error) throw server.error;
    if (version !== server.version) throw failure(CHANGED_BY_OTHERS, 200);
    server.values = values;
    server.version += 1;
    if (server.lost > 0) {
      server.lost -= 1;
      throw failure('TIMEOUT', 0);
    }
    return { version: server.version, savedAt: '2026-11-26T00:00:00.000Z' };
  };
  const store: DraftStore<Form> = {
    read: async () => {
      server.calls += 1;
      if (server.error) throw server.error;
      const { values, version } = server;
      return { values, version, savedAt: values && '2026-11-26T00:00:00.000Z' };
    },
    save: async (values, version) => write(values, version),
    remove: async (version) => ({ version: write(null, version).version }),
  };
  return { server, store };
};

/** What a tab keeps, and its events. */
const createTab = () => {
  const stored = new Map<string, string>();
  return {
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    stored,
  };
};
let tab: ReturnType<typeof createTab>;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
const enter = (next = createTab()) => {
  tab = next;
  vi.stubGlobal('sessionStorage', tab.storage);
  return next;
};

const rest = () => vi.advanceTimersByTimeAsync(1500);
let ends: (() => void)[] = [];
const open = async (store: DraftStore<Form>) => {
  const saver = createDraftSaver({
    store,
    copyKey: 'draft',
    initial: { text: '' },
    read: (kept) => ({ text: '', ...kept }),
    follows: true,
  });
  const end = saver.start();
  ends.push(end);
  await vi.advanceTimersByTimeAsync(0);
  return { ...saver, end, text: () => saver.shown().values.text, kind: () => saver.shown().state.kind };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  enter();
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[MEND-06] what is typed is saved a moment later, and found again in another tab', async () => {
  const { server, store } = createServer();
  const form = await open(store);
  expect([form.kind(), server.calls]).toEqual(['none', 1]);
  form.change({ text: '一' });
  form.change({ text: '一些' });
  expect(form.kind()).toBe('waiting');
  await rest();
  expect([server.values, server.version, form.kind()]).toEqual([{ text: '一些' }, 1, 'saved']);
  enter();
  const other = await open(store);
  expect([other.text(), other.shown().restored, other.kind()]).toEqual(['一些', true, 'saved']);
});

test('[MEND-06] what is typed without a pause is saved, and kept in the tab, all the same', async () => {
  const { server, store } = createServer();
  const form = await open(store);
  let text = '';
  const type = async (keys: number) => {
    for (let key = 0; key < keys; key += 1) {
      text += '字';
      form.change({ text });
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  await type(20);
  expect(JSON.parse(tab.stored.get('draft') ?? '{}').values?.text).toMatch(/^字{10,}$/);
  await type(40);
  expect(server.values?.text).toMatch(/^字{40,}$/);
});

test('[MEND-06] after a failure, typing on does not put off the next attempt', async () => {
  const { server, store } = createServer();
  const form = await open(store);
  server.error = failure('503', 503);
  form.change({ text: '一' });
  await rest();
  expect(form.kind()).toBe('failed');
  server.error = undefined;
  for (let text = '一'; text.length < 60; text += '字') {
    form.change({ text });
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(server.values?.text).toMatch(/^一字{40,}$/);
});

test('[MEND-06] without a network the tab keeps it, also past a reload, and saves it once there is one', async () => {
  const { server, store } = createServer();
  server.error = failure('NETWORK_ERROR', 0);
  const form = await open(store);
  expect(form.kind()).toBe('none');
  form.change({ text: '离线' });
  await rest();
  expect(form.shown().state).toMatchObject({ kind: 'failed', retries: true });
  form.end();
  const reloaded = await open(store);
  expect(reloaded.text()).toBe('离线');
  server.error = undefined;
  browser.dispatchEvent(new Event('online'));
  await rest();
  expect([server.values, reloaded.kind()]).toEqual([{ text: '离线' }, 'saved']);
});

test('what the server rejects for good is not sent again until it changes', async () => {
  const { server, store } = createServer();
  const form = await open(store);
  server.error = failure(NO_MORE, 200);
  form.change({ text: '多' });
  await rest();
  expect(form.shown().state).toMatchObject({ kind: 'failed', retries: false });
  const { calls } = server;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(server.calls).toBe(calls);
  server.error = undefined;
  form.change({ text: '多了' });
  await rest();
  expect(form.kind()).toBe('saved');
});

test('[MEND-06] of two tabs the later writer chooses, and overwrites nothing unasked', async () => {
  const { server, store } = createServer();
  const mine = await open(store);
  const here = tab;
  enter();
  const other = await open(store);
  other.change({ text: '那边' });
  await rest();
  enter(here);
  mine.change({ text: '这边' });
  await rest();
  expect(mine.shown().state).toMatchObject({ kind: 'conflict', theirs: { values: { text: '那边' } } });
  expect(server.values).toEqual({ text: '那边' });
  mine.change({ text: '这边还在写' });
  await rest();
  expect(server.values).toEqual({ text: '那边' });
  mine.keepOurs();
  await rest();
  expect([server.values, mine.kind()]).toEqual([{ text: '这边还在写' }, 'saved']);
  other.change({ text: '那边又写' });
  await rest();
  expect(other.kind()).toBe('conflict');
  other.takeTheirs();
  await rest();
  expect([other.text(), other.kind(), server.values]).toEqual(['这边还在写', 'saved', { text: '这边还在写' }]);
});

test('a response that was lost makes no conflict, neither here nor after a reload', async () => {
  const { server, store } = createServer();
  const form = await open(store);
  server.lost = 1;
  form.change({ text: '一' });
  await rest();
  expect(form.kind()).toBe('failed');
  form.change({ text: '一二' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect([form.kind(), server.values]).toEqual(['saved', { text: '一二' }]);
  server.lost = 1;
  form.change({ text: '一二三' });
  await rest();
  form.end();
  const reloaded = await open(store);
  reloaded.change({ text: '一二三四' });
  await vi.advanceTimersByTimeAsync(15_000);
  expect([reloaded.kind(), server.values]).toEqual(['saved', { text: '一二三四' }]);
});

test('a save that was sent while the page was left, and arrives after its reload, makes no conflict', async () => {
  const { server, store } = createServer();
  const late = Promise.withResolvers<void>();
  const form = await open({
    ...store,
    save: async (values, version, leaving) => {
      await late.promise;
      return store.save(values, version, leaving);
    },
  });
  form.change({ text: '离开前' });
  browser.dispatchEvent(new Event('pagehide'));
  const reloaded = await open(store);
  reloaded.change({ text: '离开前，回来后' });
  late.resolve();
  await rest();
  await rest();
  expect([reloaded.kind(), server.values]).toEqual(['saved', { text: '离开前，回来后' }]);
});

test('what was sent is gone from the server, from this tab and, on the return to it, from another one', async () => {
  const { server, store } = createServer();
  const form = await open(store);
  form.change({ text: '答复' });
  await rest();
  const here = enter();
  const other = await open(store);
  expect(other.text()).toBe('答复');
  // Sent while a save is under way.
  form.change({ text: '答复。' });
  void form.save();
  form.discard({ text: '' });
  await rest();
  expect([server.values, form.text(), form.kind()]).toEqual([null, '', 'none']);
  page.dispatchEvent(new Event('visibilitychange'));
  await rest();
  expect([other.text(), other.shown().restored]).toEqual(['', false]);
  expect([...here.stored]).toEqual([]);
  // What is typed after that is a new draft.
  other.change({ text: '再说' });
  await rest();
  expect(server.values).toEqual({ text: '再说' });
});

test.each(['is under way', 'has lost its response'])(
  '[MEND-06] a form that is sent while a save of the same values %s leaves no draft behind',
  async (what) => {
    const { server, store } = createServer();
    const late = Promise.withResolvers<void>();
    const form = await open({
      ...store,
      save: async (values, version, leaving) => {
        if (what === 'is under way') await late.promise;
        return store.save(values, version, leaving);
      },
    });
    if (what !== 'is under way') server.lost = 1;
    form.change({ text: '答复' });
    const saving = form.save();
    if (what !== 'is under way') await saving;
    // The values stay on the page until it is left.
    form.discard(form.shown().values);
    form.end();
    late.resolve();
    await saving;
    await rest();
    expect([server.values, tab.stored.size]).toEqual([null, 0]);
    const again = await open(store);
    expect([again.text(), again.shown().restored]).toEqual(['', false]);
  },
);

test('a form that the user empties has no draft', async () => {
  const { server, store } = createServer();
  const form = await open(store);
  form.change({ text: '字' });
  await rest();
  form.change({ text: '' });
  await rest();
  expect([server.values, form.kind(), tab.stored.size]).toEqual([null, 'none', 0]);
});

test('what is typed during a save and left at once is saved, too', async () => {
  const { server, store } = createServer();
  const held = Promise.withResolvers<void>();
  const form = await open({
    ...store,
    save: async (...sent) => {
      await held.promise;
      return store.save(...sent);
    },
  });
  form.change({ text: '前半' });
  await rest();
  form.change({ text: '前半后半' });
  form.end();
  held.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.values).toEqual({ text: '前半后半' });
});

test('[MEND-06] the end of a session keeps what is typed, and says so only if something is and could be', async () => {
  const { server, store } = createServer();
  expect(keepOpenDrafts()).toBe(false);
  const form = await open(store);
  expect(keepOpenDrafts()).toBe(false);
  form.change({ text: '写了一半' });
  expect(keepOpenDrafts()).toBe(true);
  expect(JSON.parse(tab.stored.get('draft') ?? '')).toMatchObject({ values: { text: '写了一半' }, isSaved: false });
  vi.stubGlobal('sessionStorage', {
    ...tab.storage,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(keepOpenDrafts()).toBe(false);
  await rest();
  expect(server.values).toEqual({ text: '写了一半' });
  // The server has it.
  expect(keepOpenDrafts()).toBe(true);
});
