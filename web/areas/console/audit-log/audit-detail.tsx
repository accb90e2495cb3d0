import { Link } from 'react-router';
import type { AuditEntry } from '#contract/console/calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatSecond } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import styles from './audit-detail.module.css';
import { factsOf } from './audit-labels.ts';

/** All facts of a logged action, with links to its account and operator. */
export const AuditDetail = ({ entry }: { entry: AuditEntry }) => {
  const { at, actorId, actorName, accountId, address } = entry;
  return (
    <div className={styles.detail}>
      <FactList isCompact>
        {factsOf(entry).map(({ name, word, value }) => (
          <Fact key={name} name={word}>
            <span className={styles.value}>{value}</span>
          </Fact>
        ))}
        <Fact name={t('console.auditLog.at')}>{formatSecond(at)}</Fact>
        <Fact name={t('console.auditLog.actor')}>{t('console.auditLog.person', { name: actorName, id: actorId })}</Fact>
        <Fact name={t('console.auditLog.address')}>{address}</Fact>
      </FactList>
      <p className={styles.links}>
        {accountId !== null && (
          <>
            <Link to={`/console/accounts?account=${accountId}`}>{t('console.auditLog.toAccount')}</Link>
            <Link to={`/console/audit-log?accountId=${accountId}`}>{t('console.auditLog.ofAccount')}</Link>
          </>
        )}
        <Link to={`/console/audit-log?actorId=${actorId}`}>{t('console.auditLog.ofActor')}</Link>
      </p>
    </div>
  );
};
