import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '#web/kit/texts.ts';
import styles from './modify.module.css';

const RESULT = '?step=result';

/**
 * Returns the step of a change, which is in the address. Without a completed change, the address of the result
 * redirects to the first step.
 */
export const useStep = (changed: boolean) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asksForResult = new URLSearchParams(search).get('step') === 'result';
  useEffect(() => {
    if (asksForResult && !changed) void navigate(pathname, { replace: true });
  }, [asksForResult, changed, navigate, pathname]);
  return {
    isResult: asksForResult && changed,
    /** Replaces the first step in the history, so that going back does not repeat the change. */
    showResult: () => navigate(pathname + RESULT, { replace: true }),
  };
};

/** Shows both steps and marks the current one. */
export const ModifySteps = ({ isResult }: { isResult: boolean }) => (
  <ol className={styles.steps} aria-label={t('identity.modify.steps')}>
    <li aria-current={isResult ? undefined : 'step'}>{t('identity.modify.step.modify')}</li>
    <li aria-current={isResult ? 'step' : undefined}>{t('identity.modify.step.result')}</li>
  </ol>
);
