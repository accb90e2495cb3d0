import type { Action, Party } from '#contract/work-orders/actions.ts';
import type { Severity, WorkOrderKind } from '#contract/work-orders/kinds.ts';
import { orderLineFields } from '#contract/work-orders/calls.ts';
import type { WorkOrderState } from '#contract/work-orders/states.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';
import type { Order } from './order.ts';

/** The optional lines of an order. */
export const lines = selectionOf(orderLineFields);

export const orderColumns = `order_id, order_no, owner_id, account_id, author_name, group_name, enterprise_name, kind, title,
  description, severity, ability_no, ability_name, request_id, ${lines.columns}, contact_name, contact_phone, file_ids,
  state, version, assignee_id, assignee_name, created_at, updated_at, last_act, last_by, waiting_since, urged_at, urged,
  closes_at, warned, ended_at, rating, rating_text, now() as now`;

export interface OrderRow extends RowOf<typeof lines> {
  order_id: number;
  order_no: string;
  owner_id: number;
  account_id: number;
  author_name: string;
  group_name: string;
  enterprise_name: string | null;
  kind: WorkOrderKind;
  title: string;
  description: string;
  severity: Severity;
  ability_no: number | null;
  ability_name: string | null;
  request_id: string;
  contact_name: string;
  contact_phone: string;
  file_ids: string[];
  state: WorkOrderState;
  version: number;
  assignee_id: number | null;
  assignee_name: string | null;
  created_at: Date;
  updated_at: Date;
  last_act: Action;
  last_by: Party;
  waiting_since: Date | null;
  urged_at: Date | null;
  urged: boolean;
  closes_at: Date | null;
  warned: boolean;
  ended_at: Date | null;
  rating: number | null;
  rating_text: string | null;
  now: Date;
}

/** An order, with the current time of the database. */
export type HeldOrder = Order & { now: Date };

export const orderOf = (row: OrderRow): HeldOrder => ({
  orderId: String(row.order_id),
  orderNo: row.order_no,
  ownerId: String(row.owner_id),
  accountId: String(row.account_id),
  authorName: row.author_name,
  groupName: row.group_name,
  enterpriseName: row.enterprise_name,
  kind: row.kind,
  title: row.title,
  description: row.description,
  severity: row.severity,
  abilityNo: row.ability_no,
  abilityName: row.ability_name,
  requestId: row.request_id,
  ...lines.read(row),
  contactName: row.contact_name,
  contactPhone: row.contact_phone,
  fileIds: row.file_ids,
  state: row.state,
  version: row.version,
  assignee: row.assignee_id === null ? null : { accountId: String(row.assignee_id), name: row.assignee_name as string },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastAct: row.last_act,
  lastBy: row.last_by,
  waitingSince: row.waiting_since,
  urgedAt: row.urged_at,
  urged: row.urged,
  closesAt: row.closes_at,
  warned: row.warned,
  endedAt: row.ended_at,
  rating: row.rating === null ? null : { stars: row.rating, text: row.rating_text as string },
  now: row.now,
});
