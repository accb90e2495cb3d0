import { useState } from 'react';
import { type Reason } from '#contract/enterprise/calls.ts';
import {
  type ApplicationDetail,
  passApplication,
  rejectApplication,
  takeApplication,
} from '#contract/enterprise/review-calls.ts';
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
  /** Called with the ID of the next waiting application; `null` if there is none, `undefined` if it is unknown. */
  onDecided: (next: string | null | undefined) => void;
}

/** Error codes that mean that another operator was faster. */
const conflicts: readonly string[] = [CHANGED_BY_OTHERS, WRONG_STATE];

/** Passes, rejects or takes an application, one call at a time. */
export const useDecision = ({ application, refresh, onDecided }: Options) => {
  const { busy: sending, runTask } = useSingleTask();
  const [formError, setFormError] = useState<string>();
  const { applicationId, version, fields } = application;
  const name = fields.enterpriseName;

  const act = (work: () => Promise<void>) =>
    runTask(async () => {
      setFormError(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        const { code, message } = error as CallFailure & Error;
        const isConflict = conflicts.includes(code);
        setFormError(isConflict ? t('enterprise.review.conflict') : message);
        if (isConflict) refresh();
        return false;
      }
    });

  return {
    sending,
    formError,
    pass: () =>
      act(async () => {
        const { next } = await makeCall(passApplication, { applicationId, version });
        showNotice(t('enterprise.review.passed', { name }), 'success');
        onDecided(next);
      }),
    reject: (reasons: readonly Reason[]) =>
      act(async () => {
        const { next } = await makeCall(rejectApplication, { applicationId, version, reasons: [...reasons] });
        showNotice(t('enterprise.review.rejected', { name }), 'success');
        onDecided(next);
      }),
    take: () =>
      act(async () => {
        await makeCall(takeApplication, { applicationId });
        showNotice(t('enterprise.review.taken'), 'success');
        refresh();
      }),
  };
};
