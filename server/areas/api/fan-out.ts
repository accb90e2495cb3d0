import type { Log } from '#server/kit/database/connection.ts';
import type { OnTraced } from '#server/kit/key-calls/trace.ts';

/** Gives each ended call to all listeners. One that fails does not stop the others. */
export const fanOut =
  (listeners: readonly OnTraced[], log: Pick<Log, 'error'>): OnTraced =>
  (trace) => {
    for (const listener of listeners)
      try {
        listener(trace);
      } catch (err) {
        log.error({ err, requestId: trace.requestId }, 'a listener of ended calls failed');
      }
  };
