import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import type { ApplicationState } from '#contract/enterprise/states.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { ReasonList } from '../reason-list.tsx';
import styles from './review-history.module.css';

/** Shows the account's earlier applications, and why they were rejected. */
export const ReviewHistory = ({ earlier }: Pick<ApplicationDetail, 'earlier'>) => (
  <section className={styles.history}>
    <h2>{t('enterprise.review.history')}</h2>
    {earlier.length === 0 ? (
      <p className={styles.none}>{t('enterprise.review.historyNone')}</p>
    ) : (
      <ol>
        {earlier.map((application) => (
          <li key={application.applicationId}>
            <p>
              {t('enterprise.review.historyOf', {
                time: formatMinute(application.submittedAt),
                state: t(`enterprise.review.state.${application.state as ApplicationState}`),
              })}
              <span className={styles.who}>
                <bdi>{application.enterpriseName}</bdi> {application.creditCode}
              </span>
            </p>
            {application.reasons.length > 0 && <ReasonList reasons={application.reasons} />}
          </li>
        ))}
      </ol>
    )}
  </section>
);
