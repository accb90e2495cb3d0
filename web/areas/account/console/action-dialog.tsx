import { useState } from 'react';
import {
  type AccountDetail,
  lockAccount,
  releasePasswordLock,
  removeSecondFactor,
  setAccountRoles,
  setSale,
  signOutAccount,
  unlockAccount,
} from '#contract/account/console-accounts.ts';
import type { RequestOf } from '#contract/kit/call.ts';
import { isOperator, type UserRole } from '#contract/kit/roles.ts';
import { makeCall } from '#web/kit/call.ts';
import { ActDialog } from '#web/kit/console/act-dialog.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import type { DialogAction } from './account-sheet.tsx';
import { RolesChoice } from './roles-choice.tsx';
import { SaleChoice } from './sale-choice.tsx';

interface ActionDialogProps {
  act: DialogAction;
  account: AccountDetail;
  onClose: () => void;
}

/** Returns the hint that explains what happens to the reason. */
const reasonHint = (act: DialogAction, { userRoles }: AccountDetail): TextKey => {
  if (act === 'setSale') return 'accounts.reasonHint.setSale';
  if (isOperator(userRoles as UserRole[])) return 'accounts.reasonHint.operator';
  return act === 'lock' ? 'accounts.reasonHint.lock' : 'console.act.reasonHint';
};

const choiceOf = ({ userRoles, accountRole, sale }: AccountDetail) => ({ roles: { userRoles, accountRole }, sale });
type Choice = ReturnType<typeof choiceOf>;

const calls: Record<DialogAction, (account: AccountDetail, chosen: Choice & { reason: string }) => Promise<unknown>> = {
  lock: ({ accountId, version }, { reason }) => makeCall(lockAccount, { accountId, version, reason }),
  unlock: ({ accountId, version }, { reason }) => makeCall(unlockAccount, { accountId, version, reason }),
  signOut: ({ accountId }, { reason }) => makeCall(signOutAccount, { accountId, reason }),
  releasePasswordLock: ({ accountId }, { reason }) => makeCall(releasePasswordLock, { accountId, reason }),
  removeSecondFactor: ({ accountId }, { reason }) => makeCall(removeSecondFactor, { accountId, reason }),
  setRoles: ({ accountId, version }, { reason, roles }) =>
    makeCall(setAccountRoles, { accountId, version, reason, ...roles } as RequestOf<typeof setAccountRoles>),
  setSale: ({ accountId, version }, { reason, sale }) =>
    makeCall(setSale, { accountId, version, reason, saleId: sale?.accountId ?? null }),
};

/** Actions that end a login, lock an account or make it easier to enter. */
export const isDanger = (act: DialogAction) => act === 'lock' || act === 'signOut' || act === 'removeSecondFactor';

/** Explains an action, asks for its reason and further input, and runs it. */
export const ActionDialog = ({ act, account, onClose }: ActionDialogProps) => {
  const [before, setBefore] = useState(account);
  const [choice, setChoice] = useState(choiceOf(account));
  if (before.version !== account.version) {
    setBefore(account);
    // If another operator has changed the roles or the sales contact, the choice is reset. The reason stays.
    const isSame = JSON.stringify(choiceOf(before)) === JSON.stringify(choiceOf(account));
    if (!isSame) setChoice(choiceOf(account));
  }
  const { roles, sale } = choice;
  return (
    <ActDialog
      act={t(`audit.act.account.${act}`)}
      name={account.userName}
      what={t(`accounts.what.${act}`)}
      done={t(`accounts.done.${act}`)}
      hint={t(reasonHint(act, account))}
      isDanger={isDanger(act)}
      isTyped={JSON.stringify(choice) !== JSON.stringify(choiceOf(account))}
      perform={(reason) => calls[act](account, { ...choice, reason })}
      onClose={onClose}
    >
      {act === 'setRoles' && (
        <RolesChoice
          value={roles}
          any={account.maySetAnyRole}
          onChange={(chosen) => setChoice({ ...choice, roles: chosen })}
        />
      )}
      {act === 'setSale' && <SaleChoice value={sale} onChange={(chosen) => setChoice({ ...choice, sale: chosen })} />}
    </ActDialog>
  );
};
