interface RestTimes {
  /** How long no call of `start` may come before the work runs. */
  restMs: number;
  /** How long after the first call it runs at the latest, however often calls come. */
  atLatestMs: number;
}

/** Runs work once something rests, such as typing. Work that waits for a rest alone would never run without one. */
export const createRestTimer = (work: () => void, { restMs, atLatestMs }: RestTimes) => {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(rest);
    clearTimeout(latest);
    latest = undefined;
  };
  const run = () => {
    stop();
    work();
  };
  return {
    start() {
      clearTimeout(rest);
      rest = setTimeout(run, restMs);
      latest ??= setTimeout(run, atLatestMs);
    },
    stop,
  };
};
export type RestTimer = ReturnType<typeof createRestTimer>;
