import { Tag } from 'antd';
import type { AccountListQuery, accountList } from '#contract/account/account-list.ts';
import type { FoundAccount } from '#contract/account/console-accounts.ts';
import { type Column, RowLink } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { accountRoleName, authStatusName, roleWord } from './account-labels.ts';
import styles from './account-columns.module.css';

export const statusTones: Readonly<Record<number, string>> = {
  0: 'error',
  1: 'success',
  2: 'processing',
  3: 'warning',
};

/** The columns of the list. The name links to the account. */
export const accountColumns = (view: {
  list: typeof accountList;
  query: AccountListQuery;
}): readonly Column<typeof accountList, FoundAccount>[] => [
  {
    key: 'name',
    title: 'accounts.userName',
    sorts: { ascend: 'name' },
    cell: ({ accountId, userName, enterpriseNo, namedSubAccounts }) => (
      <>
        <RowLink view={view} id={accountId} className={styles.name}>
          {userName}
        </RowLink>
        <div className={styles.less}>{accountId}</div>
        {namedSubAccounts.map(({ subAccountId, loginName, subAccountName }) => (
          <div key={subAccountId}>
            {t('accounts.named', { name: subAccountName })}
            <div className={styles.less}>{`${loginName}@${enterpriseNo}`}</div>
          </div>
        ))}
      </>
    ),
  },
  {
    key: 'enterprise',
    title: 'accounts.enterprise',
    cell: ({ enterpriseName, enterpriseNo }) => (
      <>
        {enterpriseName ?? <span className={styles.less}>–</span>}
        {enterpriseNo !== null && <div className={styles.less}>{enterpriseNo}</div>}
      </>
    ),
  },
  {
    key: 'phone',
    title: 'accounts.phone',
    cell: ({ phone }) => <span className={styles.figures}>{phone}</span>,
  },
  {
    key: 'roles',
    title: 'accounts.roles',
    cell: ({ userRoles, accountRole }) => (
      <>
        {userRoles.map(roleWord).join('、')}
        <div className={styles.less}>{accountRoleName(accountRole)}</div>
      </>
    ),
  },
  {
    key: 'authStatus',
    title: 'accounts.authStatus',
    cell: ({ authStatus }) => <Tag color={statusTones[authStatus] ?? 'default'}>{authStatusName(authStatus)}</Tag>,
  },
  {
    key: 'state',
    title: 'accounts.state',
    cell: ({ enabled }) => (enabled ? t('accounts.state.on') : <Tag color="error">{t('accounts.state.off')}</Tag>),
  },
  {
    key: 'lastLoginAt',
    title: 'accounts.lastLoginAt',
    cell: ({ lastLoginAt }) => (
      <span className={lastLoginAt ? styles.figures : styles.less}>
        {lastLoginAt ? formatMinute(lastLoginAt) : t('accounts.never')}
      </span>
    ),
  },
  {
    key: 'createdAt',
    title: 'accounts.createdAt',
    sorts: { descend: 'newest', ascend: 'oldest' },
    cell: ({ createdAt }) => <span className={styles.figures}>{formatMinute(createdAt)}</span>,
  },
];
