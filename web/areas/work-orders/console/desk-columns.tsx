import { Tag } from 'antd';
import type { DeskOrder } from '#contract/work-orders/console-calls.ts';
import type { DeskQuery, deskList } from '#contract/work-orders/desk-list.ts';
import { type Column, RowLink } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { isLongWait, waitedText } from '#web/kit/ui/relative-time.ts';
import { kindText } from '../order-labels.ts';
import { StateBadge } from '../state-badge.tsx';
import styles from './desk-columns.module.css';

const severityColours = { 1: 'error', 2: 'warning', 3: 'default', 4: 'default' } as const;

export const SeverityTag = ({ severity }: Pick<DeskOrder, 'severity'>) => (
  <Tag color={severityColours[severity]}>{t(`workOrders.severity.${severity}`)}</Tag>
);

const Waiting = ({ waitingSince, urged, now }: Pick<DeskOrder, 'waitingSince' | 'urged'> & { now: string }) => (
  <span className={styles.waiting}>
    {waitingSince === null ? (
      t('workOrders.desk.waits.none')
    ) : (
      <span className={isLongWait(waitingSince, now) ? styles.long : undefined}>{waitedText(waitingSince, now)}</span>
    )}
    {urged && <Tag color="error">{t('workOrders.desk.urged')}</Tag>}
  </span>
);

/** The columns of the desk at a time in ISO 8601. */
export const deskColumns = (view: {
  list: typeof deskList;
  query: DeskQuery;
  now: string;
}): readonly Column<typeof deskList, DeskOrder>[] => [
  {
    title: 'workOrders.desk.column.order',
    key: 'order',
    cell: ({ orderId, orderNo, title, kind }) => (
      <div className={styles.order}>
        <RowLink view={view} id={orderId}>
          <bdi>{title}</bdi>
        </RowLink>
        <p className={styles.small}>
          {orderNo} · {kindText(kind)}
        </p>
      </div>
    ),
  },
  {
    title: 'workOrders.desk.column.customer',
    key: 'customer',
    width: 160,
    cell: ({ authorName, enterpriseName }) => (
      <>
        <bdi className={styles.name}>{authorName}</bdi>
        {enterpriseName !== null && (
          <p className={styles.small}>
            <bdi>{enterpriseName}</bdi>
          </p>
        )}
      </>
    ),
  },
  {
    title: 'workOrders.desk.column.severity',
    key: 'severity',
    width: 96,
    cell: (order) => <SeverityTag severity={order.severity} />,
  },
  {
    title: 'workOrders.desk.column.state',
    key: 'state',
    width: 96,
    cell: ({ state }) => <StateBadge state={state} />,
  },
  {
    title: 'workOrders.desk.column.waiting',
    key: 'waiting',
    width: 148,
    cell: ({ waitingSince, urged }) => <Waiting waitingSince={waitingSince} urged={urged} now={view.now} />,
  },
  {
    title: 'workOrders.desk.column.assignee',
    key: 'assignee',
    width: 140,
    cell: ({ assignee }) =>
      assignee ? <bdi className={styles.name}>{assignee.name}</bdi> : <span className={styles.small}>—</span>,
  },
  {
    title: 'workOrders.desk.column.created',
    key: 'created',
    width: 148,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={styles.time}>
        {formatMinute(createdAt)}
      </time>
    ),
  },
];
