import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AFTER_HIDDEN_MS, AFTER_PAUSE_MS, createAutoDraft } from './auto-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a draft is saved automatically after a pause, not while the user types', () => {
  const save = vi.fn();
  const draft = createAutoDraft(save);
  draft.typed();
  vi.advanceTimersByTime(AFTER_PAUSE_MS - 1);
  draft.typed();
  vi.advanceTimersByTime(AFTER_PAUSE_MS - 1);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a tab that is hidden for more than a moment saves once', () => {
  const save = vi.fn();
  const draft = createAutoDraft(save);
  draft.hide();
  vi.advanceTimersByTime(AFTER_HIDDEN_MS - 1);
  draft.show();
  vi.advanceTimersByTime(AFTER_HIDDEN_MS);
  expect(save).not.toHaveBeenCalled();
  draft.hide();
  draft.hide();
  vi.advanceTimersByTime(2 * AFTER_HIDDEN_MS);
  expect(save).toHaveBeenCalledTimes(1);
});

test('leaving saves at once, and nothing later', () => {
  const save = vi.fn();
  const draft = createAutoDraft(save);
  draft.typed();
  draft.hide();
  draft.leave();
  expect(save).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * AFTER_PAUSE_MS);
  expect(save).toHaveBeenCalledTimes(1);
});
