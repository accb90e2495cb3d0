import { maskPhone } from '#contract/auth/names.ts';
import { eachOrderLine } from '#contract/work-orders/order-lines.ts';
import type { Entry, Order } from './order.ts';

const isoOf = (time: Date | null) => time?.toISOString() ?? null;

/** Returns the summary of an order in the contract's shape. */
export const summaryOf = (order: Order) => ({
  orderId: order.orderId,
  orderNo: order.orderNo,
  kind: order.kind,
  title: order.title,
  severity: order.severity,
  state: order.state,
  authorName: order.authorName,
  createdAt: order.createdAt.toISOString(),
  updatedAt: order.updatedAt.toISOString(),
  lastAct: order.lastAct,
  lastBy: order.lastBy,
});

/** Returns the facts of an order in the contract's shape. */
export const factsOf = (order: Order) => ({
  ...summaryOf(order),
  version: order.version,
  description: order.description,
  fileIds: order.fileIds,
  abilityNo: order.abilityNo,
  abilityName: order.abilityName,
  requestId: order.requestId,
  ...eachOrderLine((name) => order[name]),
  contactName: order.contactName,
  // Not every reader may know the number. Operators request the whole one, which is logged.
  contactPhone: maskPhone(order.contactPhone),
  closesAt: isoOf(order.closesAt),
  rating: order.rating,
});

/** The version is the number of visible entries, so operators' internal actions do not change it. */
export const factsForCustomer = (order: Order, shown: readonly Entry[]) => ({
  ...factsOf(order),
  version: shown.length,
});

/** Returns the fields that only operators see. */
export const behindOf = ({ accountId, enterpriseName, assignee, waitingSince, urged }: Order) => ({
  accountId,
  enterpriseName,
  assignee,
  waitingSince: isoOf(waitingSince),
  urged,
});

const entryOf = ({ entryId, at, act, by, text, fileIds }: Entry) => ({
  entryId,
  at: at.toISOString(),
  act,
  by,
  text,
  fileIds,
});

/** Hides operators' names from customers, since they are login names. */
export const entryForCustomer = (entry: Entry) => ({
  ...entryOf(entry),
  byName: entry.by === 'customer' ? entry.actorName : null,
});

export const entryForOperator = (entry: Entry) => ({
  ...entryOf(entry),
  byName: entry.actorName,
  internal: entry.internal,
});
