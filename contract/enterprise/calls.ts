import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { loggedInUser } from '../auth/calls.ts';
import { count } from '../kit/paging.ts';
import { version } from '../kit/version.ts';
import { text } from '../kit/text.ts';
import { amendment } from './amendment-schemas.ts';
import { application, draft, reviewedFields } from './application.ts';
import { ownerCardIcons } from './owner-card.ts';

const certification = '/api/user/user-service/v1/user/enterprise/certification';
const portal = '/api/ai-portal/portal/v1/enterprise';

/** Number of times that a draft was saved. */
const draftVersion = z.int().check(z.gte(0), z.lte(2_147_483_646));
const time = z.nullable(z.iso.datetime());
const empty = z.object({});

/** The submitted application, and the name of its region at that time. */
export const sentFields = z.extend(application, { regionName: z.string() });
export type SentFields = z.output<typeof sentFields>;

export const reason = z.object({ field: z.enum(reviewedFields), reason: z.string() });
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
    /** The owner's card on the enterprise; null for exclusive accounts, portal managers and operators. */
    ownerCenter: z.nullable(
      z.object({
        /** URL of a picture. */
        img: z.nullable(z.string()),
        title: z.string(),
        /** A colour of the theme. */
        titleColor: z.enum(['text', 'success', 'warning', 'danger']),
        /** A name of the lucide set. */
        icon: z.enum(ownerCardIcons),
        /** What the icon means. */
        iconMessage: z.string(),
        enterpriseMessages: z.array(z.object({ id: z.string(), name: z.string(), value: z.string() })),
        authMessage: z.nullable(z.string()),
        authBtnTitle: z.nullable(z.string()),
        authBtnLink: z.nullable(z.string()),
        /** When a frozen certification unfreezes automatically. */
        unlockingTime: time,
        /** Attempts left; only in answers where the number matters. */
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
  statuses: [404],
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
  summary:
    '企业认证状态：状态、剩余次数、通过时间、解冻时间、企业名称，以及最近一次申请；withFields 为 true 时带其全部内容，只答主账号自己',
  request: z.object({ withFields: z._default(z.boolean(), false) }),
  answer: z.object({
    /** An `authStatuses` value of contract/kit/roles.ts. */
    status: z.int(),
    remainTimes: count,
    registerSuccessTime: time,
    unfreezeTime: time,
    /** When the account may apply again after using up the daily limit; null if the limit is not reached. */
    submitAgainAt: time,
    enterpriseName: z.nullable(z.string()),
    /** Whether this account may apply for certification at all. */
    mayApply: z.boolean(),
    hasDraft: z.boolean(),
    /** The part after the `@` in the login names of sub-accounts, once certified. */
    enterpriseNo: z.nullable(z.string()),
    /** The last application, with any result; `withdraw` sends its `version`. */
    lastApplication: z.nullable(
      z.object({
        applicationId: z.string(),
        version,
        state: z.int(),
        submittedAt: z.iso.datetime(),
        decidedAt: time,
        enterpriseName: z.string(),
        /** The middle is hidden. */
        creditCode: z.string(),
        reasons: z.array(reason),
        /** The whole application, if requested. */
        fields: z.optional(sentFields),
        /** The later corrections and decisions of operators, newest first; if the whole application is requested. */
        amendments: z.optional(z.array(amendment)),
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
  statuses: [403],
  summary:
    '提交企业认证；审核中再次提交为 PSP0080006，信用代码校验未通过且未确认与证照一致为 PTL0004，当日提交次数用完为 PTL0010',
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
  statuses: [403],
  summary: '撤回审核中的企业认证，所填内容回到草稿，不消耗次数',
  request: z.object({ version }),
  answer: z.null(),
});

const savedDraft = z.object({
  draft: z.nullable(draft),
  version: draftVersion,
  savedAt: time,
});
export type SavedDraft = z.output<typeof savedDraft>;

export const getDraft = defineCall({
  name: 'enterprise.getDraft',
  method: 'POST',
  path: `${portal}/certification/draft/detail`,
  service: 'user',
  access: 'user',
  statuses: [403],
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
  statuses: [403],
  summary: '保存企业认证的草稿；已在别处保存过更新的版本时为 PTL0001',
  request: z.object({ draft, version: draftVersion }),
  answer: z.object({ version: draftVersion, savedAt: z.iso.datetime() }),
});
