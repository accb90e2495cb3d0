import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { listOutbox } from '#contract/auth/calls.ts';
import { OUTBOX_WATCH_MINUTES } from '#contract/auth/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { watchWhileAttended } from '#web/kit/session/attended-watch.ts';

const REFRESH_MS = 5000;

export interface ShownOutbox extends AnswerOf<typeof listOutbox> {
  /** The phone number to which the messages were sent; absent for all numbers. */
  phoneNo?: string | undefined;
  /** The time of the request, as ISO 8601. */
  askedAt: string;
}

export type OutboxState = 'fresh' | 'failed' | 'paused';

/** Refreshes the messages while somebody looks at the page. If that fails or pauses, the shown messages stay. */
export const useOutbox = (loaded: ShownOutbox): { shown: ShownOutbox; state: OutboxState; goOn: () => void } => {
  const [fresh, setFresh] = useState<ShownOutbox>();
  const [state, setState] = useState<OutboxState>('fresh');
  const watch = useRef<{ goOn: () => void }>(undefined);
  const { phoneNo } = loaded;
  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      try {
        const askedAt = new Date().toISOString();
        const answer = await makeCall(listOutbox, { phoneNo }, { signal: stop.signal });
        setFresh({ ...answer, phoneNo, askedAt });
        setState('fresh');
      } catch {
        if (!stop.signal.aborted) setState('failed');
      }
    };
    const watching = watchWhileAttended({
      refresh,
      everyMs: REFRESH_MS,
      patienceMs: OUTBOX_WATCH_MINUTES * 60_000,
      onPause: () => setState('paused'),
    });
    watch.current = watching;
    return () => {
      watching.stop();
      stop.abort();
      setFresh(undefined);
      setState('fresh');
    };
  }, [phoneNo, loaded]);
  const goOn = useCallback(() => watch.current?.goOn(), []);
  return { shown: fresh ?? loaded, state, goOn };
};
