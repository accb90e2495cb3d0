import { useRevalidator } from 'react-router';
import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useOnce } from '#web/kit/ui/use-once.ts';

/** Somebody else has changed it since it was read. */
export const isChangedByOthers = (error: unknown) => (error as Partial<CallFailure>).code === CHANGED_BY_OTHERS;

/** Makes the calls of the list's acts, one at a time, and shows the list anew whatever came of it. */
export const useAction = () => {
  const { revalidate } = useRevalidator();
  const { busy, once } = useOnce();
  /** Answers whether it was done; a failure is told, in a notice or by `tell`. */
  const act = (
    work: () => Promise<unknown>,
    done: string,
    tell: (problem: string) => void = (problem) => showNotice(problem, 'danger'),
  ) =>
    once(async () => {
      try {
        await work();
        if (done) showNotice(done, 'success');
        return true;
      } catch (error) {
        tell(isChangedByOthers(error) ? t('subAccounts.conflict') : (error as Error).message);
        return false;
      } finally {
        void revalidate();
      }
    });
  return { busy, act };
};
