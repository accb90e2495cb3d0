import { Alert } from 'antd';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { DraftLine, excerptOf } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { reasonError } from './reason-error.ts';
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

const empty = { reason: '' };
/** Reads a stored draft, of this release or another. */
const read = (kept: { reason?: unknown }) => ({ reason: typeof kept.reason === 'string' ? kept.reason : '' });

interface RevokeDialogProps {
  application: ApplicationDetail;
  refresh: () => void;
  onClose: () => void;
}

/**
 * Names the company and the consequences, requires the reason, and revokes the certification. The reason is kept as a
 * draft.
 */
export const RevokeDialog = ({ application, refresh, onClose }: RevokeDialogProps) => {
  const { applicationId } = application;
  const draft = useDraft({ userId: useOperatorId(), kind: 'enterprise.revoke', subject: applicationId }, empty, read);
  const { reason } = draft.values;
  const [asked, setAsked] = useState(false);
  const { busy, formError, revoke } = useAmendment({ application, refresh });
  const confirm = async () => {
    setAsked(true);
    if (reasonError(reason, true) !== undefined || !(await revoke(reason.trim()))) return;
    draft.discard();
    onClose();
  };
  return (
    <AntdDialog
      title={t('enterprise.amend.revokeTitle', { name: application.fields.enterpriseName })}
      okText={t('enterprise.amend.revokeConfirm')}
      cancelText={t('enterprise.review.cancel')}
      okButtonProps={{ danger: true }}
      busy={busy}
      onClose={onClose}
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
      <ReasonField value={reason} onChange={(typed) => draft.change({ reason: typed })} common={common} asked={asked} />
      <DraftLine {...draft.line} describe={({ values }) => excerptOf(values?.reason ?? '')} />
      {formError !== undefined && (
        <div className={styles.problem}>
          <Alert type="warning" showIcon role="alert" title={formError} />
        </div>
      )}
    </AntdDialog>
  );
};
