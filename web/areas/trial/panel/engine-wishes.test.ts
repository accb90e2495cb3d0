import { expect, onTestFinished, test, vi } from 'vitest';
import { takeWish } from './engine-wishes.ts';

test('[TRIAL-03] a visitor’s wish to be notified is taken up once, for its ability, and not much later', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const press = () => stored.set('session.trial.wish', JSON.stringify({ abilityNo: 3, at: Date.now() }));
  press();
  expect(takeWish(3)).toBe(true);
  expect(takeWish(3)).toBe(false);
  press();
  expect(takeWish(4)).toBe(false);
  press();
  vi.advanceTimersByTime(11 * 60_000);
  expect(takeWish(3)).toBe(false);
  stored.set('session.trial.wish', 'no JSON');
  expect(takeWish(3)).toBe(false);
});
