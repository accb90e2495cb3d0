import { Link } from 'react-router';
import type { AccountDetail } from '#contract/identity/console-accounts.ts';
import { t } from '#web/texts.ts';
import { useConsole } from '../console-user.ts';
import styles from './account-sheet.module.css';

/** What the other rooms have of an account. */
export const AccountLinks = ({ account: { accountId } }: { account: AccountDetail }) => {
  const { permissionCodes } = useConsole();
  return (
    <p className={styles.links}>
      {permissionCodes.includes('consoleAuditLog') && (
        <Link to={`/console/audit-log?accountId=${accountId}`}>{t('console.auditLog.ofAccount')}</Link>
      )}
    </p>
  );
};
