/** It was given up before its turn came. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}

/** Lets works come one after the other; one whose signal comes before its turn is not begun and fails with `NoTurn`. */
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
