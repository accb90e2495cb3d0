import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSeenAgain } from './seen-again.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('[MEND-04] the quota is read again when a tab is seen again, at most every five seconds', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const act = vi.fn();
  const ignore = whenSeenAgain(act, page as Document);
  const become = (state: DocumentVisibilityState, afterMs = 0) => {
    vi.advanceTimersByTime(afterMs);
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
    return act.mock.calls.length;
  };
  expect(become('visible', 1000)).toBe(0);
  expect(become('hidden', 60_000)).toBe(0);
  expect(become('visible')).toBe(1);
  expect([become('hidden'), become('visible', 4000)]).toEqual([1, 1]);
  expect([become('hidden'), become('visible', 1000)]).toEqual([1, 2]);
  ignore();
  expect(become('visible', 60_000)).toBe(2);
});
