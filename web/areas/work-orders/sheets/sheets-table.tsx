import { Link } from 'react-router';
import type { ListedOrder } from '#contract/work-orders/calls.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { actionText, doerText, kindText } from '../order-labels.ts';
import { orderPath } from '#contract/work-orders/order-path.ts';
import styles from './sheets-table.module.css';
import { StateBadge } from '../state-badge.tsx';

const Time = ({ time }: { time: string }) => (
  <time dateTime={time} className={styles.time}>
    {formatMinute(time)}
  </time>
);

const order: Column<ListedOrder> = {
  title: 'workOrders.column.order',
  cell: ({ orderId, orderNo, kind, title }) => (
    <div className={styles.order}>
      <Link to={orderPath(orderId)}>
        <bdi>{title}</bdi>
      </Link>
      <p className={styles.small}>
        {orderNo} · {kindText(kind)}
      </p>
    </div>
  ),
};
const state: Column<ListedOrder> = {
  title: 'workOrders.column.state',
  cell: (listed) => <StateBadge state={listed.state} />,
};
const author: Column<ListedOrder> = {
  title: 'workOrders.column.author',
  cell: ({ authorName }) => (
    <bdi className={styles.author} title={authorName}>
      {authorName}
    </bdi>
  ),
};
const last: Column<ListedOrder> = {
  title: 'workOrders.column.last',
  cell: ({ lastAct, lastBy, updatedAt, authorName }) => (
    <div className={styles.last}>
      <p>
        {lastBy !== 'system' && (
          <bdi>{doerText({ by: lastBy, byName: lastBy === 'customer' ? authorName : null })}</bdi>
        )}{' '}
        {actionText(lastBy, lastAct)}
      </p>
      <Time time={updatedAt} />
    </div>
  ),
};
const created: Column<ListedOrder> = {
  title: 'workOrders.column.created',
  cell: ({ createdAt }) => <Time time={createdAt} />,
};

/** A page of orders. */
export const SheetsTable = ({ list, hasColleagues }: { list: readonly ListedOrder[]; hasColleagues: boolean }) => (
  <div className={styles.list}>
    <WorkTable
      label={t('workOrders.list')}
      columns={hasColleagues ? [order, state, author, last, created] : [order, state, last, created]}
      rows={list}
      keyOf={({ orderId }) => orderId}
    />
  </div>
);
