import { useEffect } from 'react';
import { isNetworkFailure } from '../call.ts';

/** Caches what a page shows, as a fallback for a failed load. Each page has its own cache. */
export const cachedPage = <Data extends object>() => {
  let shown: Data | undefined;
  const stale = new WeakSet<Data>();
  return {
    /** Records the data that the page shows. */
    useShown: (data: Data) =>
      useEffect(() => {
        shown = data;
      }, [data]),

    /** Whether the data belongs to an earlier address and was cached before a network failure. */
    isStale: (data: Data) => stale.has(data),

    /** Wraps a loader. On a network failure it returns the shown data, marked as stale; other failures are rethrown. */
    orCached:
      <Args>(load: (args: Args) => Promise<Data>) =>
      async (args: Args): Promise<Data> => {
        try {
          return await load(args);
        } catch (error) {
          if (!shown || !isNetworkFailure(error)) throw error;
          const cached = { ...shown };
          stale.add(cached);
          return cached;
        }
      },
  };
};
