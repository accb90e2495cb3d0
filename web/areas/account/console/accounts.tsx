import { type MetaArgs, useLoaderData } from 'react-router';
import { getAccount, queryAccounts } from '#contract/account/console-accounts.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type CallFailure, type LoadArgs, type MakeCall, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { accountParameters, readAccounts } from './accounts-address.ts';
import { AccountDrawer } from './account-drawer.tsx';
import { AccountsTable } from './accounts-table.tsx';
import { canonicalOf } from '#web/kit/console/address.ts';

/** Returns null if the account does not exist. */
const loadAccount = async (call: MakeCall, accountId: string) => {
  try {
    return await call(getAccount, { accountId });
  } catch (error) {
    if ((error as Partial<CallFailure>).status === 404) return null;
    throw error;
  }
};

const load = async ({ call, url }: LoadArgs) => {
  const { query, accountId } = readAccounts(url.searchParams);
  const [found, account] = await Promise.all([
    call(queryAccounts, query),
    accountId === undefined ? undefined : loadAccount(call, accountId),
  ]);
  return { query, found, accountId, account };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleAccounts',
  bare: true,
  canonicalSearch: canonicalOf(accountParameters),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.permission.consoleAccounts') });
export const ErrorBoundary = WorkFailure;

/** The console page of all accounts. */
export default () => {
  const { query, found, accountId, account } = useLoaderData<typeof loader>();
  return (
    <WorkSection first title={t('identity.permission.consoleAccounts')} lead={t('console.accounts.lead')}>
      <AntdPlace>
        <AccountsTable query={query} found={found} accountId={accountId} />
        <AccountDrawer
          accountId={accountId}
          account={account}
          named={found.list.find((one) => one.accountId === accountId)?.namedSubAccounts ?? []}
        />
      </AntdPlace>
    </WorkSection>
  );
};
