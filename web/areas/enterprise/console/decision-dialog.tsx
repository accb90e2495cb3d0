import { Modal } from 'antd';
import type { ApplicationDetail, Reason } from '#contract/enterprise/calls.ts';
import { FREEZE_HOURS } from '#contract/enterprise/limits.ts';
import { t } from '#web/kit/texts.ts';
import { asks } from '#web/kit/list/page-keys.ts';
import { ReasonList } from '../reason-list.tsx';

interface DecisionDialogProps {
  /** The decision to confirm; `undefined` when the dialog is closed. */
  act: 'pass' | 'reject' | undefined;
  application: ApplicationDetail;
  reasons: readonly Reason[];
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const rejectBody = (attemptsLeft: number): string =>
  attemptsLeft <= 1
    ? t('enterprise.room.rejectLast', { hours: FREEZE_HOURS })
    : t('enterprise.room.rejectBody', { count: attemptsLeft - 1 });

/** Asks for confirmation and shows the consequences. */
export const DecisionDialog = ({ act, application, reasons, sending, onConfirm, onClose }: DecisionDialogProps) => {
  const name = application.fields.enterpriseName;
  const isReject = act === 'reject';
  return (
    <Modal
      wrapProps={asks}
      open={act !== undefined}
      title={t(isReject ? 'enterprise.room.rejectTitle' : 'enterprise.room.passTitle', { name })}
      okText={t(isReject ? 'enterprise.room.rejectConfirm' : 'enterprise.room.passConfirm')}
      cancelText={t('enterprise.room.cancel')}
      okButtonProps={{ autoFocus: true, danger: isReject }}
      confirmLoading={sending}
      destroyOnHidden
      onOk={onConfirm}
      onCancel={onClose}
    >
      {isReject ? (
        <>
          <p>{rejectBody(application.attemptsLeft)}</p>
          <ReasonList reasons={reasons} />
        </>
      ) : (
        <p>{t('enterprise.room.passBody', { account: application.accountName })}</p>
      )}
    </Modal>
  );
};
