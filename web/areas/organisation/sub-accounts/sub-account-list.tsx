import type { ReactNode } from 'react';
import { sorts } from '#contract/organisation/list-query.ts';
import { t } from '#web/kit/texts.ts';
import { useAddressFilters } from '#web/kit/list/address-filters.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { columnsOf } from './columns.tsx';
import { type ListQuery, PAGE_SIZE } from './list-address.ts';
import styles from './sub-account-list.module.css';
import type { RowAction } from './row-acts.tsx';
import type { Listing, SubAccountRow } from './labels.ts';

interface SubAccountListProps {
  query: ListQuery;
  listing: Listing;
  chosen: readonly string[];
  onChoose: (subAccountIds: readonly string[]) => void;
  onAct: (act: RowAction, account: SubAccountRow) => void;
  empty: ReactNode;
}

/** A page of the list of sub-accounts. */
export const SubAccountList = ({ query, listing, chosen, onChoose, onAct, empty }: SubAccountListProps) => {
  const { change, urlOf } = useAddressFilters();
  const columns = columnsOf(onAct).map((column) => ({
    ...column,
    ...(column.key === query.sort && { sortOrder: query.descending ? ('descend' as const) : ('ascend' as const) }),
  }));
  return (
    <div className={styles.list}>
      <AntdList<SubAccountRow>
        label={t('subAccounts.list.label')}
        rows={listing.list}
        rowKey="subAccountId"
        columns={columns}
        empty={empty}
        paging={{ pageNo: query.pageNo, pageSize: PAGE_SIZE, total: listing.total, urlOf }}
        rowSelection={{
          selectedRowKeys: [...chosen],
          onChange: (keys) => onChoose(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': t('subAccounts.list.selectAll') }),
          getCheckboxProps: ({ subAccountName }) => ({
            'aria-label': t('subAccounts.list.select', { name: subAccountName }),
          }),
        }}
        onChange={(_paging, _filters, sorter) => {
          const [{ columnKey, order } = {}] = [sorter].flat();
          const sort = order ? sorts.find((known) => known === columnKey) : undefined;
          change({ sort, order: sort && order === 'ascend' ? 'up' : undefined });
        }}
      />
    </div>
  );
};
