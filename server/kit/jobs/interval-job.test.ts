import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { areas } from '#server/app/areas.ts';
import { intervalJobs } from '../../../scripts/inventory/jobs.ts';
import { startIntervalJob } from './interval-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs one after the other, never two at once', async () => {
  let begun = 0;
  let end = () => {};
  const work = () => {
    begun += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const { stop } = startIntervalJob({ name: 'test', everyMs: 1000, failure: '', run: work }, { warn: vi.fn() });
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toBe(2);
  end();
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toBe(2);
});

test('a failed run is logged, and the next one tries again', async () => {
  const warn = vi.fn();
  const err = new Error('away');
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(err).mockResolvedValue();
  const { stop } = startIntervalJob({ name: 'test', everyMs: 1000, failure: 'it waits', run: work }, { warn });
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(warn.mock.calls).toEqual([[{ err, job: 'test' }, 'it waits']]);
  await stop();
});

test('a stop notifies the run in progress and waits for it', async () => {
  const log: string[] = [];
  const { stop } = startIntervalJob(
    {
      name: 'test',
      everyMs: 1000,
      failure: '',
      run: async (isStopping) => {
        await vi.waitUntil(isStopping);
        log.push('ended');
      },
    },
    { warn: vi.fn() },
  );
  await vi.advanceTimersByTimeAsync(1000);
  const stopped = stop().then(() => log.push('stopped'));
  await vi.advanceTimersByTimeAsync(1000);
  await stopped;
  expect(log).toEqual(['ended', 'stopped']);
});

test('the inventory finds the jobs of every area that has some', () => {
  const found = new Set(intervalJobs().map(({ name }) => name.split('.')[0]));
  expect(found.size).toBe(areas.filter(({ jobs }) => jobs !== undefined).length);
});
