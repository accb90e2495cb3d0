import { type TableColumnsType, Tag, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { permissionItems } from '#contract/organisation/items.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { type RowAction, RowActions } from './row-actions.tsx';
import styles from './sub-account-list.module.css';
import { itemWord, roleWord, statusWord, type SubAccountRow } from './labels.ts';

type Column = TableColumnsType<SubAccountRow>[number];

const tones = { 0: 'default', 1: 'success', 2: 'warning', 3: 'processing' } as const;

const Less = ({ children }: { children: ReactNode }) => <span className={styles.less}>{children}</span>;

const Items = ({ items }: { items: SubAccountRow['permissionItems'] }) => {
  if (items.length === 0) return <Less>{t('subAccounts.noItems')}</Less>;
  const key = items.length === permissionItems.length ? 'subAccounts.allItems' : 'subAccounts.someItems';
  return (
    <Tooltip title={items.map(itemWord).join('、')}>
      {/* Reachable by keyboard: its tooltip is shown nowhere else in the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <span className={styles.items} tabIndex={0}>
        {t(key, { count: items.length })}
      </span>
    </Tooltip>
  );
};

const LastLogin = ({ at }: { at: string | null }) => {
  if (!at) return <Less>{t('subAccounts.never')}</Less>;
  const [day, minute] = formatMinute(at).split(' ');
  return (
    <span>
      {day} <Less>{minute}</Less>
    </span>
  );
};

interface Shape {
  key: keyof SubAccountRow;
  head: TextKey;
  /** In CSS pixels. */
  width: number;
  sorter?: true;
  value: (row: SubAccountRow) => ReactNode;
}

const shapes: readonly Shape[] = [
  {
    key: 'phone',
    head: 'subAccounts.column.phone',
    width: 132,
    value: ({ phone, email }) => (
      <span className={styles.lines}>
        <span>{phone}</span>
        {email && (
          <span className={styles.email} title={email}>
            {email}
          </span>
        )}
      </span>
    ),
  },
  {
    key: 'accountRole',
    head: 'subAccounts.column.accountRole',
    width: 88,
    value: ({ accountRole, groupName }) => (
      <span className={styles.lines}>
        <span>{roleWord(accountRole)}</span>
        <Less>{groupName || t('subAccounts.filter.noGroup')}</Less>
      </span>
    ),
  },
  {
    key: 'permissionItems',
    head: 'subAccounts.column.permissionItems',
    width: 64,
    value: (row) => <Items items={row.permissionItems} />,
  },
  {
    key: 'status',
    head: 'subAccounts.column.status',
    width: 100,
    value: ({ status }) => <Tag color={tones[status]}>{statusWord(status)}</Tag>,
  },
  {
    key: 'validUntil',
    head: 'subAccounts.column.validUntil',
    width: 108,
    sorter: true,
    value: ({ validUntil }) => validUntil || <Less>{t('subAccounts.forGood')}</Less>,
  },
  {
    key: 'lastLoginAt',
    head: 'subAccounts.column.lastLoginAt',
    width: 100,
    sorter: true,
    value: ({ lastLoginAt }) => <LastLogin at={lastLoginAt} />,
  },
];

const columnOf = ({ head, value, ...shape }: Shape): Column => ({
  ...shape,
  title: t(head),
  render: (_, row) => value(row),
});

/** The columns of the list. The key of a sortable column is the name of its sort order. */
export const subAccountColumns = (onAct: (act: RowAction, account: SubAccountRow) => void): Column[] => [
  {
    key: 'loginName',
    title: t('subAccounts.column.loginName'),
    width: 148,
    sorter: true,
    render: (_, { loginName, subAccountName, note }) => (
      <div className={styles.who}>
        <strong>{subAccountName}</strong>
        <span>{loginName}</span>
        {note && <Less>{note}</Less>}
      </div>
    ),
  },
  ...shapes.map(columnOf),
  {
    key: 'actions',
    title: t('subAccounts.column.actions'),
    width: 128,
    render: (_, row) => <RowActions account={row} onAct={(act) => onAct(act, row)} />,
  },
];
