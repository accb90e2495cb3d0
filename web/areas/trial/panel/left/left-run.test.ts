import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCredentials } from '#web/kit/session/credentials.ts';
import { setUser } from '#web/kit/session/user.ts';
import { isRunLeft } from '../../left-mark.ts';
import { createRunning, leftSubject, storeWhenLeft, takeLeftRun } from './left-run.ts';

const ticket = { ticketId: 'A'.repeat(22), place: 2, expectedWait: 20 };
const member = { accountInfo: { userId: '7' } } as Parameters<typeof setUser>[0];

/** The storage of a tab, whose entries are its own enumerable keys as in a browser. */
class TabStorage {
  [key: string]: unknown;
  getItem = (key: string) => (Object.hasOwn(this, key) ? (this[key] as string) : null);
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  const sessionStorage = new TabStorage();
  const localStorage = new TabStorage();
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { sessionStorage, localStorage, location: { protocol: 'http:' } }),
  );
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  setUser(member);
});
afterEach(() => {
  // Other files run in the same process.
  setUser(undefined);
  vi.unstubAllGlobals();
});

const leave = () => void window.dispatchEvent(new Event('pagehide'));
const comeBack = () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
/** A page of this tab on which a sample is tried. */
const pageThatTries = () => {
  const running = createRunning(35);
  const stop = storeWhenLeft(running.now);
  running.begin({ sampleId: 'id-card-1', labels: ['人'] });
  return { ...running, stop };
};

test('[MEND-04] a page that is loaded again takes its trial up once, and a copy of the tab finds none', () => {
  const page = pageThatTries();
  page.hasTicket(ticket);
  // The copy is made from what is stored now.
  expect(isRunLeft(35)).toBe(false);
  expect(takeLeftRun(35, '7')).toBeUndefined();
  leave();
  expect(isRunLeft(35)).toBe(true);
  expect(takeLeftRun(35, '7')).toEqual({ abilityNo: 35, sampleId: 'id-card-1', labels: ['人'], ticket });
  expect(isRunLeft(35)).toBe(false);
  expect(takeLeftRun(35, '7')).toBeUndefined();
});

test('[MEND-04] a page without a trial in progress leaves nothing, and one that comes back as it was goes on by itself', () => {
  const page = pageThatTries();
  leave();
  comeBack();
  expect(isRunLeft(35)).toBe(false);
  page.end();
  leave();
  expect(isRunLeft(35)).toBe(false);
  page.begin({});
  page.stop();
  leave();
  expect(isRunLeft(35)).toBe(false);
});

test('[MEND-04] a trial that was left is for its ability and its user only, and a logout removes it', () => {
  pageThatTries();
  leave();
  expect(isRunLeft(36)).toBe(false);
  expect(takeLeftRun(36, '7')).toBeUndefined();
  expect(isRunLeft(35)).toBe(true);
  expect(takeLeftRun(35, '')).toBeUndefined();
  expect(isRunLeft(35)).toBe(false);
  leave();
  sessionStorage.setItem('draft.7.form', '{}');
  clearCredentials();
  expect(isRunLeft(35)).toBe(false);
  expect(sessionStorage.getItem('draft.7.form')).toBe('{}');
});

test('[MEND-04] a trial that was left long ago is forgotten, and one of an unknown user is not stored', () => {
  pageThatTries();
  leave();
  vi.useFakeTimers({ now: Date.now() + 11 * 60_000 });
  expect(takeLeftRun(35, '7')).toBeUndefined();
  vi.useRealTimers();
  expect(isRunLeft(35)).toBe(false);
  // A member clicks before the page has loaded the user, and stays: the trial is the member's.
  setUser(undefined);
  const page = pageThatTries();
  leave();
  expect(isRunLeft(35)).toBe(false);
  setUser(member);
  leave();
  expect(takeLeftRun(35, '7')).toMatchObject({ sampleId: 'id-card-1' });
  page.stop();
});

test('what is on the stage is noted without the picture itself', () => {
  const picture = { pictureId: 'p', width: 2, height: 1, bytes: 9 };
  expect(leftSubject({ kind: 'own', picture, preview: 'blob:x' })).toEqual({
    picture: { pictureId: 'p', width: 2, height: 1 },
  });
  expect(leftSubject({ kind: 'address', address: 'http://a.cn/b.png', width: 2, height: 1 })).toEqual({
    address: 'http://a.cn/b.png',
  });
});
