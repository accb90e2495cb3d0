import { Alert, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import type { AccountDetail } from '#contract/account/console-accounts.ts';
import { ACT_REASON_MAXIMUM } from '#contract/auth/limits.ts';
import { isOperator, type UserRole } from '#contract/kit/roles.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { heldWhile } from '#web/kit/ui/antd/held-dialog.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import styles from './account-actions.module.css';
import type { DialogAction } from './account-sheet.tsx';
import { RolesChoice } from './roles-choice.tsx';
import { SaleChoice } from './sale-choice.tsx';
import { useAccountAction } from './use-account-action.ts';

interface ActDialogProps {
  act: DialogAction;
  account: AccountDetail;
  onClose: () => void;
}

/** Returns the hint that explains what happens to the reason. */
const reasonHint = (act: DialogAction, { userRoles }: AccountDetail): TextKey => {
  if (act === 'setSale') return 'accounts.reasonHint.setSale';
  if (isOperator(userRoles as UserRole[])) return 'accounts.reasonHint.operator';
  return act === 'lock' ? 'accounts.reasonHint.lock' : 'accounts.reasonHint';
};

const choiceOf = ({ version, userRoles, accountRole, sale }: AccountDetail) => ({
  version,
  roles: { userRoles, accountRole },
  sale,
});

/** Actions that end a login, lock an account or make it easier to enter. */
export const isDanger = (act: DialogAction) => act === 'lock' || act === 'signOut' || act === 'removeSecondFactor';

/** Explains an action, asks for its reason and runs it. The input stays if the action fails. */
export const ActionDialog = ({ act, account, onClose }: ActDialogProps) => {
  const [reason, setReason] = useState('');
  const [choice, setChoice] = useState(choiceOf(account));
  // The choice was based on data that somebody has changed since, so it is reset; the reason stays.
  if (choice.version !== account.version) setChoice(choiceOf(account));
  const { roles, sale } = choice;
  const [asked, setAsked] = useState(false);
  const { perform, busy, refusal, loadAnew } = useAccountAction(act, account);
  const id = useId();
  const fault =
    overlongText(reason, ACT_REASON_MAXIMUM) ??
    (asked && reason.trim() === '' ? t('accounts.reasonMissing') : undefined);
  const confirm = async () => {
    setAsked(true);
    if (reason.trim() === '' || fault !== undefined) return;
    if (await perform({ reason: reason.trim(), ...roles, saleId: sale?.accountId ?? null })) onClose();
  };
  return (
    <Modal
      open
      title={t('accounts.actOn', { act: t(`audit.act.account.${act}`), name: account.userName })}
      okText={t(`audit.act.account.${act}`)}
      cancelText={t('console.cancel')}
      okButtonProps={{ danger: isDanger(act) }}
      {...heldWhile(busy, onClose)}
      onOk={confirm}
    >
      <Stack>
        <p>{t(`accounts.what.${act}`)}</p>
        {act === 'setRoles' && (
          <RolesChoice
            value={roles}
            any={account.maySetAnyRole}
            onChange={(chosen) => setChoice({ ...choice, roles: chosen })}
          />
        )}
        {act === 'setSale' && <SaleChoice value={sale} onChange={(chosen) => setChoice({ ...choice, sale: chosen })} />}
        <div>
          <label className={styles.label} htmlFor={id}>
            {t('accounts.reason')}
          </label>
          <Input.TextArea
            id={id}
            value={reason}
            {...countUpTo(ACT_REASON_MAXIMUM)}
            autoSize={{ minRows: 2, maxRows: 5 }}
            {...(fault !== undefined && { status: 'error' as const })}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${id}-hint`} className={fault === undefined ? styles.hint : styles.fault}>
            {fault ?? t(reasonHint(act, account))}
          </p>
        </div>
        {refusal && (
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={refusal.message}
            action={
              refusal.isStale && (
                <Button size="small" onClick={loadAnew}>
                  {t('accounts.loadAnew')}
                </Button>
              )
            }
          />
        )}
      </Stack>
    </Modal>
  );
};
