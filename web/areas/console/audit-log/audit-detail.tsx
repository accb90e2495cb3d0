import { Link } from 'react-router';
import type { AuditEntry } from '#contract/console/calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatSecond } from '#web/kit/ui/dates.ts';
import styles from './audit-detail.module.css';
import { factsOf } from './audit-labels.ts';

/** All facts of a logged action, with links to its account and operator. */
export const AuditDetail = ({ entry }: { entry: AuditEntry }) => {
  const { at, actorId, actorName, accountId, address } = entry;
  return (
    <div className={styles.detail}>
      <dl className={styles.facts}>
        {factsOf(entry).map(({ name, word, value }) => (
          <div key={name}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('console.auditLog.at')}</dt>
          <dd>{formatSecond(at)}</dd>
        </div>
        <div>
          <dt>{t('console.auditLog.actor')}</dt>
          <dd>{t('console.auditLog.person', { name: actorName, id: actorId })}</dd>
        </div>
        <div>
          <dt>{t('console.auditLog.address')}</dt>
          <dd>{address}</dd>
        </div>
      </dl>
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
