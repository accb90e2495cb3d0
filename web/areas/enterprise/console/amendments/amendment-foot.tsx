import { Button } from 'antd';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import styles from '../review-detail.module.css';

// Rarely needed: they would make the page of the reviews heavier than its budget.
const loadCorrectDialog = () => import('./correct-dialog.tsx');
const loadRevokeDialog = () => import('./revoke-dialog.tsx');

interface AmendmentFootProps {
  application: ApplicationDetail;
  refresh: () => void;
}

/** The actions on a passed certification. */
export const AmendmentFoot = ({ application, refresh }: AmendmentFootProps) => {
  const [open, setOpen] = useState<'correct' | 'revoke'>();
  const close = () => setOpen(undefined);
  const correct = useLazyComponent(loadCorrectDialog, open === 'correct', close);
  const revoke = useLazyComponent(loadRevokeDialog, open === 'revoke', close);
  const dialog = { application, refresh, onClose: close };
  return (
    <div className={styles.foot}>
      <Button danger loading={open === 'revoke' && !revoke} onClick={() => setOpen('revoke')}>
        {t('enterprise.amend.revoke')}
      </Button>
      <Button loading={open === 'correct' && !correct} onClick={() => setOpen('correct')}>
        {t('enterprise.amend.correct')}
      </Button>
      {open === 'correct' && correct && <correct.CorrectDialog {...dialog} />}
      {open === 'revoke' && revoke && <revoke.RevokeDialog {...dialog} />}
    </div>
  );
};
