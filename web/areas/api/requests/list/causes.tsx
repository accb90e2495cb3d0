import { Link } from 'react-router';
import type { Cause } from '#contract/api/requests/calls.ts';
import { remedyLink } from '#contract/api/requests/remedy-link.ts';
import { type RequestQuery, requestList } from '#contract/api/requests/request-list.ts';
import { remedyOf, requestPath } from '#contract/api/remedies.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changing } from '#web/kit/list/changing.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatTime } from '#web/kit/ui/dates.ts';
import styles from './causes.module.css';

const columnsOf = (query: RequestQuery): readonly Column<Cause>[] => [
  {
    title: 'requests.causes.cause',
    cell: ({ code, message }) => (
      <div>
        <AheadLink
          to={changing(requestList, query, { code, pageNo: 1 })}
          className={styles.link}
          aria-label={t('requests.causes.show', { code })}
        >
          {code}
        </AheadLink>
        <span className={styles.message}>{message}</span>
      </div>
    ),
  },
  { title: 'requests.causes.count', cell: ({ count }) => String(count) },
  {
    title: 'requests.causes.last',
    cell: ({ lastAt, lastRequestId }) => (
      <Link to={requestPath(lastRequestId)} className={styles.link}>
        {formatTime(lastAt)}
      </Link>
    ),
  },
  { title: 'requests.causes.who', cell: ({ code }) => t(`requests.who.${remedyOf(code).who}`) },
  {
    title: 'requests.causes.act',
    cell: ({ code, lastRequestId }) => {
      const { act, path } = remedyLink({ code, requestId: lastRequestId });
      return (
        <div>
          <span className={styles.message}>{remedyOf(code).text}</span>
          <Link to={path} className={styles.link}>
            {t(`requests.act.${act}`)}
          </Link>
        </div>
      );
    },
  },
];

/** The errors of the list, grouped by their cause. */
export const Causes = ({ causes, query }: { causes: readonly Cause[]; query: RequestQuery }) => (
  <WorkSection title={t('requests.causes')} lead={t('requests.causes.lead')}>
    <WorkTable label={t('requests.causes')} columns={columnsOf(query)} rows={causes} keyOf={({ code }) => code} />
  </WorkSection>
);
