import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ApplicationRow } from '#contract/enterprise/calls.ts';
import { labelOf, subjectKinds } from '#contract/enterprise/choices.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { t } from '#web/kit/texts.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { StateTag, WarningTags } from './application-tags.tsx';
import { REVIEW_PAGE_SIZE, type ReviewQuery, reviewUrl } from './review-address.ts';
import styles from './review-table.module.css';
import { isLongWait, waitedText } from '#web/kit/ui/relative-time.ts';

export const linkId = (applicationId: string) => `application-${applicationId}`;

const Since = ({ row, now }: { row: ApplicationRow; now: string }) =>
  row.state === applicationStates.inReview ? (
    <span className={isLongWait(row.submittedAt, now) ? styles.long : undefined}>
      {t('enterprise.room.waited', { time: waitedText(row.submittedAt, now) })}
    </span>
  ) : (
    row.decidedByName !== null &&
    row.decidedAt !== null && (
      <bdi>{t('enterprise.room.decidedBy', { name: row.decidedByName, time: formatMinute(row.decidedAt) })}</bdi>
    )
  );

const columnsOf = (query: ReviewQuery, now: string): TableColumnsType<ApplicationRow> => [
  {
    title: t('enterprise.room.column.enterprise'),
    key: 'enterprise',
    render: (_value, row) => (
      <div className={styles.enterprise}>
        <Link
          id={linkId(row.applicationId)}
          to={reviewUrl({ ...query, id: row.applicationId })}
          preventScrollReset
          aria-current={row.applicationId === query.id ? 'true' : undefined}
        >
          <bdi>{row.enterpriseName}</bdi>
        </Link>
        <p className={styles.small}>{row.creditCode}</p>
        <p className={styles.tags}>
          <WarningTags row={row} />
        </p>
      </div>
    ),
  },
  {
    title: t('enterprise.room.column.account'),
    key: 'account',
    width: 160,
    render: (_value, { accountName }) => <bdi className={styles.name}>{accountName}</bdi>,
  },
  {
    title: t('enterprise.room.column.kind'),
    key: 'kind',
    width: 112,
    render: (_value, { subjectKind }) => labelOf(subjectKinds, subjectKind),
  },
  {
    title: t('enterprise.room.column.attempts'),
    key: 'attempts',
    width: 96,
    render: (_value, { attemptsLeft }) => attemptsLeft,
  },
  {
    title: t('enterprise.room.column.since'),
    key: 'since',
    width: 184,
    render: (_value, row) => (
      <>
        <time dateTime={row.submittedAt} className={styles.time}>
          {formatMinute(row.submittedAt)}
        </time>
        <p className={styles.small}>
          <Since row={row} now={now} />
        </p>
      </>
    ),
  },
  {
    title: t('enterprise.room.column.state'),
    key: 'state',
    width: 96,
    render: (_value, { state }) => <StateTag state={state} />,
  },
];

interface ReviewTableProps {
  query: ReviewQuery;
  list: readonly ApplicationRow[];
  total: number;
  /** The time of the list, in ISO 8601. */
  now: string;
  empty: ReactNode;
  onOpen: (applicationId: string) => void;
}

/** A page of applications. */
export const ReviewTable = ({ query, list, total, now, empty, onOpen }: ReviewTableProps) => (
  <AntdList<ApplicationRow>
    label={t('enterprise.room.list')}
    rows={list}
    rowKey="applicationId"
    columns={columnsOf(query, now)}
    empty={empty}
    opens={{ key: query.id, open: onOpen }}
    paging={{
      pageNo: query.pageNo,
      pageSize: REVIEW_PAGE_SIZE,
      total,
      urlOf: (pageNo) => reviewUrl({ ...query, pageNo, id: undefined }),
    }}
  />
);
