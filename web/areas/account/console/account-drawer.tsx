import { Tag } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AccountDetail, FoundAccount } from '#contract/account/console-accounts.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDrawer } from '#web/kit/ui/antd/antd-drawer.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { AccountSheet } from './account-sheet.tsx';

interface AccountDrawerProps {
  /** Undefined: closed. */
  accountId: string | undefined;
  /** Null where there is none of that id. */
  account: AccountDetail | null | undefined;
  /** Its sub-accounts that the search names. */
  named: FoundAccount['namedSubAccounts'];
}

const Title = ({ account }: { account: AccountDetail }) => (
  <>
    {account.userName} {!account.enabled && <Tag color="error">{t('console.accounts.state.off')}</Tag>}
  </>
);

/** The account that the address names, beside the list. */
export const AccountDrawer = ({ accountId, account, named }: AccountDrawerProps) => {
  const [, setSearch] = useSearchParams();
  const [shown, setShown] = useState(account);
  // What is closed stays to be seen until it has slid away.
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
