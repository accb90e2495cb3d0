import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { phoneCall, wholePhone } from '../kit/phone-call.ts';
import { version } from '../kit/version.ts';
import { amendment } from './amendment-schemas.ts';
import { reviewedFields } from './application.ts';
import { applicationId } from './application-id.ts';
import { applicationList } from './application-list.ts';
import { reason, sentFields } from './calls.ts';
import { REASON_MAXIMUM } from './limits.ts';

/** The calls of operators who review applications for certification. */
const portal = '/api/ai-portal/portal/v1/enterprise';
const time = z.nullable(z.iso.datetime());

/** An application in a list. */
export const applicationRow = z.object({
  applicationId: z.string(),
  version,
  state: z.int(),
  submittedAt: z.iso.datetime(),
  decidedAt: time,
  decidedByName: z.nullable(z.string()),
  takenByName: z.nullable(z.string()),
  accountName: z.string(),
  enterpriseName: z.string(),
  creditCode: z.string(),
  subjectKind: z.int(),
  asPrinted: z.boolean(),
  attemptsLeft: count,
  /** Another account that is certified with the same code, if any. */
  certifiedBy: z.nullable(z.string()),
});
export type ApplicationRow = z.output<typeof applicationRow>;

export const queryApplications = defineCall({
  name: 'enterprise.queryApplications',
  method: 'POST',
  path: `${portal}/certification/console/query`,
  service: 'user',
  access: 'consoleCertifications',
  summary: '企业认证申请：审核中的等待最久在前，其余最近提交的在前；可按状态、关键词、主体类型与“与证照一致”筛选',
  request: z.object(
    requestFields(applicationList, {
      state: z.optional(z.int().check(z.gte(1), z.lte(5))),
      subjectKind: z.optional(z.int().check(z.gte(1), z.lte(100))),
      pageNo,
      pageSize,
    }),
  ),
  answer: z.object({ total: count, pageNo, pageSize, list: z.array(applicationRow) }),
});

export const getApplication = defineCall({
  name: 'enterprise.getApplication',
  method: 'POST',
  path: `${portal}/certification/console/detail`,
  service: 'user',
  access: 'consoleCertifications',
  statuses: [404],
  summary: '一份企业认证申请：所填内容、核对结果与此前的申请',
  request: z.object({ applicationId }),
  answer: z.extend(applicationRow, {
    accountId: z.string(),
    /** The middle digits of the contact phone are hidden. */
    fields: sentFields,
    reasons: z.array(reason),
    /** No reviewer may decide on their own application. */
    isOwn: z.boolean(),
    isTakenByMe: z.boolean(),
    /** The contact phone is the phone of the account. */
    isOwnPhone: z.boolean(),
    /** The enterprise name in the previous application, if it differs. */
    earlierName: z.nullable(z.string()),
    /** The later corrections and decisions of operators, newest first. */
    amendments: z.array(z.extend(amendment, { byName: z.string() })),
    earlier: z.array(
      z.object({
        applicationId: z.string(),
        state: z.int(),
        submittedAt: z.iso.datetime(),
        decidedAt: time,
        decidedByName: z.nullable(z.string()),
        enterpriseName: z.string(),
        creditCode: z.string(),
        reasons: z.array(reason),
      }),
    ),
  }),
});
export type ApplicationDetail = z.output<typeof getApplication.answer>;

export const showApplicationPhone = defineCall({
  ...phoneCall,
  name: 'enterprise.showApplicationPhone',
  path: `${portal}/certification/console/phone`,
  access: 'consoleCertifications',
  summary: '查看一份企业认证申请完整的联系电话，记入操作日志',
  request: z.object({ applicationId }),
  answer: wholePhone,
});

export const takeApplication = defineCall({
  name: 'enterprise.takeApplication',
  method: 'POST',
  path: `${portal}/certification/console/take`,
  service: 'user',
  access: 'consoleCertifications',
  statuses: [404],
  summary: '领取一份审核中的申请，其他审核人员可见；不影响他人审核',
  request: z.object({ applicationId }),
  answer: z.null(),
});

const decided = z.object({
  /** The next application for this reviewer; null if there is none, absent if the lookup failed. */
  next: z.optional(z.nullable(z.string())),
});

export const passApplication = defineCall({
  name: 'enterprise.passApplication',
  method: 'POST',
  path: `${portal}/certification/console/pass`,
  service: 'user',
  access: 'consoleCertifications',
  statuses: [404],
  summary: '通过企业认证：已被他人处理为 PTL0001，信用代码已被其他账号认证为 PTL0009',
  request: z.object({ applicationId, version }),
  answer: decided,
});

export const rejectApplication = defineCall({
  name: 'enterprise.rejectApplication',
  method: 'POST',
  path: `${portal}/certification/console/reject`,
  service: 'user',
  access: 'consoleCertifications',
  statuses: [404],
  summary: '驳回企业认证，逐项说明原因，消耗一次机会；已被他人处理为 PTL0001',
  request: z.object({
    applicationId,
    version,
    reasons: z
      .array(z.object({ field: z.enum(reviewedFields), reason: text(REASON_MAXIMUM, 1) }))
      .check(z.minLength(1), z.maxLength(reviewedFields.length)),
  }),
  answer: decided,
});
