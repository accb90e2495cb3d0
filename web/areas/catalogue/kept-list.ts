import { useEffect } from 'react';
import { isNetworkFailure } from '#web/call.ts';

/** The list on show, with what it was loaded as. */
let shown: object | undefined;

/** Remembers what the page shows, so that a failed load has something to keep. */
export const useShown = (data: object) =>
  useEffect(() => {
    shown = data;
  }, [data]);

const stale = new WeakSet<object>();

/** Whether the data is that of an earlier address, kept since the network failed. */
export const isStale = (data: object) => stale.has(data);

/** Where the network fails, the list on show stays, marked as stale; any other failure is thrown on. */
export const keepShown =
  <Args, Data extends object>(load: (args: Args) => Promise<Data>) =>
  async (args: Args): Promise<Data> => {
    try {
      return await load(args);
    } catch (error) {
      if (!shown || !isNetworkFailure(error)) throw error;
      const kept = { ...shown } as Data;
      stale.add(kept);
      return kept;
    }
  };
