import type { CustomerAction, OperatorAction } from '#contract/work-orders/actions.ts';
import { customerActions, nextState, operatorActions } from '#contract/work-orders/actions.ts';
import { ANSWER_DAYS, REOPEN_DAYS, URGE_PAUSE_MINUTES } from '#contract/work-orders/limits.ts';
import { isOpen, waitsForCustomer, type WorkOrderState } from '#contract/work-orders/states.ts';
import type { Operator, Order, OrderState } from './order.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** Returns when the order may be urged again, or null if the pause is over. */
export const urgeAgainAt = ({ urgedAt }: OrderState, now: Date): Date | null => {
  const at = urgedAt && later(urgedAt, URGE_PAUSE_MINUTES * MINUTE);
  return at && at > now ? at : null;
};

/** Returns until when an ended order may be reopened. */
export const reopenUntil = ({ endedAt }: OrderState): Date | null => endedAt && later(endedAt, REOPEN_DAYS * DAY);

const inTime: Partial<Record<CustomerAction, (orderState: OrderState, now: Date) => boolean>> = {
  urge: (orderState, now) => urgeAgainAt(orderState, now) === null,
  reopen: (orderState, now) => now <= (reopenUntil(orderState) ?? now),
  rate: ({ rating }) => rating === null,
};

export const mayCustomer = (act: CustomerAction, orderState: OrderState, now: Date): boolean =>
  nextState('customer', act, orderState.state) !== undefined && (inTime[act]?.(orderState, now) ?? true);

export const mayOperator = (act: OperatorAction, { state, assignee }: OrderState, operatorId: string): boolean =>
  nextState('operator', act, state) !== undefined && !(act === 'take' && assignee?.accountId === operatorId);

export const actionsOfCustomer = (orderState: OrderState, now: Date) =>
  customerActions.filter((act) => mayCustomer(act, orderState, now));
export const actionsOfOperator = (orderState: OrderState, operatorId: string) =>
  operatorActions.filter((act) => mayOperator(act, orderState, operatorId));

/** Applies the changes of an action and derives the waiting times from the new state. Everything else stays. */
const moved = (orderState: OrderState, state: WorkOrderState, now: Date, more: Partial<OrderState>): OrderState => {
  const open = isOpen(state);
  const changed = { ...orderState, ...more, state };
  return {
    ...changed,
    closesAt: waitsForCustomer(state) ? (changed.closesAt ?? later(now, ANSWER_DAYS * DAY)) : null,
    warned: waitsForCustomer(state) && changed.warned,
    endedAt: open ? null : (orderState.endedAt ?? now),
    waitingSince: open ? changed.waitingSince : null,
    urged: open && changed.urged,
  };
};

/** Restarts the time after which an order closes. */
const restarted = { closesAt: null, warned: false };

export const afterCustomer = (
  order: Order,
  act: CustomerAction,
  now: Date,
  { stars = 0, text }: { stars?: number | undefined; text: string },
): OrderState => {
  const more: Record<CustomerAction, Partial<OrderState>> = {
    reply: { ...restarted, waitingSince: order.waitingSince ?? now },
    urge: { urged: true, urgedAt: now },
    withdraw: {},
    confirm: {},
    reopen: { ...restarted, waitingSince: order.waitingSince ?? now, endedAt: null },
    rate: { rating: { stars, text } },
  };
  return moved(order, nextState('customer', act, order.state) as WorkOrderState, now, more[act]);
};

export const afterOperator = (
  order: Order,
  act: Exclude<OperatorAction, 'note'>,
  now: Date,
  { operator, assignee }: { operator: Operator; assignee: Operator | undefined },
): OrderState => {
  const said = { ...restarted, waitingSince: null, urged: false, assignee: order.assignee ?? operator };
  const more: Record<Exclude<OperatorAction, 'note'>, Partial<OrderState>> = {
    take: { assignee: operator },
    assign: { assignee: assignee ?? operator },
    reply: said,
    askForInformation: said,
    resolve: said,
    invalidate: said,
  };
  return moved(order, nextState('operator', act, order.state) as WorkOrderState, now, more[act]);
};

export const afterClosing = (order: Order, now: Date): OrderState =>
  moved(order, nextState('system', 'close', order.state) as WorkOrderState, now, {});
