import { Table, type TableColumnsType, Tag, Tooltip } from 'antd';
import { permissionItems } from '#contract/identity/sub-accounts/items.ts';
import { type Sort, sorts } from '#contract/identity/sub-accounts/list-query.ts';
import { t } from '#web/texts.ts';
import { formatMinute } from '#web/ui/dates.ts';
import { type ListQuery, PAGE_SIZE, wholeList } from './list-address.ts';
import { RowActs, type RowAct } from './row-acts.tsx';
import styles from './table.module.css';
import { itemWord, type Listing, roleWord, statusWord, type SubAccountRow } from './words.ts';

interface SubAccountTableProps {
  query: ListQuery;
  listing: Listing;
  chosen: readonly string[];
  onChoose: (subAccountIds: readonly string[]) => void;
  onShow: (changes: Partial<ListQuery>) => void;
  onAct: (act: RowAct, account: SubAccountRow) => void;
}

const tones = { 0: 'default', 1: 'success', 2: 'warning', 3: 'processing' } as const;

const Items = ({ items }: { items: SubAccountRow['permissionItems'] }) => {
  if (items.length === 0) return <span className={styles.less}>{t('subAccounts.noItems')}</span>;
  const key = items.length === permissionItems.length ? 'subAccounts.allItems' : 'subAccounts.someItems';
  return (
    <Tooltip title={items.map(itemWord).join('、')}>
      {/* Reached by the keyboard too: what it says stands nowhere else in the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span className={styles.items} tabIndex={0}>
        {t(key, { count: items.length })}
      </span>
    </Tooltip>
  );
};

const columnsOf = (onAct: SubAccountTableProps['onAct']): TableColumnsType<SubAccountRow> => [
  {
    key: 'loginName',
    title: t('subAccounts.column.loginName'),
    fixed: 'left',
    width: 160,
    sorter: true,
    render: (_, { loginName, subAccountName, note }) => (
      <div className={styles.who}>
        <strong>{subAccountName}</strong>
        <span>{loginName}</span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
    ),
  },
  {
    key: 'phone',
    title: t('subAccounts.column.phone'),
    width: 150,
    render: (_, { phone, email }) => (
      <>
        {phone}
        {email && <div className={styles.less}>{email}</div>}
      </>
    ),
  },
  {
    key: 'accountRole',
    title: t('subAccounts.column.accountRole'),
    width: 110,
    render: (_, { accountRole, groupName }) => (
      <>
        {roleWord(accountRole)}
        <div className={styles.less}>{groupName || t('subAccounts.filter.noGroup')}</div>
      </>
    ),
  },
  {
    key: 'permissionItems',
    title: t('subAccounts.column.permissionItems'),
    width: 90,
    render: (_, row) => <Items items={row.permissionItems} />,
  },
  {
    key: 'status',
    title: t('subAccounts.column.status'),
    width: 110,
    render: (_, { status }) => <Tag color={tones[status]}>{statusWord(status)}</Tag>,
  },
  {
    key: 'validUntil',
    title: t('subAccounts.column.validUntil'),
    width: 120,
    sorter: true,
    render: (_, { validUntil }) => validUntil || <span className={styles.less}>{t('subAccounts.forGood')}</span>,
  },
  {
    key: 'lastLoginAt',
    title: t('subAccounts.column.lastLoginAt'),
    width: 150,
    sorter: true,
    render: (_, { lastLoginAt }) =>
      lastLoginAt ? formatMinute(lastLoginAt) : <span className={styles.less}>{t('subAccounts.never')}</span>,
  },
  {
    key: 'acts',
    title: t('subAccounts.column.actions'),
    width: 150,
    render: (_, row) => <RowActs account={row} onAct={(act) => onAct(act, row)} />,
  },
];

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
