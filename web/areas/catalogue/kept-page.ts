import { useEffect } from 'react';
import { isNetworkFailure } from '#web/kit/call.ts';

/** Keeps what a page shows, so that a failed load has something to fall back on. Each page has one of its own. */
export const keptPage = <Data extends object>() => {
  let shown: Data | undefined;
  const stale = new WeakSet<Data>();
  return {
    /** Remembers what the page shows. */
    useShown: (data: Data) =>
      useEffect(() => {
        shown = data;
      }, [data]),

    /** Whether the data is that of an earlier address, kept since the network failed. */
    isStale: (data: Data) => stale.has(data),

    /** Where the network fails, what is on show stays, marked as stale; any other failure is thrown on. */
    keepShown:
      <Args>(load: (args: Args) => Promise<Data>) =>
      async (args: Args): Promise<Data> => {
        try {
          return await load(args);
        } catch (error) {
          if (!shown || !isNetworkFailure(error)) throw error;
          const kept = { ...shown };
          stale.add(kept);
          return kept;
        }
      },
  };
};
