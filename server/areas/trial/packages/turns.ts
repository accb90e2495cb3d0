/** The work was aborted before it started. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}

/** Runs works one after the other. A work whose signal aborts while it waits does not start and fails with `NoTurn`. */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const outcome = Promise.withResolvers<T>();
    const giveUp = () => outcome.reject(new NoTurn('its turn did not come in time'));
    signal.addEventListener('abort', giveUp);
    if (signal.aborted) giveUp();
    last = last.then(async () => {
      signal.removeEventListener('abort', giveUp);
      if (signal.aborted) return;
      const begun = work();
      outcome.resolve(begun);
      await begun.catch(() => {});
    });
    return outcome.promise;
  };
};

export type InTurn = ReturnType<typeof createTurns>;
