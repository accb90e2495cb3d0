import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import { listOutbox } from '#contract/identity/calls.ts';
import { makeCall } from '#web/call.ts';

const REFRESH_MS = 5000;

export interface ShownOutbox extends AnswerOf<typeof listOutbox> {
  /** Whose messages they are; absent where they are everybody's. */
  phoneNo?: string | undefined;
  /** ISO 8601: when they were asked for. */
  askedAt: string;
}

/** Keeps the messages of the page up to date while it is looked at. What is shown stays where that fails. */
export const useOutbox = (loaded: ShownOutbox): ShownOutbox & { failed: boolean } => {
  const [fresh, setFresh] = useState<ShownOutbox>();
  const [failed, setFailed] = useState(false);
  const { phoneNo } = loaded;
  useEffect(() => {
    const stop = new AbortController();
    let asking = false;
    const refresh = async () => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      try {
        const askedAt = new Date().toISOString();
        const answer = await makeCall(listOutbox, { phoneNo }, { signal: stop.signal });
        setFresh({ ...answer, phoneNo, askedAt });
        setFailed(false);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      } finally {
        asking = false;
      }
    };
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    const onVisible = () => void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      setFresh(undefined);
      setFailed(false);
    };
  }, [phoneNo, loaded]);
  return { ...(fresh ?? loaded), failed };
};
