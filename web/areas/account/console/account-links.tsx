import { Link } from 'react-router';
import type { AccountDetail } from '#contract/account/console-accounts.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import type { PermissionCode } from '#contract/kit/permissions.ts';
import { authStatuses } from '#contract/kit/roles.ts';
import { raiseList } from '#contract/rights/raise-list.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { useOperator } from '#web/kit/console/operator.ts';
import styles from './account-sheet.module.css';

interface Place {
  permission: PermissionCode;
  text: TextKey | ((account: AccountDetail) => TextKey);
  to: (account: AccountDetail) => string;
}

const places: readonly Place[] = [
  {
    permission: 'consoleCertifications',
    text: ({ authStatus }) =>
      authStatus === authStatuses.authorized ? 'accounts.toCertified' : 'accounts.toCertifications',
    to: ({ userName, authStatus }) => {
      const state = authStatus === authStatuses.authorized ? applicationStates.passed : 'all';
      return `/console/certifications?state=${state}&keyword=${userName}`;
    },
  },
  {
    permission: 'consoleWorkOrders',
    text: 'accounts.toWorkOrders',
    to: ({ enterpriseName, userName }) =>
      `/console/work-orders?state=all&keyword=${encodeURIComponent(enterpriseName ?? userName)}`,
  },
  {
    permission: 'consoleMessages',
    text: 'accounts.toMessages',
    to: ({ userName }) => `/console/messages?view=compose&name=${userName}`,
  },
  {
    permission: 'consoleApi',
    text: 'accounts.toRaise',
    to: ({ accountId }) => raiseList.urlOf({ ...raiseList.empty, account: accountId }),
  },
  {
    permission: 'consoleAuditLog',
    text: 'console.auditLog.ofAccount',
    to: ({ accountId }) => `/console/audit-log?accountId=${accountId}`,
  },
];

/** Links to what the other console pages have about an account. */
export const AccountLinks = ({ account }: { account: AccountDetail }) => {
  const { permissionCodes } = useOperator();
  return (
    <p className={styles.links}>
      {places
        .filter(({ permission }) => permissionCodes.includes(permission))
        .map(({ permission, text, to }) => (
          <Link key={permission} to={to(account)}>
            {t(typeof text === 'function' ? text(account) : text)}
          </Link>
        ))}
    </p>
  );
};
