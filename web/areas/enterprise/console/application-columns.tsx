import type { ApplicationQuery, applicationList } from '#contract/enterprise/application-list.ts';
import type { ApplicationRow } from '#contract/enterprise/review-calls.ts';
import { labelOf, subjectKinds } from '#contract/enterprise/choices.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { type Column, RowLink } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { isLongWait, waitedText } from '#web/kit/ui/relative-time.ts';
import styles from './application-columns.module.css';
import { StateTag, WarningTags } from './application-tags.tsx';

type Columns = readonly Column<typeof applicationList, ApplicationRow>[];

const Since = ({ row, now }: { row: ApplicationRow; now: string }) =>
  row.state === applicationStates.inReview ? (
    <span className={isLongWait(row.submittedAt, now) ? styles.long : undefined}>
      {t('enterprise.review.waited', { time: waitedText(row.submittedAt, now) })}
    </span>
  ) : (
    row.decidedByName !== null &&
    row.decidedAt !== null && (
      <bdi>{t('enterprise.review.decidedBy', { name: row.decidedByName, time: formatMinute(row.decidedAt) })}</bdi>
    )
  );

/** The columns of the list at a time in ISO 8601. */
export const applicationColumns = (view: {
  list: typeof applicationList;
  query: ApplicationQuery;
  now: string;
}): Columns => [
  {
    key: 'enterprise',
    title: 'enterprise.review.column.enterprise',
    cell: (row) => (
      <div className={styles.enterprise}>
        <RowLink view={view} id={row.applicationId}>
          <bdi>{row.enterpriseName}</bdi>
        </RowLink>
        <p className={styles.small}>{row.creditCode}</p>
        <p className={styles.tags}>
          <WarningTags row={row} />
        </p>
      </div>
    ),
  },
  {
    key: 'account',
    title: 'enterprise.review.column.account',
    width: 160,
    cell: ({ accountName }) => <bdi className={styles.name}>{accountName}</bdi>,
  },
  {
    key: 'kind',
    title: 'enterprise.review.column.kind',
    width: 112,
    cell: ({ subjectKind }) => labelOf(subjectKinds, subjectKind),
  },
  {
    key: 'attempts',
    title: 'enterprise.review.column.attempts',
    width: 96,
    cell: ({ attemptsLeft }) => attemptsLeft,
  },
  {
    key: 'since',
    title: 'enterprise.review.column.since',
    width: 184,
    cell: (row) => (
      <>
        <time dateTime={row.submittedAt} className={styles.time}>
          {formatMinute(row.submittedAt)}
        </time>
        <p className={styles.small}>
          <Since row={row} now={view.now} />
        </p>
      </>
    ),
  },
  {
    key: 'state',
    title: 'enterprise.review.column.state',
    width: 96,
    cell: ({ state }) => <StateTag state={state} />,
  },
];
