import { basename } from 'node:path';
import type { Found } from '#contract/trial/recognition.ts';
import { EngineFault, type Engines, type Job } from '#engines/engine.ts';
import type { Log } from '#server/kit/database/connection.ts';
import { lateError } from './late-error.ts';
import type { PackageStore } from './package-store.ts';

/** A run of a package on this node. */
interface Run {
  job: Job;
  stop: AbortController;
}

/** Why runs that still wait are given up: their package is paused. */
const PAUSED = 'paused';

const isLate = (error: unknown) => error instanceof EngineFault && (error.kind === 'late' || error.kind === 'hung');

export interface WatchedEngines extends Engines {
  /** Settles when the engine no longer works on a package's job, whose caller may have left before. */
  released(job: Job): Promise<void>;
}

/** The folder of an unpacked package has the name of its hash. */
const hashOf = ({ task }: Job): string | undefined =>
  typeof task !== 'string' && 'package' in task ? basename(task.package) : undefined;

/**
 * Wraps engines so that the runs of a package are judged: an error is noted with the package, for its operators, a user
 * reads that it was the model of the ability that took too long, and a package that is late several times in a row is
 * paused. A run that has begun continues to its verdict when its caller leaves: callers that always leave early could
 * otherwise run a late package without end. The try after a pause is refunded if it ends without a verdict.
 */
export const watchedEngines = (
  engines: Engines,
  {
    store,
    tries,
    log,
  }: {
    store: Pick<PackageStore, 'noteFailure' | 'noteLate' | 'noteResult' | 'refundTry'>;
    /** The tasks that are tries after a pause. */
    tries: WeakSet<object>;
    log: Pick<Log, 'warn'>;
  },
): WatchedEngines => {
  const runs = new Map<string, Set<Run>>();
  const released = new WeakMap<Job, Promise<void>>();
  /** The job that the engines have in place of a caller's. */
  const jobs = new WeakMap<Job, Job>();

  const isWaiting = ({ job }: Run) => engines.progressOf(job)?.isRunning === false;

  const note = async <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((err: unknown) => void log.warn({ err }, 'a run of a model package is not noted'));

  /** Refunds the run if it is a try. */
  const refundTry = async ({ task }: Job, hash: string) => {
    if (tries.has(task as object)) await note(store.refundTry(hash));
  };

  const noteError = async (error: unknown, hash: string): Promise<unknown> => {
    if (!(error instanceof EngineFault)) return error;
    if (error.kind === 'failed') await note(store.noteFailure(hash));
    if (!isLate(error)) return error;
    if (await note(store.noteLate(hash)))
      for (const other of runs.get(hash) ?? []) if (isWaiting(other)) other.stop.abort(PAUSED);
    return lateError();
  };

  const judge = async (run: Run, hash: string): Promise<Found> => {
    const all = runs.get(hash) ?? new Set();
    runs.set(hash, all.add(run));
    try {
      const found = await engines.recognise(run.job);
      await note(store.noteResult(hash));
      return found;
    } catch (error) {
      if (run.stop.signal.reason === PAUSED) throw lateError();
      if (!isLate(error)) await refundTry(run.job, hash);
      throw await noteError(error, hash);
    } finally {
      all.delete(run);
      if (all.size === 0) runs.delete(hash);
    }
  };

  const recognise = async (job: Job, hash: string): Promise<Found> => {
    const { signal } = job;
    if (signal?.aborted) {
      await refundTry(job, hash);
      throw new EngineFault('cancelled');
    }
    const stop = new AbortController();
    const run = { job: { ...job, signal: stop.signal }, stop };
    jobs.set(job, run.job);
    const verdict = judge(run, hash);
    const done = () => {};
    released.set(job, verdict.then(done, done));
    const left = Promise.withResolvers<never>();
    const leave = () => {
      if (isWaiting(run)) stop.abort();
      left.reject(new EngineFault('cancelled'));
    };
    signal?.addEventListener('abort', leave);
    try {
      return await Promise.race([verdict, left.promise]);
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  };

  return {
    ...engines,
    recognise(job) {
      const hash = hashOf(job);
      return hash === undefined ? engines.recognise(job) : recognise(job, hash);
    },
    progressOf: (job) => engines.progressOf(jobs.get(job) ?? job),
    released: (job) => released.get(job) ?? Promise.resolve(),
  };
};
