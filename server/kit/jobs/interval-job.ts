import type { Log } from '../database/connection.ts';

/** Work that every node does at intervals. */
export interface IntervalJob {
  name: string;
  everyMs: number;
  /** What the log says when a run fails. */
  failure: string;
  run(isStopping: () => boolean): Promise<void>;
}

/**
 * Runs a job at its interval, one run at a time: while one takes long, others are left out. After a run that failed the
 * next tries again. `wake` runs it at once; `stop` waits for the run under way, which learns by `isStopping` that it may
 * end early.
 */
export const startIntervalJob = ({ everyMs, failure, run }: IntervalJob, log: Pick<Log, 'warn'>) => {
  let stopping = false;
  let running: Promise<void> | undefined;
  const wake = () => {
    running ??= run(() => stopping)
      .catch((err: unknown) => log.warn({ err }, failure))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  const stop = async (): Promise<void> => {
    stopping = true;
    clearInterval(timer);
    await running;
  };
  return { wake, stop };
};
