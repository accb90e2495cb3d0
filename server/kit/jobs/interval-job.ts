import type { Log } from '../database/connection.ts';

/** A job that every node runs at intervals. */
export interface IntervalJob {
  name: string;
  everyMs: number;
  /** The log message of a failed run. */
  failure: string;
  run(isStopping: () => boolean): Promise<void>;
}

/**
 * Runs a job at its interval, one run at a time; skips runs while one takes long. The next run follows a failed one as
 * usual. `wake` runs the job at once, unless a run is in progress; `stop` waits for the run in progress, which can check `isStopping` to end early.
 */
export const startIntervalJob = ({ everyMs, failure, run }: IntervalJob, log: Pick<Log, 'warn'>) => {
  let stopping = false;
  let running: Promise<void> | undefined;
  const wake = () => {
    if (stopping) return;
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
