import type { ReactNode, Ref } from 'react';
import type { OpenedOrder } from '#contract/work-orders/calls.ts';
import { stateNameOf } from '#contract/work-orders/states.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './order-heading.module.css';
import { StateBadge } from '../state-badge.tsx';

/** What comes next, and until when. */
const nextText = ({ state, closesAt, reopenUntil }: OpenedOrder): string => {
  const next = t(`workOrders.next.${stateNameOf(state)}`, { time: closesAt === null ? '' : formatMinute(closesAt) });
  // While it waits to be confirmed it can be taken up again without any day to name.
  return reopenUntil === null ? next : `${next}${t('workOrders.next.reopen', { time: formatMinute(reopenUntil) })}`;
};

/** The state of an order, what comes next, and what can be done. */
export const OrderHeading = ({
  order,
  isOthers,
  standing,
  children,
}: {
  order: OpenedOrder;
  isOthers: boolean;
  /** Of the words about its state. */
  standing: Ref<HTMLDivElement>;
  children: ReactNode;
}) => (
  <div className={styles.heading}>
    <div ref={standing} className={styles.state} role="status" tabIndex={-1}>
      <StateBadge state={order.state} />
      <p>{nextText(order)}</p>
    </div>
    {isOthers && <p className={styles.others}>{t('workOrders.next.viewer')}</p>}
    {children}
  </div>
);
