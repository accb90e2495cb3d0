import { expect, test } from 'vitest';
import type { Found } from '#contract/trial/recognition.ts';
import { MODEL_LATE } from '#contract/kit/errors/portal.ts';
import { EngineFault, type Engines, type Job } from '#engines/engine.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { stubEngines } from '../testing.ts';
import { watchedEngines } from './watched-engines.ts';

const { found } = stubEngines();
const PACKAGE = { package: '/packages/hash' };

/** Engines that run one job at a time, and end as the test says. */
const oneAtATime = () => {
  const jobs: { job: Job; end: PromiseWithResolvers<Found> }[] = [];
  const engines: Engines = {
    recognise(job) {
      const end = Promise.withResolvers<Found>();
      jobs.push({ job, end });
      job.signal?.addEventListener('abort', () => end.reject(new EngineFault('cancelled')));
      return end.promise;
    },
    progressOf(job) {
      const before = jobs.findIndex((one) => one.job === job);
      return before === -1 ? undefined : { isRunning: before === 0, before, expectedMs: 0 };
    },
    async stop() {},
  };
  return { engines, jobs };
};

/** Notes like the store, and pauses with the first late run. */
const noting = () => {
  const noted: string[] = [];
  const note = (what: string) => async (hash: string) => {
    noted.push(`${what} ${hash}`);
    return true;
  };
  return {
    noted,
    store: {
      noteLate: note('late'),
      noteFailure: async () => {},
      noteResult: async (hash: string) => void note('result')(hash),
    },
  };
};
const jobWith = (signal?: AbortSignal): Job => ({ task: PACKAGE, picture: Buffer.alloc(0), ...(signal && { signal }) });

test('[MEND-01] a run that has begun goes on to its verdict when its caller leaves, and one that waits does not', async () => {
  const { engines, jobs } = oneAtATime();
  const { noted, store } = noting();
  const watched = watchedEngines(engines, store, silentLog);
  const leave = new AbortController();
  const [running, waiting] = [jobWith(leave.signal), jobWith(leave.signal)];
  const outcomes = [watched.recognise(running), watched.recognise(waiting)];
  expect([running, waiting].map((job) => watched.progressOf(job)?.before)).toEqual([0, 1]);
  leave.abort();
  for (const outcome of outcomes) await expect(outcome).rejects.toMatchObject({ kind: 'cancelled' });
  expect(jobs.map(({ job }) => job.signal?.aborted)).toEqual([false, true]);
  jobs[0]?.end.reject(new EngineFault('late'));
  await expect.poll(() => noted).toEqual(['late hash']);
});

test('[MEND-01] the runs that wait when their package is paused do not begin', async () => {
  const { engines, jobs } = oneAtATime();
  const watched = watchedEngines(engines, noting().store, silentLog);
  const other = watched.recognise({ ...jobWith(), task: { package: '/packages/other' } });
  const outcomes = [watched.recognise(jobWith()), watched.recognise(jobWith())];
  // The other package's job runs first.
  jobs[0]?.end.resolve(found);
  await other;
  jobs.shift();
  jobs[0]?.end.reject(new EngineFault('late'));
  for (const outcome of outcomes) await expect(outcome).rejects.toMatchObject({ code: MODEL_LATE });
  expect(jobs.map(({ job }) => job.signal?.aborted)).toEqual([false, true]);
});
