/**
 * Runs work in memory some time after it was asked for, one run at a time. For what this process alone has, such as rows
 * that wait to be written; what the database can find is an `IntervalJob`. `run` must not throw; it returns the delay in
 * ms after which it has to run again, or undefined.
 */
export const createDelayedRun = (run: () => Promise<number | undefined>) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const after = (ms: number): void => {
    timer ??= setTimeout(() => void now(), ms).unref();
  };
  const now = (): Promise<void> => {
    cancel();
    running ??= run().then((againMs) => {
      running = undefined;
      if (againMs !== undefined) after(againMs);
    });
    return running;
  };

  return {
    /** Runs once after this time. Does nothing if a run is due already. */
    after,
    /** Runs at once. A run that is in progress counts, although it may not see what was added meanwhile. */
    now,
    /** Whether a run is in progress. */
    isRunning: () => running !== undefined,
    /** Resolves when the run in progress has ended. */
    settled: async (): Promise<void> => running,
    /** Forgets the run that is due. */
    cancel,
  };
};
