import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '#web/kit/texts.ts';
import styles from './modify.module.css';

const RESULT = '?step=result';

/**
 * The step of a change, which the address names. Without a change that was made there is no result: its address, opened by
 * itself, shows the first step.
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
    /** In the place of the first step: what was done is not done again by going back. */
    showResult: () => navigate(pathname + RESULT, { replace: true }),
  };
};

/** Both steps, and on which of them one is. */
export const ModifySteps = ({ isResult }: { isResult: boolean }) => (
  <ol className={styles.steps} aria-label={t('identity.modify.steps')}>
    <li aria-current={isResult ? undefined : 'step'}>{t('identity.modify.step.modify')}</li>
    <li aria-current={isResult ? 'step' : undefined}>{t('identity.modify.step.result')}</li>
  </ol>
);
