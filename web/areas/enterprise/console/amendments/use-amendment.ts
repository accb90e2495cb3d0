import { useState } from 'react';
import { correctCertification, revokeCertification } from '#contract/enterprise/amendment-calls.ts';
import type { CertifiedFields } from '#contract/enterprise/amendment.ts';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';

interface Options {
  application: ApplicationDetail;
  /** Reloads the application and the list. */
  refresh: () => void;
}

type Failure = Partial<CallFailure> & Error & { data?: { field?: string } | null };

/** Corrects or revokes a passed certification, one call at a time. What was typed stays after a failure. */
export const useAmendment = ({ application, refresh }: Options) => {
  const { busy, runTask } = useSingleTask();
  const [formError, setFormError] = useState<string>();
  const { applicationId, version, fields } = application;
  const name = fields.enterpriseName;

  /** `onField` handles a failure that is about a field, and returns whether it did. */
  const act = (work: () => Promise<unknown>, done: string, onField: (failure: Failure) => boolean = () => false) =>
    runTask(async () => {
      setFormError(undefined);
      try {
        await work();
        showNotice(done, 'success');
        refresh();
        return true;
      } catch (error) {
        const failure = error as Failure;
        const isConflict = failure.code === CHANGED_BY_OTHERS || failure.code === WRONG_STATE;
        if (isConflict) {
          setFormError(t('enterprise.amend.conflict'));
          refresh();
        } else if (!onField(failure)) setFormError(failure.message);
        return false;
      }
    });

  return {
    busy,
    formError,
    /** Returns whether it succeeded. */
    revoke: (reason: string) =>
      act(
        () => makeCall(revokeCertification, { applicationId, version, reason }),
        t('enterprise.amend.revoked', { name }),
      ),
    /** Returns whether it succeeded. */
    correct: (changed: CertifiedFields, reason: string, onField: (failure: Failure) => boolean) =>
      act(
        () => makeCall(correctCertification, { applicationId, version, reason, fields: changed }),
        t('enterprise.amend.corrected', { name: changed.enterpriseName }),
        onField,
      ),
  };
};
