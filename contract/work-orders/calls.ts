import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { abilityNo } from '../catalogue/ability.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count } from '../kit/paging.ts';
import { version } from '../kit/version.ts';
import { text } from '../kit/text.ts';
import { line, lines } from '../kit/typed-text.ts';
import { customerActions } from './actions.ts';
import { PHONE_MAXIMUM } from '../auth/limits.ts';
import { foldPhone } from '../auth/names.ts';
import { isContactPhone, requestIdPattern } from './contact.ts';
import * as fields from './fields.ts';
import * as limits from './limits.ts';
import { eachOrderLine, orderLines } from './order-lines.ts';
import { orderList } from './order-list.ts';

export const workOrderService = '/api/ai-portal/portal/v1/work-orders';

/** A work order in a list. */
export const orderSummary = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  kind: fields.kind,
  title: z.string(),
  severity: fields.severity,
  state: fields.state,
  authorName: z.string(),
  createdAt: fields.time,
  updatedAt: fields.time,
  /** The last action (see actions.ts), and who did it. */
  lastAct: z.string(),
  lastBy: fields.party,
});
export type OrderSummary = z.output<typeof orderSummary>;

/** One event of an order. */
export const orderEntry = z.object({
  entryId: z.string(),
  at: fields.time,
  act: z.string(),
  by: fields.party,
  /** Null for customers if an operator acted: customers do not see operator names. */
  byName: z.nullable(z.string()),
  text: z.string(),
  fileIds: z.array(z.string()),
});
export type OrderEntry = z.output<typeof orderEntry>;

/** Counts by state under all filters except the state; leaves out states without orders. */
export const orderCounts = z.array(z.object({ state: fields.state, count }));

/** The optional lines of an order, as answers have them. */
export const orderLineFields = eachOrderLine(() => z.string());

/** The facts of an order, without permissions. */
export const orderFacts = z.extend(orderSummary, {
  /** For customers, it only counts the changes that they see. */
  version,
  description: z.string(),
  fileIds: z.array(z.string()),
  abilityNo: z.nullable(abilityNo),
  abilityName: z.nullable(z.string()),
  requestId: z.string(),
  ...orderLineFields,
  contactName: z.string(),
  /** The middle digits are hidden. */
  contactPhone: z.string(),
  /** When the order closes automatically if the customer does not answer. */
  closesAt: z.nullable(fields.time),
  rating: z.nullable(z.object({ stars: fields.stars, text: z.string() })),
});
export type FactsOfOrder = z.output<typeof orderFacts>;

export const queryOrders = defineCall({
  name: 'workOrders.query',
  method: 'POST',
  path: `${workOrderService}/query`,
  service: 'user',
  access: 'sheets',
  summary: '当前账号可查看的工单，最新提交的在前；关键词在标题与编号中查找',
  request: z.object(requestFields(orderList, { state: z.optional(fields.state), kind: z.optional(fields.kind) })),
  answer: z.object({
    total: count,
    counts: orderCounts,
    list: z.array(z.extend(orderSummary, { own: z.boolean() })),
    /** Whether the caller may see orders of other users. */
    seesOthers: z.boolean(),
  }),
});
export type ListedOrder = z.output<typeof queryOrders.answer>['list'][number];

export const getOrder = defineCall({
  name: 'workOrders.detail',
  method: 'POST',
  path: `${workOrderService}/detail`,
  service: 'user',
  access: 'sheets',
  statuses: [404],
  summary: '一张工单：内容、处理记录与当前可做的操作；不存在或无权查看时为 404',
  request: z.object({ orderId: fields.orderId }),
  answer: z.extend(orderFacts, {
    timeline: z.array(orderEntry),
    /** The order belongs to a colleague, and the caller may only read it. */
    readOnly: z.boolean(),
    /** The actions that the caller may take now. */
    may: z.array(z.enum(customerActions)),
    /** When the caller may urge again; null if now, or never. */
    urgeAgainAt: z.nullable(fields.time),
    /** Until when a finished order can be reopened. */
    reopenUntil: z.nullable(fields.time),
  }),
});
export type OpenedOrder = z.output<typeof getOrder.answer>;

export const createOrder = defineCall({
  name: 'workOrders.create',
  method: 'POST',
  path: `${workOrderService}/create`,
  service: 'user',
  access: 'sheets',
  summary:
    '提交工单；算法效果类须附图片，以及请求编号，或设备型号与固件版本；子账号须有“提交工单”权限项；未结束的工单过多时返回 PTL0003',
  idempotent: true,
  request: z.object({
    kind: fields.kind,
    title: line(limits.TITLE_MAXIMUM, 1),
    description: lines(limits.DESCRIPTION_MAXIMUM, 1),
    severity: fields.severity,
    abilityNo: z.optional(abilityNo),
    requestId: z._default(
      text(limits.REQUEST_ID_MAXIMUM).check(z.regex(requestIdPattern, { error: 'is no id of a request' })),
      '',
    ),
    ...eachOrderLine((name) => z._default(line(orderLines[name]), '')),
    contactName: line(limits.CONTACT_NAME_MAXIMUM, 1),
    /** Empty: the phone of the account. */
    contactPhone: z._default(
      text(PHONE_MAXIMUM).check(z.overwrite(foldPhone), z.refine(isContactPhone, { error: 'is no phone number' })),
      '',
    ),
    fileIds: z._default(fields.fileIds, []),
  }),
  answer: z.object({ orderId: z.string(), orderNo: z.string() }),
});

/** The answer of an action; the page reloads the order for the rest. */
export const acted = z.object({ orderId: z.string(), version, state: fields.state });

export const actOnOrder = defineCall({
  name: 'workOrders.act',
  method: 'POST',
  path: `${workOrderService}/act`,
  service: 'user',
  access: 'sheets',
  statuses: [404],
  summary:
    '对自己的工单操作：补充、催办、撤回、确认解决、重新打开、评价；工单已有变化时返回 PTL0001，当前状态不支持时返回 PTL0002，补充与催办过多、或重新打开时未结束的工单过多为 PTL0003',
  idempotent: true,
  request: z.object({
    orderId: fields.orderId,
    /** The version that the caller has read. */
    version,
    act: z.enum(customerActions),
    text: z._default(lines(limits.WORDS_MAXIMUM), ''),
    fileIds: z._default(fields.fileIds, []),
    stars: z.optional(fields.stars),
  }),
  answer: acted,
});
