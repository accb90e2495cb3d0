import type { ReactNode } from 'react';
import { type SubAccountQuery, subAccountList } from '#contract/organisation/sub-account-list.ts';
import { sorts } from '#contract/organisation/list-query.ts';
import { t } from '#web/kit/texts.ts';
import { changing } from '#web/kit/list/changing.ts';
import { useListQuery } from '#web/kit/list/use-list-query.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { subAccountColumns } from './sub-account-columns.tsx';
import styles from './sub-account-list.module.css';
import type { RowAction } from './row-actions.tsx';
import type { Listing, SubAccountRow } from './labels.ts';

interface SubAccountListProps {
  query: SubAccountQuery;
  listing: Listing;
  chosen: readonly string[];
  onChoose: (subAccountIds: readonly string[]) => void;
  onAct: (act: RowAction, account: SubAccountRow) => void;
  empty: ReactNode;
}

/** A page of the list of sub-accounts. */
export const SubAccountList = ({ query, listing, chosen, onChoose, onAct, empty }: SubAccountListProps) => {
  const { change } = useListQuery(subAccountList);
  const columns = subAccountColumns(onAct).map((column) => ({
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
        paging={{
          pageNo: query.pageNo,
          pageSize: listing.pageSize,
          total: listing.total,
          urlOf: (pageNo, pending) => changing(subAccountList, query, { pageNo })(pending),
        }}
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
          change(sort ? { sort, descending: order !== 'ascend' } : { sort: sorts[0], descending: true });
        }}
      />
    </div>
  );
};
