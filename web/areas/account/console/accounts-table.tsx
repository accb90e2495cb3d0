import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { FoundAccount, queryAccounts } from '#contract/account/console-accounts.ts';
import { t } from '#web/kit/texts.ts';
import { useAddressFilters } from '#web/kit/list/address-filters.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { useRowKeys } from '#web/kit/console/row-keys.ts';
import { type AccountsQuery, isNarrowed } from './accounts-address.ts';
import { accountColumns } from './accounts-columns.tsx';
import { AccountsFilters } from './accounts-filters.tsx';

interface AccountsTableProps {
  query: AccountsQuery;
  found: AnswerOf<typeof queryAccounts>;
  /** The account that is open next to the list. */
  accountId: string | undefined;
}

/** One page of the filtered accounts. */
export const AccountsTable = ({ query, found, accountId }: AccountsTableProps) => {
  const [search, setSearch] = useSearchParams();
  const { change, urlOf } = useAddressFilters();
  const box = useRef<HTMLDivElement>(null);
  const { list, total, pageNo, pageSize } = found;

  const searchOf = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('account', id);
    return next;
  };
  const open = (id: string) => setSearch(searchOf(id), { preventScrollReset: true, replace: accountId !== undefined });
  useRowKeys({ search: box, ids: list.map((account) => account.accountId), open: accountId, onOpen: open });

  const narrowed = isNarrowed(query);
  return (
    <>
      <AccountsFilters box={box} />
      <AntdList<FoundAccount>
        label={t('identity.permission.consoleAccounts')}
        rows={list}
        rowKey="accountId"
        size="small"
        columns={accountColumns(query.order ?? 'newest', (id) => `?${searchOf(id)}`)}
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          if (columnKey === 'name') change({ order: order ? 'name' : '' });
          else change({ order: order === 'ascend' ? 'oldest' : '' });
        }}
        opens={{ key: accountId, open }}
        empty={
          <EmptyState searched={narrowed} title={t('console.accounts.none')}>
            {narrowed && (
              <Link to="/console/accounts" className="button button-plain">
                {t('console.clear')}
              </Link>
            )}
          </EmptyState>
        }
        paging={{ pageNo, pageSize, total, urlOf }}
      />
    </>
  );
};
