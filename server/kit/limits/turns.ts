/** The work waited too long for a slot and was not done. */
export class TurnMissed extends Error {
  override name = 'TurnMissed';
  override message = 'its turn did not come in time';
}

/**
 * Runs up to `atOnce` works in parallel, in order of arrival. Throws `TurnMissed` if one waits longer than `waitMs` or
 * until its signal aborts, and at once if `waitingMaximum` works wait already.
 */
export const createTurns = (
  atOnce: number,
  waitMs = Number.POSITIVE_INFINITY,
  waitingMaximum = Number.POSITIVE_INFINITY,
) => {
  const waiting = new Set<() => void>();
  let free = atOnce;

  const take = (signal?: AbortSignal): Promise<void> => {
    if (signal?.aborted) return Promise.reject(new TurnMissed());
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (waiting.size >= waitingMaximum) return Promise.reject(new TurnMissed());
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', giveUp);
        waiting.delete(go);
        reject(new TurnMissed());
      };
      // A timer without end would run out at once.
      const late = Number.isFinite(waitMs) ? setTimeout(giveUp, waitMs) : undefined;
      signal?.addEventListener('abort', giveUp);
      waiting.add(go);
    });
  };

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    await take(signal);
    try {
      if (signal?.aborted) throw new TurnMissed();
      return await work();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else free += 1;
    }
  };
};

export type InTurn = ReturnType<typeof createTurns>;
