import { createTurns, type InTurn } from './turns.ts';

/** Runs up to `atOnce` works of each owner in parallel, in order of arrival. Takes the limits and throws as `createTurns`. */
export const createOwnerTurns = (...limits: Parameters<typeof createTurns>) => {
  const known = new Map<string, { inTurn: InTurn; works: number }>();

  const inTurn = async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const turns = known.get(owner) ?? { inTurn: createTurns(...limits), works: 0 };
    known.set(owner, turns);
    turns.works += 1;
    try {
      return await turns.inTurn(work);
    } finally {
      turns.works -= 1;
      if (turns.works === 0) known.delete(owner);
    }
  };

  return {
    inTurn,
    /** Waits for a slot and returns the function that releases it. */
    take: (owner: string): Promise<() => void> =>
      new Promise((resolve, reject) => {
        inTurn(owner, () => new Promise<void>((leave) => resolve(leave))).catch(reject);
      }),
  };
};
