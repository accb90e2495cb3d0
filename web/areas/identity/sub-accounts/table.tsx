import { Table } from 'antd';
import { type Sort, sorts } from '#contract/identity/sub-accounts/list-query.ts';
import { t } from '#web/texts.ts';
import { columnsOf } from './columns.tsx';
import { type ListQuery, PAGE_SIZE, wholeList } from './list-address.ts';
import type { RowAct } from './row-acts.tsx';
import styles from './table.module.css';
import type { Listing, SubAccountRow } from './words.ts';

interface SubAccountTableProps {
  query: ListQuery;
  listing: Listing;
  chosen: readonly string[];
  onChoose: (subAccountIds: readonly string[]) => void;
  onShow: (changes: Partial<ListQuery>) => void;
  onAct: (act: RowAct, account: SubAccountRow) => void;
}

/** The sub-accounts of a page of the list. */
export const SubAccountTable = ({ query, listing, chosen, onChoose, onShow, onAct }: SubAccountTableProps) => {
  const { list, total } = listing;
  const columns = columnsOf(onAct).map((column) => ({
    ...column,
    ...(column.key === query.sort && { sortOrder: query.descending ? ('descend' as const) : ('ascend' as const) }),
  }));
  return (
    <Table<SubAccountRow>
      aria-label={t('subAccounts.list.label')}
      className={styles.table as string}
      rowKey="subAccountId"
      size="middle"
      columns={columns}
      dataSource={list}
      scroll={{ x: 'max-content' }}
      rowSelection={{
        fixed: true,
        selectedRowKeys: [...chosen],
        onChange: (keys) => onChoose(keys.map(String)),
        getTitleCheckboxProps: () => ({ 'aria-label': t('subAccounts.list.selectAll') }),
        getCheckboxProps: ({ subAccountName }) => ({
          'aria-label': t('subAccounts.list.select', { name: subAccountName }),
        }),
      }}
      pagination={{
        current: query.pageNo,
        pageSize: PAGE_SIZE,
        total,
        showSizeChanger: false,
        showTotal: (all) => t('subAccounts.list.total', { total: all }),
      }}
      onChange={({ current = 1 }, _, sorter, { action }) => {
        onChoose([]);
        if (action === 'paginate') return onShow({ pageNo: current });
        const [{ columnKey, order } = {}] = [sorter].flat();
        const sort = order ? sorts.find((known): known is Sort => known === columnKey) : undefined;
        return onShow(sort ? { sort, descending: order === 'descend' } : { sort: wholeList.sort, descending: true });
      }}
    />
  );
};
