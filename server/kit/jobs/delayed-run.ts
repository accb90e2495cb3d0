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
    timer ??= setTimeout(() => {
      timer = undefined;
      // The run in progress may not see what this one is for.
      void (running ? running.then(now) : now());
    }, ms).unref();
  };
  const now = (): Promise<void> => {
    if (running) return running;
    cancel();
    running = run()
      .finally(() => {
        running = undefined;
      })
      .then((againMs) => {
        if (againMs !== undefined) after(againMs);
      });
    return running;
  };

  return {
    /** Runs once after this time. Does nothing if a run is due already. */
    after,
    /**
     * Runs at once and forgets the run that is due. If a run is in progress, returns that one, which may not see what was
     * added since; the run that is due stays.
     */
    now,
    /** Whether a run is in progress. */
    isRunning: () => running !== undefined,
    /** Resolves when the run in progress has ended. */
    settled: async (): Promise<void> => running,
    /** Forgets the run that is due. */
    cancel,
  };
};
