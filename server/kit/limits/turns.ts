/** The work waited too long for a slot and was not done. */
export class TurnMissed extends Error {
  override name = 'TurnMissed';
}

/**
 * Runs up to `atOnce` works in parallel, in order of arrival. Throws `TurnMissed` if one waits longer than `waitMs`, and
 * at once if `waitingMaximum` works wait already.
 */
export const createTurns = (atOnce: number, waitMs: number, waitingMaximum = Number.POSITIVE_INFINITY) => {
  const waiting = new Set<() => void>();
  let free = atOnce;

  const take = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (waiting.size >= waitingMaximum) return Promise.reject(new TurnMissed());
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        waiting.delete(go);
        reject(new TurnMissed());
      }, waitMs);
      waiting.add(go);
    });
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await take();
    try {
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
