import { useRevalidator } from 'react-router';
import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useSingleTask } from '#web/kit/ui/use-single-task.ts';

/** Returns whether another user has changed the account since it was read. */
export const isChangedByOthers = (error: unknown) => (error as Partial<CallFailure>).code === CHANGED_BY_OTHERS;

/** Runs the list's actions one at a time, and reloads the list after each one, even after an error. */
export const useAction = () => {
  const { revalidate } = useRevalidator();
  const { busy, runTask } = useSingleTask();
  /** Returns whether the action succeeded. Reports an error in a notice or with `tell`. */
  const act = (
    work: () => Promise<unknown>,
    done: string,
    report: (formError: string) => void = (formError) => showNotice(formError, 'danger'),
  ) =>
    runTask(async () => {
      try {
        await work();
        if (done) showNotice(done, 'success');
        return true;
      } catch (error) {
        report(isChangedByOthers(error) ? t('subAccounts.conflict') : (error as Error).message);
        return false;
      } finally {
        void revalidate();
      }
    });
  return { busy, act };
};
