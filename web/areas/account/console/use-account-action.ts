import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { RequestOf } from '#contract/kit/call.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
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
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { useOnce } from '#web/kit/ui/use-once.ts';
import type { DialogAction } from './account-sheet.tsx';

interface Chosen {
  reason: string;
  userRoles: number[];
  accountRole: number;
  saleId: string | null;
}

const makers: Record<DialogAction, (account: AccountDetail, chosen: Chosen) => Promise<AccountDetail>> = {
  lock: ({ accountId, version }, { reason }) => makeCall(lockAccount, { accountId, version, reason }),
  unlock: ({ accountId, version }, { reason }) => makeCall(unlockAccount, { accountId, version, reason }),
  signOut: ({ accountId }, { reason }) => makeCall(signOutAccount, { accountId, reason }),
  releasePasswordLock: ({ accountId }, { reason }) => makeCall(releasePasswordLock, { accountId, reason }),
  removeSecondFactor: ({ accountId }, { reason }) => makeCall(removeSecondFactor, { accountId, reason }),
  setRoles: ({ accountId, version }, { reason, userRoles, accountRole }) =>
    makeCall(setAccountRoles, { accountId, version, reason, userRoles, accountRole } as RequestOf<
      typeof setAccountRoles
    >),
  setSale: ({ accountId, version }, { reason, saleId }) => makeCall(setSale, { accountId, version, reason, saleId }),
};

/** Runs an action once and reloads the page. An error is returned for the dialog to show next to the input. */
export const useAccountAction = (act: DialogAction, account: AccountDetail) => {
  const { revalidate } = useRevalidator();
  const { busy, once } = useOnce();
  const [refusal, setRefusal] = useState<{ message: string; isStale: boolean }>();

  /** Returns whether the action succeeded. */
  const perform = (chosen: Chosen) =>
    once(async () => {
      setRefusal(undefined);
      try {
        await makers[act](account, chosen);
        showNotice(t(`accounts.done.${act}`), 'success');
        void revalidate();
        return true;
      } catch (error) {
        const { code } = error as Partial<CallFailure>;
        setRefusal({ message: (error as Error).message, isStale: code === CHANGED_BY_OTHERS || code === WRONG_STATE });
        return false;
      }
    });
  const loadAnew = async () => {
    await revalidate();
    setRefusal(undefined);
  };
  return { perform, busy, refusal, loadAnew };
};
