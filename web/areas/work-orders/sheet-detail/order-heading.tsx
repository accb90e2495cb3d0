import type { ReactNode, Ref } from 'react';
import type { OpenedOrder } from '#contract/work-orders/calls.ts';
import { stateNameOf } from '#contract/work-orders/states.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './order-heading.module.css';
import { StateBadge } from '../state-badge.tsx';

/** Describes what comes next, and until when. */
const nextText = ({ state, closesAt, reopenUntil }: OpenedOrder): string => {
  const next = t(`workOrders.next.${stateNameOf(state)}`, { time: closesAt === null ? '' : formatMinute(closesAt) });
  // Until the customer confirms, an order can be reopened without a deadline.
  return reopenUntil === null ? next : `${next}${t('workOrders.next.reopen', { time: formatMinute(reopenUntil) })}`;
};

/** Shows the state of an order, what comes next, and the actions. */
export const OrderHeading = ({
  order,
  isOthers,
  stateRef,
  children,
}: {
  order: OpenedOrder;
  isOthers: boolean;
  /** The element with the text of its state. */
  stateRef: Ref<HTMLDivElement>;
  children: ReactNode;
}) => (
  <div className={styles.heading}>
    <div ref={stateRef} className={styles.state} role="status" tabIndex={-1}>
      <StateBadge state={order.state} />
      <p>{nextText(order)}</p>
    </div>
    {isOthers && <p className={styles.others}>{t('workOrders.next.viewer')}</p>}
    {children}
  </div>
);
