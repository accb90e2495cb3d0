import { Button } from 'antd';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { t } from '#web/kit/texts.ts';
import styles from '../review-detail.module.css';
import { CorrectDialog } from './correct-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

interface AmendmentFootProps {
  application: ApplicationDetail;
  refresh: () => void;
}

/** The acts on a passed certification. */
export const AmendmentFoot = ({ application, refresh }: AmendmentFootProps) => {
  const [open, setOpen] = useState<'correct' | 'revoke'>();
  const dialog = { application, refresh, onClose: () => setOpen(undefined) };
  return (
    <div className={styles.foot}>
      <Button danger onClick={() => setOpen('revoke')}>
        {t('enterprise.amend.revoke')}
      </Button>
      <Button onClick={() => setOpen('correct')}>{t('enterprise.amend.correct')}</Button>
      {open === 'correct' && <CorrectDialog {...dialog} />}
      {open === 'revoke' && <RevokeDialog {...dialog} />}
    </div>
  );
};
