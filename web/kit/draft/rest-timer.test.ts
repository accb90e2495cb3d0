import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRestTimer } from './rest-timer.ts';

const times = { restMs: 800, atLatestMs: 1500 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work runs once after a rest', () => {
  const work = vi.fn();
  const timer = createRestTimer(work, times);
  timer.start();
  vi.advanceTimersByTime(times.atLatestMs - times.restMs - 1);
  timer.start();
  vi.advanceTimersByTime(times.restMs - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(times.atLatestMs);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work runs every so often while nothing rests', () => {
  const work = vi.fn();
  const timer = createRestTimer(work, times);
  for (let passed = 0; passed < 10_000; passed += 100) {
    timer.start();
    vi.advanceTimersByTime(100);
  }
  expect(work).toHaveBeenCalledTimes(6);
});

test('a stopped timer runs nothing, and begins again', () => {
  const work = vi.fn();
  const timer = createRestTimer(work, times);
  timer.start();
  timer.stop();
  vi.advanceTimersByTime(times.atLatestMs);
  expect(work).not.toHaveBeenCalled();
  timer.start();
  vi.advanceTimersByTime(times.restMs);
  expect(work).toHaveBeenCalledTimes(1);
});
