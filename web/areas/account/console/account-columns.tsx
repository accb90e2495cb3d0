import { Tag } from 'antd';
import type { AccountListQuery, accountList } from '#contract/account/account-list.ts';
import { accountColumns, type FoundAccount } from '#contract/account/console-accounts.ts';
import { type ColumnViews, columnsOf } from '#web/kit/list/columns-of.ts';
import { RowLink } from '#web/kit/list/list-page.tsx';
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

type Views = ColumnViews<typeof accountList, FoundAccount, keyof typeof accountColumns>;

/** How the columns are shown. The name links to the account. */
const viewsIn = (view: { list: typeof accountList; query: AccountListQuery }): Views => ({
  userName: {
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
  enterprise: {
    cell: ({ enterpriseName, enterpriseNo }) => (
      <>
        {enterpriseName ?? <span className={styles.less}>–</span>}
        {enterpriseNo !== null && <div className={styles.less}>{enterpriseNo}</div>}
      </>
    ),
  },
  phone: { cell: ({ phone }) => <span className={styles.figures}>{phone}</span> },
  roles: {
    cell: ({ userRoles, accountRole }) => (
      <>
        {userRoles.map(roleWord).join('、')}
        <div className={styles.less}>{accountRoleName(accountRole)}</div>
      </>
    ),
  },
  authStatus: {
    cell: ({ authStatus }) => <Tag color={statusTones[authStatus] ?? 'default'}>{authStatusName(authStatus)}</Tag>,
  },
  state: {
    cell: ({ enabled }) => (enabled ? t('accounts.state.on') : <Tag color="error">{t('accounts.state.off')}</Tag>),
  },
  lastLoginAt: {
    cell: ({ lastLoginAt }) => (
      <span className={lastLoginAt ? styles.figures : styles.less}>
        {lastLoginAt ? formatMinute(lastLoginAt) : t('accounts.never')}
      </span>
    ),
  },
  createdAt: {
    sorts: { descend: 'newest', ascend: 'oldest' },
    cell: ({ createdAt }) => <span className={styles.figures}>{formatMinute(createdAt)}</span>,
  },
});

/** The columns of the list in a view of it. */
export const accountColumnsIn = (view: Parameters<typeof viewsIn>[0]) =>
  columnsOf<typeof accountList, FoundAccount, keyof typeof accountColumns>(accountColumns, viewsIn(view));
