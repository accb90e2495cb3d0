import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { day } from '../kit/day.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { auditActions } from './audit-actions.ts';
import { AUDIT_OBJECT_MAXIMUM } from './limits.ts';
import { waitingPlaces } from './waiting.ts';

const portal = '/api/ai-portal/portal/v1';

const id = text(18).check(z.regex(/^\d+$/, { error: 'is no id' }));

export const getWaiting = defineCall({
  name: 'console.getWaiting',
  method: 'GET',
  path: `${portal}/console/waiting`,
  service: 'user',
  access: 'user',
  summary: '各运营房间等待处理的数量，只含当前账号可进入的房间',
  request: z.object({}),
  answer: z.object({ waiting: z.array(z.object({ place: z.enum(waitingPlaces), count })) }),
});

const auditFilters = {
  /** Account id of the operator. */
  actorId: z.optional(id),
  act: z.optional(z.enum(auditActions)),
  /** The whole id or name of the object. */
  object: z.optional(text(AUDIT_OBJECT_MAXIMUM)),
  /** The main account that the action concerns. */
  accountId: z.optional(id),
  /** Days in Shanghai, both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
};
export type AuditFilters = z.output<z.ZodMiniObject<typeof auditFilters>>;

const auditEntry = z.object({
  entryId: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  actorName: z.string(),
  /** An action of contract/console/audit-actions.ts, or of an older release. */
  act: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  objectName: z.string(),
  accountId: z.nullable(z.string()),
  /** Facts by name: a reason, the state before and after. */
  detail: z.record(z.string(), z.string()),
  address: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const queryAuditLog = defineCall({
  name: 'console.queryAuditLog',
  method: 'POST',
  path: `${portal}/console/audit-log/query`,
  service: 'user',
  access: 'consoleAuditLog',
  summary: '查询操作日志，最近的在前；最多翻到第 10000 条，更早的须缩小条件',
  request: z.object({ ...auditFilters, pageNo, pageSize }),
  answer: z.object({
    /** At most 10 000; the count stops there. */
    total: count,
    /** There are more entries than pages can show. */
    more: z.boolean(),
    pageNo,
    pageSize,
    list: z.array(auditEntry),
  }),
});

export const exportAuditLog = defineCall({
  name: 'console.exportAuditLog',
  method: 'POST',
  path: `${portal}/console/audit-log/export`,
  service: 'user',
  access: 'consoleAuditLog',
  summary: '导出操作日志：符合条件的最近 10000 条；导出本身也记入日志',
  request: z.object(auditFilters),
  answer: z.object({
    /** There are more entries than these. */
    more: z.boolean(),
    list: z.array(auditEntry),
  }),
});

export const listAuditActors = defineCall({
  name: 'console.listAuditActors',
  method: 'GET',
  path: `${portal}/console/audit-log/actors`,
  service: 'user',
  access: 'consoleAuditLog',
  summary: '操作日志中出现过的运营账号',
  request: z.object({}),
  answer: z.array(z.object({ actorId: z.string(), actorName: z.string() })),
});
