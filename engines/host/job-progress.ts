import type { Job, JobProgress } from '../engine.ts';
import type { createExpectedWait } from './expected-wait.ts';
import type { createWaitingJobs } from './waiting-jobs.ts';

/** Returns where a job of a lane is, or undefined if it has ended. */
export const progressIn = (
  job: Job,
  waiting: ReturnType<typeof createWaitingJobs>,
  expectedWait: ReturnType<typeof createExpectedWait>,
): JobProgress | undefined => {
  if (expectedWait.isRunning(job)) return { isRunning: true, before: 0, expectedMs: expectedWait.left(job) };
  const place = waiting.placeOf(job);
  if (place === undefined) return undefined;
  const before = place + expectedWait.running;
  return { isRunning: false, before, expectedMs: expectedWait.behind(before) };
};
