import { type TableColumnsType, Tag } from 'antd';
import { Link } from 'react-router';
import type { AccountOrder, FoundAccount } from '#contract/account/console-accounts.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { accountRoleName, authStatusName, roleWord } from './account-labels.ts';
import styles from './accounts-table.module.css';

export const statusTones: Readonly<Record<number, string>> = {
  0: 'error',
  1: 'success',
  2: 'processing',
  3: 'warning',
};

/** Returns the columns of the list in a sort order. The name links to the account. */
export const accountColumns = (
  order: AccountOrder,
  urlOf: (accountId: string) => string,
): TableColumnsType<FoundAccount> => [
  {
    key: 'name',
    title: t('console.accounts.userName'),
    sorter: true,
    sortOrder: order === 'name' ? 'ascend' : null,
    sortDirections: ['ascend'],
    render: (_, { accountId, userName, enterpriseNo, namedSubAccounts }) => (
      <>
        <Link to={urlOf(accountId)} preventScrollReset className={styles.name}>
          {userName}
        </Link>
        <div className={styles.less}>{accountId}</div>
        {namedSubAccounts.map(({ subAccountId, loginName, subAccountName }) => (
          <div key={subAccountId}>
            {t('console.accounts.named', { name: subAccountName })}
            <div className={styles.less}>{`${loginName}@${enterpriseNo}`}</div>
          </div>
        ))}
      </>
    ),
  },
  {
    key: 'enterprise',
    title: t('console.accounts.enterprise'),
    render: (_, { enterpriseName, enterpriseNo }) => (
      <>
        {enterpriseName ?? <span className={styles.less}>–</span>}
        {enterpriseNo !== null && <div className={styles.less}>{enterpriseNo}</div>}
      </>
    ),
  },
  {
    key: 'phone',
    title: t('console.accounts.phone'),
    render: (_, { phone }) => <span className={styles.figures}>{phone}</span>,
  },
  {
    key: 'roles',
    title: t('console.accounts.roles'),
    render: (_, { userRoles, accountRole }) => (
      <>
        {userRoles.map(roleWord).join('、')}
        <div className={styles.less}>{accountRoleName(accountRole)}</div>
      </>
    ),
  },
  {
    key: 'authStatus',
    title: t('console.accounts.authStatus'),
    render: (_, { authStatus }) => <Tag color={statusTones[authStatus] ?? 'default'}>{authStatusName(authStatus)}</Tag>,
  },
  {
    key: 'state',
    title: t('console.accounts.state'),
    render: (_, { enabled }) =>
      enabled ? t('console.accounts.state.on') : <Tag color="error">{t('console.accounts.state.off')}</Tag>,
  },
  {
    key: 'lastLoginAt',
    title: t('console.accounts.lastLoginAt'),
    render: (_, { lastLoginAt }) => (
      <span className={lastLoginAt ? styles.figures : styles.less}>
        {lastLoginAt ? formatMinute(lastLoginAt) : t('console.accounts.never')}
      </span>
    ),
  },
  {
    key: 'createdAt',
    title: t('console.accounts.createdAt'),
    sorter: true,
    sortOrder: order === 'newest' ? 'descend' : order === 'oldest' ? 'ascend' : null,
    sortDirections: ['descend', 'ascend', 'descend'],
    render: (_, { createdAt }) => <span className={styles.figures}>{formatMinute(createdAt)}</span>,
  },
];
