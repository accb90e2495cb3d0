import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count } from '../kit/paging.ts';
import { phoneCall, wholePhone } from '../kit/phone-call.ts';
import { version } from '../kit/version.ts';
import { text } from '../kit/text.ts';
import { lines } from '../kit/typed-text.ts';
import { operatorActions } from './actions.ts';
import { acted, orderEntry, orderCounts, orderFacts, orderSummary, workOrderService } from './calls.ts';
import { deskList } from './desk-list.ts';
import * as fields from './fields.ts';
import * as limits from './limits.ts';

const operatorId = text(18).check(z.regex(/^[1-9]\d{0,17}$/, { error: 'is no id of an account' }));
const operator = z.object({ accountId: z.string(), name: z.string() });

/** What only operators see of an order. */
const behind = {
  accountId: z.string(),
  enterpriseName: z.nullable(z.string()),
  assignee: z.nullable(operator),
  /** Since when the customer waits for an answer; null if they do not. */
  waitingSince: z.nullable(fields.time),
  /** Urged since the last answer. */
  urged: z.boolean(),
};

export const queryDesk = defineCall({
  name: 'workOrders.consoleQuery',
  method: 'POST',
  path: `${workOrderService}/console/query`,
  service: 'user',
  access: 'consoleWorkOrders',
  summary:
    '全部工单：等待回复最久的在前，或最新提交的在前；关键词在标题、编号、提交人与企业名称中查找；含已结束的工单时只在最新的若干张中查找，按完整编号查找不受此限',
  request: z.object(
    requestFields(deskList, {
      /** Defaults to open orders; null: all. */
      state: z.optional(z.nullable(fields.state)),
      kind: z.optional(fields.kind),
    }),
  ),
  answer: z.object({
    total: count,
    /** Counts only open orders: finished ones are no work. */
    counts: orderCounts,
    list: z.array(z.extend(orderSummary, behind)),
    /** The search covered this many of the newest orders and no older ones. */
    searchedNewest: z.optional(count),
  }),
});
export type DeskOrder = z.output<typeof queryDesk.answer>['list'][number];

export const getDeskOrder = defineCall({
  name: 'workOrders.consoleDetail',
  method: 'POST',
  path: `${workOrderService}/console/detail`,
  service: 'user',
  access: 'consoleWorkOrders',
  statuses: [404],
  summary: '一张工单，含内部备注与处理人',
  request: z.object({ orderId: fields.orderId }),
  answer: z.extend(orderFacts, {
    ...behind,
    /** `internal` entries are visible only to operators. */
    timeline: z.array(z.extend(orderEntry, { internal: z.boolean() })),
    may: z.array(z.enum(operatorActions)),
    /** Whether the order is assigned to the caller. */
    isMine: z.boolean(),
  }),
});
export type OpenedDeskOrder = z.output<typeof getDeskOrder.answer>;

export const showOrderPhone = defineCall({
  ...phoneCall,
  name: 'workOrders.consolePhone',
  path: `${workOrderService}/console/phone`,
  access: 'consoleWorkOrders',
  summary: '查看一张工单完整的联系电话，记入操作日志',
  request: z.object({ orderId: fields.orderId }),
  answer: wholePhone,
});

export const listOperators = defineCall({
  name: 'workOrders.consoleOperators',
  method: 'GET',
  path: `${workOrderService}/console/operators`,
  service: 'user',
  access: 'consoleWorkOrders',
  summary: '可以指派工单的操作员',
  request: z.object({}),
  answer: z.object({ list: z.array(operator) }),
});

export const actOnDesk = defineCall({
  name: 'workOrders.consoleAct',
  method: 'POST',
  path: `${workOrderService}/console/act`,
  service: 'user',
  access: 'consoleWorkOrders',
  statuses: [404],
  summary:
    '处理工单：受理、指派、回复、请客户补充、标为待确认、判为无效、内部备注；工单已有变化时返回 PTL0001，当前状态不支持时返回 PTL0002',
  idempotent: true,
  request: z.object({
    orderId: fields.orderId,
    /** The version that the caller has read; a note is added for any version. */
    version,
    act: z.enum(operatorActions),
    text: z._default(lines(limits.WORDS_MAXIMUM), ''),
    fileIds: z._default(fields.fileIds, []),
    /** The operator to assign. */
    assigneeId: z.optional(operatorId),
  }),
  answer: acted,
});
