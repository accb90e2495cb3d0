import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { AmendmentChanges } from '../../amendment-changes.tsx';
import styles from '../review-history.module.css';

/** Shows what operators did to the certification after it was passed. */
export const AmendmentList = ({ amendments }: Pick<ApplicationDetail, 'amendments'>) =>
  amendments.length > 0 && (
    <section className={styles.history}>
      <h2>{t('enterprise.amend.list')}</h2>
      <ol>
        {amendments.map((amendment) => (
          <li key={amendment.at}>
            <p>
              <bdi>
                {t(`enterprise.amend.made.${amendment.kind}`, {
                  name: amendment.byName,
                  time: formatMinute(amendment.at),
                })}
              </bdi>
            </p>
            <AmendmentChanges amendment={amendment} />
          </li>
        ))}
      </ol>
    </section>
  );
