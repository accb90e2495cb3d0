import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { loggedInUser } from '../identity/calls.ts';
import { count } from '../paging.ts';
import { text } from '../text.ts';
import { application, draft, reviewedFields } from './application.ts';

const certification = '/api/user/user-service/v1/user/enterprise/certification';
const portal = '/api/ai-portal/portal/v1/enterprise';

const version = z.int().check(z.gte(0));
const time = z.nullable(z.iso.datetime());
const empty = z.object({});

const reason = z.object({ field: z.enum(reviewedFields), reason: z.string() });
export type Reason = z.output<typeof reason>;

export const getAccountInfo = defineCall({
  name: 'enterprise.getAccountInfo',
  method: 'GET',
  path: `${portal}/account/info`,
  service: 'user',
  access: 'user',
  summary: '账号中心信息：当前用户、菜单、账号角色、认证卡片与认证状态',
  request: empty,
  answer: z.object({
    userInfo: loggedInUser,
    menu: z.object({
      /** User roles. */
      roleList: z.array(z.int()),
      menuList: z.array(z.object({ value: z.string(), icon: z.string(), name: z.string() })),
    }),
    accountRole: z.int(),
    /** What the owner is told of the enterprise; null for exclusive accounts, portal managers and operators. */
    ownerCenter: z.nullable(
      z.object({
        /** A picture's address. */
        img: z.nullable(z.string()),
        title: z.string(),
        /** A colour of the skin. */
        titleColor: z.enum(['text', 'success', 'warning', 'danger']),
        /** A name of the lucide set. */
        icon: z.string(),
        /** What the icon means. */
        iconMessage: z.string(),
        enterpriseMessages: z.array(z.object({ id: z.string(), name: z.string(), value: z.string() })),
        authMessage: z.nullable(z.string()),
        authBtnTitle: z.nullable(z.string()),
        authBtnLink: z.nullable(z.string()),
        /** When a frozen certification unlocks by itself. */
        unlockingTime: time,
        /** Attempts that are left, where they matter. */
        times: z.nullable(count),
      }),
    ),
    certificationMessage: z.object({ status: z.int(), enterpriseName: z.nullable(z.string()) }),
  }),
});

export const queryRegions = defineCall({
  name: 'enterprise.queryRegions',
  method: 'POST',
  path: `${certification}/region`,
  service: 'user',
  access: 'user',
  summary: '行政区划：省、市、区县三级；给出 parentCode 时只答其下级',
  request: z.object({ parentCode: z.optional(text(4)) }),
  answer: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      children: z.optional(
        z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            children: z.optional(z.array(z.object({ code: z.string(), name: z.string() }))),
          }),
        ),
      ),
    }),
  ),
});

export const getCertificationStatus = defineCall({
  name: 'enterprise.getCertificationStatus',
  method: 'POST',
  path: `${certification}/status`,
  service: 'user',
  access: 'user',
  summary: '企业认证状态：状态、剩余次数、通过时间、解冻时间、企业名称，以及最近一次申请',
  request: empty,
  answer: z.object({
    /** Of contract/identity/roles.ts. */
    status: z.int(),
    remainTimes: count,
    registerSuccessTime: time,
    unfreezeTime: time,
    enterpriseName: z.nullable(z.string()),
    /** Whether this account certifies itself at all. */
    mayApply: z.boolean(),
    hasDraft: z.boolean(),
    /** What sub-accounts put behind their login name, once certified. */
    enterpriseNo: z.nullable(z.string()),
    /** The last application, whatever became of it; `version` is what `withdraw` sends. */
    lastApplication: z.nullable(
      z.object({
        applicationId: z.string(),
        version,
        state: z.int(),
        submittedAt: z.iso.datetime(),
        decidedAt: time,
        enterpriseName: z.string(),
        /** With its middle hidden. */
        creditCode: z.string(),
        reasons: z.array(reason),
      }),
    ),
  }),
});
export type CertificationStatus = z.output<typeof getCertificationStatus.answer>;

export const submitCertification = defineCall({
  name: 'enterprise.submitCertification',
  method: 'POST',
  path: `${certification}/submit`,
  service: 'user',
  access: 'user',
  summary: '提交企业认证；审核中再次提交为 PSP0080006，信用代码校验未通过且未确认与证照一致为 PTL0004',
  idempotent: true,
  request: z.extend(application, { agreed: z.literal(true) }),
  answer: z.object({ applicationId: z.string() }),
});

export const withdrawCertification = defineCall({
  name: 'enterprise.withdrawCertification',
  method: 'POST',
  path: `${portal}/certification/withdraw`,
  service: 'user',
  access: 'user',
  summary: '撤回审核中的企业认证，所填内容回到草稿，不消耗次数',
  request: z.object({ version }),
  answer: z.null(),
});

const savedDraft = z.object({
  draft: z.nullable(draft),
  /** Of the draft: how often it was saved. */
  version,
  savedAt: time,
});
export type SavedDraft = z.output<typeof savedDraft>;

export const getDraft = defineCall({
  name: 'enterprise.getDraft',
  method: 'POST',
  path: `${portal}/certification/draft/detail`,
  service: 'user',
  access: 'user',
  summary: '读取企业认证的草稿',
  request: empty,
  answer: savedDraft,
});

export const saveDraft = defineCall({
  name: 'enterprise.saveDraft',
  method: 'POST',
  path: `${portal}/certification/draft/save`,
  service: 'user',
  access: 'user',
  summary: '保存企业认证的草稿；已在别处保存过更新的版本时为 PTL0001',
  request: z.object({ draft, version }),
  answer: z.object({ version, savedAt: z.iso.datetime() }),
});
