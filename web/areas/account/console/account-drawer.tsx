import { Tag } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AccountDetail, FoundAccount } from '#contract/account/console-accounts.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDrawer } from '#web/kit/ui/antd/antd-drawer.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { AccountSheet } from './account-sheet.tsx';

interface AccountDrawerProps {
  /** Undefined if the drawer is closed. */
  accountId: string | undefined;
  /** Null if no account has this id. */
  account: AccountDetail | null | undefined;
  /** The account's sub-accounts that match the search. */
  named: FoundAccount['namedSubAccounts'];
}

const Title = ({ account }: { account: AccountDetail }) => (
  <>
    {account.userName} {!account.enabled && <Tag color="error">{t('console.accounts.state.off')}</Tag>}
  </>
);

/** Shows the account in the address, next to the list. */
export const AccountDrawer = ({ accountId, account, named }: AccountDrawerProps) => {
  const [, setSearch] = useSearchParams();
  const [shown, setShown] = useState(account);
  // Keeps the content visible until the drawer has slid away.
  if (account !== undefined && account !== shown) setShown(account);
  const close = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('account');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <AntdDrawer
      open={accountId !== undefined}
      title={shown ? <Title account={shown} /> : t('identity.permission.consoleAccounts')}
      onClose={close}
    >
      {shown ? (
        <AccountSheet key={shown.accountId} account={shown} named={named.map((sub) => sub.subAccountId)} />
      ) : (
        <EmptyState searched title={t('console.accounts.gone')} />
      )}
    </AntdDrawer>
  );
};
