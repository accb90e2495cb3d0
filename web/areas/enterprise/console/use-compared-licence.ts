import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { compareLicence } from '#contract/enterprise/licence-reading.ts';
import { makeCall } from '#web/kit/call.ts';

export type Compared = AnswerOf<typeof compareLicence>['compared'][number];

export interface ComparedLicence {
  /** `none`: it is no longer to be compared. */
  state: 'none' | 'reading' | 'failed' | 'read';
  compared: readonly Compared[];
  again: () => void;
}

/** Has the licence of an application compared with what was typed. */
export const useComparedLicence = ({ applicationId, version, state }: ApplicationDetail): ComparedLicence => {
  const isWanted = state === applicationStates.inReview || state === applicationStates.passed;
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ of: string; compared: readonly Compared[] | undefined }>();
  const wanted = `${applicationId} ${version} ${attempt}`;
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const end = (compared: readonly Compared[] | undefined) => {
      if (!stop.signal.aborted) setDone({ of: wanted, compared });
    };
    makeCall(compareLicence, { applicationId }, { signal: stop.signal }).then(
      ({ status, compared }) => end(status === 'read' ? compared : undefined),
      () => end(undefined),
    );
    return () => stop.abort();
  }, [applicationId, isWanted, wanted]);
  const again = () => setAttempt(attempt + 1);
  if (!isWanted) return { state: 'none', compared: [], again };
  if (done?.of !== wanted) return { state: 'reading', compared: [], again };
  return done.compared ? { state: 'read', compared: done.compared, again } : { state: 'failed', compared: [], again };
};
