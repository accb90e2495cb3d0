import { expect, test, vi } from 'vitest';
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
      refundTry: async (hash: string) => void note('refunded')(hash),
    },
  };
};
const jobWith = (signal?: AbortSignal): Job => ({ task: PACKAGE, picture: Buffer.alloc(0), ...(signal && { signal }) });

test('[MEND-01] a run that has begun goes on to its verdict when its caller leaves, and one that waits does not', async () => {
  const { engines, jobs } = oneAtATime();
  const { noted, store } = noting();
  const watched = watchedEngines(engines, { store, tries: new WeakSet(), log: silentLog });
  const leave = new AbortController();
  const [running, waiting] = [jobWith(leave.signal), jobWith(leave.signal)];
  const outcomes = [watched.recognise(running), watched.recognise(waiting)];
  expect([running, waiting].map((job) => watched.progressOf(job)?.before)).toEqual([0, 1]);
  leave.abort();
  for (const outcome of outcomes) await expect(outcome).rejects.toMatchObject({ kind: 'cancelled' });
  expect(jobs.map(({ job }) => job.signal?.aborted)).toEqual([false, true]);
  await watched.released(waiting);
  const released = vi.fn();
  const whenReleased = watched.released(running).then(released);
  await Promise.resolve();
  expect(released).not.toHaveBeenCalled();
  jobs[0]?.end.reject(new EngineFault('late'));
  await whenReleased;
  expect(noted).toEqual(['late hash']);
});

test('[MEND-01] a try after a pause is refunded if it ends without saying whether the package is in time', async () => {
  const { noted, store } = noting();
  const tries = new WeakSet();
  const ended = new AbortController();
  ended.abort();
  for (const [kind, what] of [
    ['busy', ['refunded hash']],
    ['undecodable', ['refunded hash']],
    ['late', ['late hash']],
    ['hung', ['late hash']],
  ] as const) {
    const { engines, jobs } = oneAtATime();
    const watched = watchedEngines(engines, { store, tries, log: silentLog });
    const job = { ...jobWith(), task: { ...PACKAGE } };
    tries.add(job.task);
    const outcome = watched.recognise(job);
    jobs[0]?.end.reject(new EngineFault(kind));
    const expectedError = kind === 'late' || kind === 'hung' ? { code: MODEL_LATE } : { kind };
    await expect(outcome).rejects.toMatchObject(expectedError);
    expect(noted.splice(0), kind).toEqual(what);
    // A caller that has left already.
    await expect(watched.recognise({ ...job, signal: ended.signal })).rejects.toMatchObject({ kind: 'cancelled' });
    expect(noted.splice(0)).toEqual(['refunded hash']);
    // Another run of the package is no try.
    const other = watched.recognise(jobWith());
    jobs[1]?.end.reject(new EngineFault(kind));
    await expect(other).rejects.toMatchObject(expectedError);
    expect(noted.splice(0)).toEqual('code' in expectedError ? what : []);
  }
});

test('[MEND-01] the runs that wait when their package is paused do not begin', async () => {
  const { engines, jobs } = oneAtATime();
  const watched = watchedEngines(engines, { store: noting().store, tries: new WeakSet(), log: silentLog });
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
