/** A work that waited too long for its turn, and is not done. */
export class TurnMissed extends Error {
  override name = 'TurnMissed';
}

/** Does works in the order in which they come, so many at once; throws `TurnMissed` where one waits for more than `waitMs`. */
export const createTurns = (atOnce: number, waitMs: number) => {
  const waiting = new Set<() => void>();
  let free = atOnce;

  const take = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
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
