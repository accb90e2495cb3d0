import { Alert, Modal } from 'antd';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { asks } from '#web/kit/list/page-keys.ts';
import { t } from '#web/kit/texts.ts';
import { heldWhile } from '#web/kit/ui/antd/held-dialog.ts';
import { ReasonField } from './reason-field.tsx';
import styles from './revoke-dialog.module.css';
import { useAmendment } from './use-amendment.ts';

const consequences = [
  'enterprise.amend.revokeStatus',
  'enterprise.amend.revokeRights',
  'enterprise.amend.revokeSub',
  'enterprise.amend.revokeAgain',
] as const;

const common = [
  'enterprise.amend.reason.revoke.1',
  'enterprise.amend.reason.revoke.2',
  'enterprise.amend.reason.revoke.3',
] as const;

interface RevokeDialogProps {
  application: ApplicationDetail;
  refresh: () => void;
  onClose: () => void;
}

/** Names the company and what follows, asks for the reason, and revokes the certification. */
export const RevokeDialog = ({ application, refresh, onClose }: RevokeDialogProps) => {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { busy, problem, revoke } = useAmendment({ application, refresh });
  const isMissing = asked && reason.trim() === '';
  const confirm = async () => {
    setAsked(true);
    if (reason.trim() !== '' && (await revoke(reason.trim()))) onClose();
  };
  return (
    <Modal
      wrapProps={asks}
      open
      title={t('enterprise.amend.revokeTitle', { name: application.fields.enterpriseName })}
      okText={t('enterprise.amend.revokeConfirm')}
      cancelText={t('enterprise.review.cancel')}
      okButtonProps={{ danger: true }}
      {...heldWhile(busy, onClose)}
      onOk={() => void confirm()}
    >
      <p>
        <bdi>{t('enterprise.amend.revokeBody', { account: application.accountName })}</bdi>
      </p>
      <ul className={styles.consequences}>
        {consequences.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <ReasonField value={reason} onChange={setReason} common={common} isMissing={isMissing} />
      {problem !== undefined && (
        <div className={styles.problem}>
          <Alert type="warning" showIcon role="alert" title={problem} />
        </div>
      )}
    </Modal>
  );
};
