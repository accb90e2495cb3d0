import type { AccountDetail } from '#contract/account/console-accounts.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './account-sheet.module.css';

/** The sessions of an account and its sub-accounts. */
export const AccountSessions = ({ sessions, devices }: Pick<AccountDetail, 'sessions' | 'devices'>) => (
  <section className={styles.part}>
    <h2>{t('accounts.sessions', { count: sessions.length })}</h2>
    <p className={styles.less}>{t('accounts.devices', { count: devices })}</p>
    {sessions.length > 0 && (
      <ul className={styles.list}>
        {sessions.map(({ loginName, openedAt, lastSeenAt, browser, address }) => (
          <li key={`${loginName} ${openedAt} ${lastSeenAt} ${address}`}>
            <div className={styles.row}>
              <span>{browser}</span>
              <span>{loginName ?? t('accounts.main')}</span>
            </div>
            <div className={styles.less}>
              {t('accounts.session', {
                address,
                opened: formatMinute(openedAt),
                seen: formatMinute(lastSeenAt),
              })}
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
);
