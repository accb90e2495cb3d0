import { useCallback } from 'react';
import { type CertificationStatus, getCertificationStatus } from '#contract/enterprise/calls.ts';
import { authStatuses } from '#contract/kit/roles.ts';
import { makeCall } from '#web/kit/call.ts';
import { useAttendedWatch } from '#web/kit/session/use-attended-watch.ts';

const WATCH_EVERY_MS = 15_000;

/**
 * The changes that an operator can make while the owner looks at the page: in review, the decision; certified, the
 * facts.
 */
const watched: readonly number[] = [authStatuses.authorizing, authStatuses.authorized];

/** Calls `onChange` once an operator has decided, corrected or revoked while the page is visible. */
export const useCertificationWatch = (
  { status, lastApplication }: CertificationStatus,
  onChange: (now: CertificationStatus) => void,
) => {
  const version = lastApplication?.version;
  const refresh = useCallback(
    async (signal: AbortSignal) => {
      const now = await makeCall(getCertificationStatus, {}, { signal });
      const isOther = now.status !== status || now.lastApplication?.version !== version;
      if (isOther && !signal.aborted) onChange(now);
    },
    [status, version, onChange],
  );
  useAttendedWatch(refresh, watched.includes(status) ? WATCH_EVERY_MS : undefined);
};
