import { useCallback, useEffect, useState } from 'react';
import { getQuota } from '#contract/trial/calls.ts';
import type { TrialQuota } from '#contract/trial/recognition.ts';
import { makeCall } from '#web/kit/call.ts';
import { useUser } from '#web/kit/session/user.ts';

/** Returns the user's quota for an ability. Loads it first; each response updates it. */
export const useQuota = (abilityNo: number) => {
  const user = useUser();
  const [quota, setQuota] = useState<TrialQuota>();
  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      try {
        setQuota(await makeCall(getQuota, { abilityNo: String(abilityNo) }, { signal }));
      } catch {
        // Claims nothing about the quota; the trial itself will report it.
        if (!signal?.aborted) setQuota(undefined);
      }
    },
    [abilityNo],
  );
  // Another user has another quota.
  useEffect(() => {
    const stop = new AbortController();
    void refresh(stop.signal);
    return () => stop.abort();
  }, [refresh, user]);
  return { quota, setQuota, refresh };
};
