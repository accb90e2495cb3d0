import { useEffect } from 'react';
import { type CertificationStatus, getCertificationStatus } from '#contract/enterprise/calls.ts';
import { authStatuses } from '#contract/kit/roles.ts';
import { makeCall } from '#web/kit/call.ts';
import { WATCH_MINUTES } from '#web/kit/list/use-fresh.ts';
import { watchWhileAttended } from '#web/kit/session/attended-watch.ts';

const WATCH_EVERY_MS = 15_000;

/** What an operator can change while the owner looks at the page: in review, the decision; certified, the facts. */
const watched: readonly number[] = [authStatuses.authorizing, authStatuses.authorized];

const INPUTS = ['pointermove', 'keydown'] as const;

/** Calls `onChange` once an operator has decided, corrected or revoked while somebody looks at the page. */
export const useCertificationWatch = (
  { status, lastApplication }: CertificationStatus,
  onChange: (now: CertificationStatus) => void,
) => {
  const version = lastApplication?.version;
  useEffect(() => {
    if (!watched.includes(status)) return;
    const stop = new AbortController();
    const goOn = () => {
      for (const input of INPUTS) document.removeEventListener(input, goOn);
      watch.goOn();
    };
    const watch = watchWhileAttended({
      async refresh() {
        try {
          const now = await makeCall(getCertificationStatus, {}, { signal: stop.signal });
          const isOther = now.status !== status || now.lastApplication?.version !== version;
          if (isOther && !stop.signal.aborted) onChange(now);
        } catch {
          // The next look may succeed; what ends the session is reported by the call itself.
        }
      },
      everyMs: WATCH_EVERY_MS,
      patienceMs: WATCH_MINUTES * 60_000,
      onPause() {
        for (const input of INPUTS) document.addEventListener(input, goOn, { passive: true });
      },
    });
    return () => {
      watch.stop();
      for (const input of INPUTS) document.removeEventListener(input, goOn);
      stop.abort();
    };
  }, [status, version, onChange]);
};
