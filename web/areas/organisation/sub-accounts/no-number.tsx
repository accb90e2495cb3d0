import { Link } from 'react-router';
import { type AccountRole, isNormal } from '#contract/kit/roles.ts';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { useAccount } from '#web/kit/shell/account-user.ts';
import styles from './no-number.module.css';

/**
 * Explains how an account without an enterprise number gets one: a normal account certifies, the others ask for one.
 */
export const NoNumber = () => {
  const { user } = useAccount();
  const certifies = isNormal(user.accountRole as AccountRole);
  return (
    <EmptyState title={t('subAccounts.noNumber.title')}>
      <p className={styles.why}>{t(certifies ? 'subAccounts.noNumber.certify' : 'subAccounts.noNumber.ask')}</p>
      {certifies && (
        <Link to="/account/certification" className="button button-primary">
          {t('subAccounts.noNumber.toCertify')}
        </Link>
      )}
    </EmptyState>
  );
};
