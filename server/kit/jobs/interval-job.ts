import type { Log } from '../database/connection.ts';

/** Work without a payload, which every node does at intervals: it finds in the database what is due. */
export interface IntervalJob {
  /** `area.what`, for the log. */
  name: string;
  everyMs: number;
  /** The log message of a failed run. */
  failure: string;
  run(isStopping: () => boolean): Promise<void>;
}

/**
 * Runs a job at its interval, one run at a time; skips runs while one takes long. The next run follows a failed one as
 * usual. `stop` waits for the run in progress, which can check `isStopping` to end early.
 */
export const startIntervalJob = ({ name, everyMs, failure, run }: IntervalJob, log: Pick<Log, 'warn'>) => {
  let stopping = false;
  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= run(() => stopping)
      .catch((err: unknown) => log.warn({ err, job: name }, failure))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(begin, everyMs);
  timer.unref();
  const stop = async (): Promise<void> => {
    stopping = true;
    clearInterval(timer);
    await running;
  };
  return { stop };
};
