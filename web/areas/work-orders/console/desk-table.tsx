import { Tag, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskOrder } from '#contract/work-orders/console-calls.ts';
import { DESK_PAGE_SIZE } from '#contract/work-orders/limits.ts';
import { t } from '#web/kit/texts.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { deskUrl, type DeskQuery } from './desk-address.ts';
import styles from './desk-table.module.css';
import { kindText } from '../order-labels.ts';
import { StateBadge } from '../state-badge.tsx';
import { isLongWait, waitedText } from '#web/kit/ui/relative-time.ts';

export const linkId = (orderId: string) => `desk-order-${orderId}`;

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

const columnsOf = (query: DeskQuery, now: string): TableColumnsType<DeskOrder> => [
  {
    title: t('workOrders.desk.column.order'),
    key: 'order',
    render: (_value, { orderId, orderNo, title, kind }) => (
      <div className={styles.order}>
        <Link
          id={linkId(orderId)}
          to={deskUrl({ ...query, id: orderId })}
          preventScrollReset
          aria-current={orderId === query.id ? 'true' : undefined}
        >
          <bdi>{title}</bdi>
        </Link>
        <p className={styles.small}>
          {orderNo} · {kindText(kind)}
        </p>
      </div>
    ),
  },
  {
    title: t('workOrders.desk.column.customer'),
    key: 'customer',
    width: 160,
    render: (_value, { authorName, enterpriseName }) => (
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
    title: t('workOrders.desk.column.severity'),
    key: 'severity',
    width: 96,
    render: (_value, order) => <SeverityTag severity={order.severity} />,
  },
  {
    title: t('workOrders.desk.column.state'),
    key: 'state',
    width: 96,
    render: (_value, { state }) => <StateBadge state={state} />,
  },
  {
    title: t('workOrders.desk.column.waiting'),
    key: 'waiting',
    width: 148,
    render: (_value, { waitingSince, urged }) => <Waiting waitingSince={waitingSince} urged={urged} now={now} />,
  },
  {
    title: t('workOrders.desk.column.assignee'),
    key: 'assignee',
    width: 140,
    render: (_value, { assignee }) =>
      assignee ? <bdi className={styles.name}>{assignee.name}</bdi> : <span className={styles.small}>—</span>,
  },
  {
    title: t('workOrders.desk.column.created'),
    key: 'created',
    width: 148,
    render: (_value, { createdAt }) => (
      <time dateTime={createdAt} className={styles.time}>
        {formatMinute(createdAt)}
      </time>
    ),
  },
];

interface DeskTableProps {
  query: DeskQuery;
  list: readonly DeskOrder[];
  total: number;
  /** Set when only this many of the newest orders were searched and there are more. */
  searchedNewest: number | undefined;
  /** The time of the list, in ISO 8601. */
  now: string;
  empty: ReactNode;
  onOpen: (orderId: string) => void;
}

/** A page of all orders. */
export const DeskTable = ({ query, list, total, searchedNewest, now, empty, onOpen }: DeskTableProps) => (
  <>
    {searchedNewest !== undefined && (
      <p className={styles.small}>{t('workOrders.desk.searchedNewest', { count: searchedNewest })}</p>
    )}
    <AntdList<DeskOrder>
      label={t('workOrders.desk.list')}
      rows={list}
      rowKey="orderId"
      columns={columnsOf(query, now)}
      empty={empty}
      opens={{ key: query.id, open: onOpen }}
      paging={{
        pageNo: query.page,
        pageSize: DESK_PAGE_SIZE,
        total,
        urlOf: (page) => deskUrl({ ...query, page, id: undefined }),
      }}
    />
  </>
);
