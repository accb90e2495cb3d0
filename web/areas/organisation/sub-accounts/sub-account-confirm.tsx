import { resetSubAccountPassword, setSubAccountsEnabled } from '#contract/organisation/calls.ts';
import { maskPhone } from '#contract/auth/names.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { useAction } from './use-action.ts';
import type { SubAccountRow } from './labels.ts';

export type ConfirmKind = 'enable' | 'disable' | 'reset';

interface SubAccountConfirmProps {
  /** `undefined` when the dialog is closed. */
  kind: ConfirmKind | undefined;
  account: SubAccountRow | undefined;
  onClose: () => void;
  onReset: (account: { loginName: string; phone: string }) => void;
}

/** Explains the effect of an action on its sub-account, and runs it once it is confirmed. */
export const SubAccountConfirm = ({ kind, account, onClose, onReset }: SubAccountConfirmProps) => {
  const { busy, act } = useAction();
  if (!kind || !account) return null;
  const { subAccountId, version, subAccountName: name, loginName, phone } = account;
  const make = () =>
    kind === 'reset'
      ? makeCall(resetSubAccountPassword, { subAccountId, version })
      : makeCall(setSubAccountsEnabled, { targets: [{ subAccountId, version }], enabled: kind === 'enable' });
  const confirm = async () => {
    const done = await act(make, t(`subAccounts.${kind}.done`));
    onClose();
    if (done && kind === 'reset') onReset({ loginName, phone });
  };
  return (
    <AntdDialog
      title={t(`subAccounts.${kind}.title`, { name })}
      okText={kind === 'reset' ? t('subAccounts.reset.confirm') : t(`subAccounts.act.${kind}`)}
      cancelText={t('subAccounts.act.cancel')}
      okButtonProps={{ danger: kind !== 'enable' }}
      busy={busy}
      onClose={onClose}
      onOk={confirm}
    >
      <p>{t(`subAccounts.${kind}.what`, { phone: maskPhone(phone) })}</p>
    </AntdDialog>
  );
};
