import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayedRun } from './delayed-run.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A run that lasts until the test ends it, with the delay of the next one. */
const heldRun = () => {
  const ends: ((againMs?: number) => void)[] = [];
  const run = vi.fn(() => new Promise<number | undefined>((resolve) => void ends.push(resolve)));
  return { run, end: (againMs?: number) => ends.shift()?.(againMs) };
};

test('runs once after the first delay that was asked for', async () => {
  const { run } = heldRun();
  const delayed = createDelayedRun(run);
  delayed.after(100);
  delayed.after(5);
  await vi.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledOnce();
});

test('a run at once replaces the one that is due, and never joins another', async () => {
  const { run, end } = heldRun();
  const delayed = createDelayedRun(run);
  delayed.after(100);
  const first = delayed.now();
  expect(delayed.now()).toBe(first);
  expect(delayed.isRunning()).toBe(true);
  end();
  await first;
  expect(delayed.isRunning()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('runs again after the delay that a run returns', async () => {
  const { run, end } = heldRun();
  const delayed = createDelayedRun(run);
  void delayed.now();
  end(50);
  await delayed.settled();
  await vi.advanceTimersByTimeAsync(50);
  expect(run).toHaveBeenCalledTimes(2);
});

test('what is due is forgotten when it is canceled', async () => {
  const { run, end } = heldRun();
  const delayed = createDelayedRun(run);
  void delayed.now();
  end(50);
  await delayed.settled();
  delayed.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledOnce();
});

test('a run that is due while another is in progress takes place after it', async () => {
  const { run, end } = heldRun();
  const delayed = createDelayedRun(run);
  const first = delayed.now();
  delayed.after(100);
  // Joins the run in progress, and leaves the other one due.
  void delayed.now();
  await vi.advanceTimersByTimeAsync(100);
  expect(run).toHaveBeenCalledOnce();
  end();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(2);
  // And nothing is due any more.
  end();
  await delayed.settled();
  delayed.after(5);
  await vi.advanceTimersByTimeAsync(5);
  expect(run).toHaveBeenCalledTimes(3);
});
