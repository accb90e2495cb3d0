import { Alert } from 'antd';
import { useState } from 'react';
import type { AccountAction } from '#contract/account/account-actions.ts';
import type { AccountDetail } from '#contract/account/console-accounts.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Stack } from '#web/kit/ui/layout.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountLinks } from './account-links.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { AccountSubs } from './account-subs.tsx';
import { ActionBar } from './action-bar.tsx';
import { ActionDialog } from './action-dialog.tsx';

export type DialogAction = Exclude<AccountAction, 'showPhone'>;

const LockState = ({ account: { lock, enabled, passwordLockedUntil } }: { account: AccountDetail }) => (
  <>
    {!enabled && (
      <Alert
        type="error"
        showIcon
        title={lock ? t('accounts.lockedAt', { time: formatMinute(lock.at) }) : t('accounts.disabled')}
        description={
          lock && (
            <>
              <div>{t('accounts.lockReason', { reason: lock.reason })}</div>
              {lock.by !== null && <div>{t('accounts.lockBy', { name: lock.by })}</div>}
            </>
          )
        }
      />
    )}
    {passwordLockedUntil !== null && (
      <Alert
        type="warning"
        showIcon
        title={t('accounts.passwordLocked', { time: formatMinute(passwordLockedUntil) })}
      />
    )}
  </>
);

/** All facts of an account and its actions. `named` has the ids of sub-accounts that match the search. */
export const AccountSheet = ({ account, named }: { account: AccountDetail; named: readonly string[] }) => {
  const [act, setAct] = useState<DialogAction>();
  return (
    <Stack gap={4}>
      <LockState account={account} />
      <ActionBar account={account} onAct={setAct} />
      <AccountFacts account={account} />
      <AccountLinks account={account} />
      <AccountSessions sessions={account.sessions} devices={account.devices} />
      <AccountSubs account={account} named={named} />
      {act && <ActionDialog key={act} act={act} account={account} onClose={() => setAct(undefined)} />}
    </Stack>
  );
};
