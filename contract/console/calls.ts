import * as z from 'zod/mini';
import { type CheckedRequestOf, defineCall } from '../kit/call.ts';
import { filterFields, requestFields } from '../kit/list/request-fields.ts';
import { text } from '../kit/text.ts';
import { boundedTotal, count, pageNo, pageSize } from '../kit/paging.ts';
import { auditList } from './audit-list.ts';
import { waitingPlaces } from './waiting.ts';

const portal = '/api/ai-portal/portal/v1';

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

const id = text(18).check(z.regex(/^\d+$/, { error: 'is no id' }));
const ids = { actorId: z.optional(id), accountId: z.optional(id) };

/** An entry of the audit log. */
export const auditEntry = z.object({
  entryId: z.string(),
  at: z.iso.datetime(),
  actorId: z.string(),
  actorName: z.string(),
  /** An action that an area declares, or one of an older release. */
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
  request: z.object(requestFields(auditList, { ...ids, pageNo, pageSize })),
  answer: z.object({
    /** Counted up to 10 000. */
    ...boundedTotal,
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
  request: z.object(filterFields(auditList, { ...ids })),
  answer: z.object({
    /** There are more entries than these. */
    more: z.boolean(),
    list: z.array(auditEntry),
  }),
});

export type AuditFilters = CheckedRequestOf<typeof exportAuditLog>;

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
