import { maskPhone } from '#contract/auth/names.ts';
import type { Entry, Order } from './order.ts';

const isoOf = (time: Date | null) => time?.toISOString() ?? null;

/** What the contract calls a summary of an order. */
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

/** What the contract calls the facts of an order. */
export const factsOf = (order: Order) => ({
  ...summaryOf(order),
  version: order.version,
  description: order.description,
  fileIds: order.fileIds,
  abilityNo: order.abilityNo,
  abilityName: order.abilityName,
  requestId: order.requestId,
  device: order.device,
  firmware: order.firmware,
  contactName: order.contactName,
  contactPhone: order.contactPhone,
  closesAt: isoOf(order.closesAt),
  rating: order.rating,
});

/**
 * To a customer a phone is masked as everywhere else: who reads the page need not be who may know it. The version is how
 * many entries there are to see: what operators do among themselves makes no order another one.
 */
export const factsForCustomer = (order: Order, shown: readonly Entry[]) => ({
  ...factsOf(order),
  version: shown.length,
  contactPhone: maskPhone(order.contactPhone),
});

/** What operators see behind it. */
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

/** To a customer an operator has no name: it is one that logs in. */
export const entryForCustomer = (entry: Entry) => ({
  ...entryOf(entry),
  byName: entry.by === 'customer' ? entry.actorName : null,
});

export const entryForOperator = (entry: Entry) => ({
  ...entryOf(entry),
  byName: entry.actorName,
  internal: entry.internal,
});
