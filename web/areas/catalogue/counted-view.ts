import { useEffect } from 'react';
import { countView } from '#contract/catalogue/calls.ts';
import { makeCall } from '#web/call.ts';
import { randomString } from '#web/ui/random-string.ts';

const TRIES = 3;

/** Counts a view of the ability once it is shown; a lost answer is asked for again under the same key, so that nothing counts twice. */
export const useCountedView = (abilityNo: number) => {
  useEffect(() => {
    const stop = new AbortController();
    const idempotencyKey = randomString();
    const count = async () => {
      for (let attempt = 1; attempt <= TRIES && !stop.signal.aborted; attempt += 1) {
        try {
          await makeCall(countView, { abilityNo }, { idempotencyKey });
          return;
        } catch (error) {
          // The reader has lost nothing: only the last failure is worth a line.
          if (attempt === TRIES) console.warn('view not counted:', (error as Error).message);
        }
      }
    };
    void count();
    return () => stop.abort();
  }, [abilityNo]);
};
