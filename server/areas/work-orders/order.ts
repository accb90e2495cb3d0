import type { Action, Party } from '#contract/work-orders/actions.ts';
import type { Severity, WorkOrderKind } from '#contract/work-orders/kinds.ts';
import type { OrderLine } from '#contract/work-orders/order-lines.ts';
import type { WorkOrderState } from '#contract/work-orders/states.ts';
import type { Belonging } from './access.ts';

export interface Operator {
  accountId: string;
  name: string;
}

/** The fields of an order that actions change. */
export interface OrderState {
  state: WorkOrderState;
  assignee: Operator | null;
  waitingSince: Date | null;
  urgedAt: Date | null;
  urged: boolean;
  closesAt: Date | null;
  /** Whether the customer was warned that the order closes. */
  warned: boolean;
  endedAt: Date | null;
  rating: { stars: number; text: string } | null;
}

/** An order as stored in the database. */
export interface Order extends OrderState, Belonging, Record<OrderLine, string> {
  orderId: string;
  orderNo: string;
  authorName: string;
  enterpriseName: string | null;
  kind: WorkOrderKind;
  title: string;
  description: string;
  severity: Severity;
  abilityNo: number | null;
  abilityName: string | null;
  requestId: string;
  contactName: string;
  contactPhone: string;
  fileIds: string[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
  lastAct: Action;
  lastBy: Party;
}

/** An entry in the history of an order. */
export interface Entry {
  entryId: string;
  at: Date;
  act: Action;
  by: Party;
  actorName: string | null;
  text: string;
  fileIds: string[];
  /** Visible to operators only. */
  internal: boolean;
}
