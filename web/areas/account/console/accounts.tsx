import { Tag } from 'antd';
import { useLoaderData } from 'react-router';
import { accountList } from '#contract/account/account-list.ts';
import { type AccountDetail, getAccount, queryAccounts } from '#contract/account/console-accounts.ts';
import { browserLoad } from '#web/kit/call.ts';
import { ConsoleList } from '#web/kit/list/console-list.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { accountColumnsIn } from './account-columns.tsx';
import { accountRoleName, authStatusName, roleWord } from './account-labels.ts';
import { AccountSheet } from './account-sheet.tsx';

const page = defineListPage({
  list: accountList,
  call: queryAccounts,
  detail: { call: getAccount, request: (accountId) => ({ accountId }) },
  permission: 'consoleAccounts',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle, meta } = page;
export const ErrorBoundary = WorkFailure;

const filters: FilterViews<typeof accountList> = {
  keyword: { label: 'accounts.keyword', hint: 'accounts.keywordHint' },
  userRole: { label: 'accounts.userRole', text: roleWord },
  accountRole: { label: 'accounts.accountRole', text: accountRoleName },
  authStatus: { label: 'accounts.authStatus', text: authStatusName },
  enabled: { label: 'accounts.state', text: (state) => t(`accounts.state.${state}`) },
  createdFrom: { label: 'accounts.createdAt', until: 'createdTo' },
};

const DRAWER_PX = 560;

const Title = ({ account }: { account: AccountDetail }) => (
  <>
    {account.userName} {!account.enabled && <Tag color="error">{t('accounts.state.off')}</Tag>}
  </>
);

/** The console page of all accounts. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>());
  /** The sub-accounts of an account that the keyword matches. */
  const namedOf = (accountId: string) =>
    view.found.list.find((one) => one.accountId === accountId)?.namedSubAccounts.map((sub) => sub.subAccountId) ?? [];
  return (
    <ConsoleList
      view={view}
      title="permission.consoleAccounts"
      lead={t('accounts.lead')}
      label="permission.consoleAccounts"
      filterLabel="accounts.filter"
      rowKey="accountId"
      filters={filters}
      columns={accountColumnsIn(view)}
      size="small"
      empty={{ none: 'accounts.none', noneFound: 'accounts.none' }}
      drawer={{
        width: DRAWER_PX,
        missing: 'accounts.gone',
        renderTitle: (account) => <Title account={account} />,
      }}
    >
      {(account) => <AccountSheet key={account.accountId} account={account} named={namedOf(account.accountId)} />}
    </ConsoleList>
  );
};
