import { Alert } from 'antd';
import type { Reason } from '#contract/enterprise/calls.ts';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { FREEZE_HOURS } from '#contract/enterprise/limits.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { fieldName } from '../error-words.ts';
import { ReasonList } from '../reason-list.tsx';
import type { Compared } from './use-compared-licence.ts';

interface DecisionDialogProps {
  /** The decision to confirm; `undefined` when the dialog is closed. */
  act: 'pass' | 'reject' | undefined;
  application: ApplicationDetail;
  reasons: readonly Reason[];
  /** The values that were read in the licence, by field. */
  compared: readonly Compared[];
  sending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const rejectBody = (attemptsLeft: number): string =>
  attemptsLeft <= 1
    ? t('enterprise.review.rejectLast', { hours: FREEZE_HOURS })
    : t('enterprise.review.rejectBody', { count: attemptsLeft - 1 });

/** Names the fields whose value differs from the licence, so that no reviewer passes them unseen. */
const Differences = ({ compared }: Pick<DecisionDialogProps, 'compared'>) => {
  const other = compared.filter(({ agrees }) => !agrees);
  if (other.length === 0) return null;
  const names = other.map(({ field }) => fieldName(field)).join('、');
  return (
    <Alert
      type="warning"
      showIcon
      title={t('enterprise.reading.review.other', { count: other.length, names })}
      description={
        <ul>
          {other.map(({ field, printed }) => (
            <li key={field}>
              <bdi>
                {fieldName(field)} {t('enterprise.reading.review.printed', { value: printed })}
              </bdi>
            </li>
          ))}
        </ul>
      }
    />
  );
};

/** Asks for confirmation and shows the consequences. */
export const DecisionDialog = ({
  act,
  application,
  reasons,
  compared,
  sending,
  onConfirm,
  onClose,
}: DecisionDialogProps) => {
  const name = application.fields.enterpriseName;
  const isReject = act === 'reject';
  return (
    <AntdDialog
      open={act !== undefined}
      title={t(isReject ? 'enterprise.review.rejectTitle' : 'enterprise.review.passTitle', { name })}
      okText={t(isReject ? 'enterprise.review.rejectConfirm' : 'enterprise.review.passConfirm')}
      cancelText={t('enterprise.review.cancel')}
      okButtonProps={{ danger: isReject }}
      busy={sending}
      onOk={onConfirm}
      onClose={onClose}
    >
      {isReject ? (
        <>
          <p>{rejectBody(application.attemptsLeft)}</p>
          <ReasonList reasons={reasons} />
        </>
      ) : (
        <>
          <p>{t('enterprise.review.passBody', { account: application.accountName })}</p>
          <Differences compared={compared} />
        </>
      )}
    </AntdDialog>
  );
};
