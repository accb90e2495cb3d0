import { useCallback, useEffect, useRef, useState } from 'react';
import { getQuota } from '#contract/trial/calls.ts';
import type { TrialQuota } from '#contract/trial/recognition.ts';
import { makeCall } from '#web/kit/call.ts';
import { useUser } from '#web/kit/session/user.ts';
import { whenSeenAgain } from './seen-again.ts';

/**
 * Returns the user's quota for an ability. Loads it first, and again when the page is seen again, because other tabs and
 * members use it too; each response updates it.
 */
export const useQuota = (abilityNo: number) => {
  const user = useUser();
  const [quota, showQuota] = useState<TrialQuota>();
  /** How often a quota was shown: a call that began before the last time is outdated. */
  const shown = useRef(0);
  const setQuota = useCallback((next: TrialQuota | undefined) => {
    shown.current += 1;
    showQuota(next);
  }, []);
  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const before = shown.current;
      // Claims nothing about the quota if it cannot be read; the trial itself will report it.
      const next = await makeCall(getQuota, { abilityNo: String(abilityNo) }, { signal }).catch(() => undefined);
      if (!signal?.aborted && shown.current === before) setQuota(next);
    },
    [abilityNo, setQuota],
  );
  // Another user has another quota.
  useEffect(() => {
    const stop = new AbortController();
    const load = () => void refresh(stop.signal);
    load();
    const ignore = whenSeenAgain(load);
    return () => {
      stop.abort();
      ignore();
    };
  }, [refresh, user]);
  return { quota, setQuota, refresh };
};
