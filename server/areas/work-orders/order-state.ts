import type { CustomerAct, OperatorAct } from '#contract/work-orders/actions.ts';
import { customerActs, nextState, operatorActs } from '#contract/work-orders/actions.ts';
import { ANSWER_DAYS, REOPEN_DAYS, URGE_PAUSE_MINUTES } from '#contract/work-orders/limits.ts';
import { isOpen, waitsForCustomer, type WorkOrderState } from '#contract/work-orders/states.ts';
import type { Operator, Order, Standing } from './order.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** Null where it may be urged now, as far as the last time goes. */
export const urgeAgainAt = ({ urgedAt }: Standing, now: Date): Date | null => {
  const at = urgedAt && later(urgedAt, URGE_PAUSE_MINUTES * MINUTE);
  return at && at > now ? at : null;
};

/** Until when an order that has ended may be opened again. */
export const reopenUntil = ({ endedAt }: Standing): Date | null => endedAt && later(endedAt, REOPEN_DAYS * DAY);

const inTime: Partial<Record<CustomerAct, (standing: Standing, now: Date) => boolean>> = {
  urge: (standing, now) => urgeAgainAt(standing, now) === null,
  reopen: (standing, now) => now <= (reopenUntil(standing) ?? now),
  rate: ({ rating }) => rating === null,
};

export const mayCustomer = (act: CustomerAct, standing: Standing, now: Date): boolean =>
  nextState('customer', act, standing.state) !== undefined && (inTime[act]?.(standing, now) ?? true);

export const mayOperator = (act: OperatorAct, { state, assignee }: Standing, operatorId: string): boolean =>
  nextState('operator', act, state) !== undefined && !(act === 'take' && assignee?.accountId === operatorId);

export const actsOfCustomer = (standing: Standing, now: Date) =>
  customerActs.filter((act) => mayCustomer(act, standing, now));
export const actsOfOperator = (standing: Standing, operatorId: string) =>
  operatorActs.filter((act) => mayOperator(act, standing, operatorId));

/** Any act ends the waiting of whoever it is that waits, or begins it; all that is not named stays. */
const moved = (standing: Standing, state: WorkOrderState, now: Date, more: Partial<Standing>): Standing => {
  const open = isOpen(state);
  const changed = { ...standing, ...more, state };
  return {
    ...changed,
    closesAt: waitsForCustomer(state) ? (changed.closesAt ?? later(now, ANSWER_DAYS * DAY)) : null,
    warned: waitsForCustomer(state) && changed.warned,
    endedAt: open ? null : (standing.endedAt ?? now),
    waitingSince: open ? changed.waitingSince : null,
    urged: open && changed.urged,
  };
};

/** The clock that closes an order starts anew. */
const anew = { closesAt: null, warned: false };

export const afterCustomer = (
  order: Order,
  act: CustomerAct,
  now: Date,
  { stars = 0, text }: { stars?: number | undefined; text: string },
): Standing => {
  const more: Record<CustomerAct, Partial<Standing>> = {
    reply: { ...anew, waitingSince: order.waitingSince ?? now },
    urge: { urged: true, urgedAt: now },
    withdraw: {},
    confirm: {},
    reopen: { ...anew, waitingSince: order.waitingSince ?? now, endedAt: null },
    rate: { rating: { stars, text } },
  };
  return moved(order, nextState('customer', act, order.state) as WorkOrderState, now, more[act]);
};

export const afterOperator = (
  order: Order,
  act: Exclude<OperatorAct, 'note'>,
  now: Date,
  { operator, assignee }: { operator: Operator; assignee: Operator | undefined },
): Standing => {
  const said = { ...anew, waitingSince: null, urged: false, assignee: order.assignee ?? operator };
  const more: Record<Exclude<OperatorAct, 'note'>, Partial<Standing>> = {
    take: { assignee: operator },
    assign: { assignee: assignee ?? operator },
    reply: said,
    askForInformation: said,
    resolve: said,
    invalidate: said,
  };
  return moved(order, nextState('operator', act, order.state) as WorkOrderState, now, more[act]);
};

export const afterClosing = (order: Order, now: Date): Standing =>
  moved(order, nextState('system', 'close', order.state) as WorkOrderState, now, {});
