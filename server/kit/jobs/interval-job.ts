import type { Log } from '../database/connection.ts';

interface Turns {
  everyMs: number;
  log: Pick<Log, 'warn'>;
  /** What the log says of a turn that failed. */
  failure: string;
}

/**
 * Does a work now and then, on every node, one turn at a time: while one takes long, others are left out. After one that
 * failed the next tries again. `wake` takes a turn at once; `stop` waits for the turn that is under way, to which
 * `isStopping` says that it may end early.
 */
export const repeat = (work: (isStopping: () => boolean) => Promise<void>, { everyMs, log, failure }: Turns) => {
  let stopping = false;
  let running: Promise<void> | undefined;
  const wake = () => {
    running ??= work(() => stopping)
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
