import { Link } from 'react-router';
import type { JobKind } from '#contract/console/job-calls.ts';
import { jobList } from '#contract/console/job-list.ts';
import { type JobState, jobStates } from '#contract/console/job-states.ts';
import type { QueryOf } from '#contract/kit/list/define-list.ts';
import { t } from '#web/kit/texts.ts';
import styles from './jobs.module.css';

const unfinished: readonly JobState[] = jobStates.filter((state) => state !== 'completed' && state !== 'cancelled');

/** The numbers of unfinished jobs of each kind, as links to these jobs. */
export const KindCounts = ({ kinds, query }: { kinds: readonly JobKind[]; query: QueryOf<typeof jobList> }) => (
  <ul className={styles.kinds} aria-label={t('jobs.summary')}>
    {kinds.map(({ job, label, states }) => {
      const some = unfinished.filter((state) => states[state]);
      return (
        <li key={job}>
          <span>{label}</span>
          {some.length === 0 && <span className={styles.less}>{t('jobs.idle')}</span>}
          {some.map((state) => (
            <Link
              key={state}
              to={jobList.urlOf({ ...jobList.empty, job, state })}
              className={state === 'failed' ? styles.failed : undefined}
              aria-current={query.job === job && query.state === state ? 'true' : undefined}
            >
              {t('jobs.count', { state: t(`jobs.state.${state}`), count: states[state] ?? 0 })}
            </Link>
          ))}
        </li>
      );
    })}
  </ul>
);
