import * as z from 'zod/mini';
import { CONFIRM_SOURCE, SEND_SOURCE } from '../auth/limits.ts';
import { defineCall } from '../kit/call.ts';
import { text } from '../kit/text.ts';
import {
  agreementKey,
  agreementMarkdown,
  agreementSummary,
  agreementTitle,
  agreementVersion,
} from './agreement-text.ts';
import { AGREEMENT_KEY_MAXIMUM, AGREEMENT_VERSION_MAXIMUM, CONFIRMATION_MAXIMUM } from './limits.ts';

const portal = '/api/ai-portal/portal/v1';
const userService = '/api/user/user-service/v1';

const agreementFields = {
  key: agreementKey,
  title: agreementTitle,
  version: agreementVersion,
  /** ISO 8601. */
  updateTime: z.iso.datetime({ offset: true }),
};

/** One entry of `content/agreements/agreements.json`. */
export const agreementContent = z.array(
  z.strictObject({
    ...agreementFields,
    file: text(100, 1).check(z.regex(/^[a-z-]+\.md$/)),
    /** Everyone with an account has to agree to it. */
    useRequired: z.boolean(),
    /** What this version changes, for users who agreed to an older one. */
    summary: z.optional(agreementSummary),
  }),
);

const versionOfHistory = z.object({
  version: z.string(),
  updateTime: z.string(),
  /** What the version changed; empty if no summary was given. */
  summary: z.string(),
});

export const getTerms = defineCall({
  name: 'agreements.getTerms',
  method: 'GET',
  path: `${portal}/agreements/terms`,
  service: 'ability',
  access: 'public',
  statuses: [404],
  summary: '按 key 或标题查询一份协议的正文与历史版本，默认为当前版本；不存在时状态为 404',
  cacheable: true,
  request: z.object({
    key: z.optional(text(AGREEMENT_KEY_MAXIMUM)),
    title: z.optional(text(AGREEMENT_KEY_MAXIMUM)),
    version: z.optional(text(AGREEMENT_VERSION_MAXIMUM)),
  }),
  answer: z.object({
    key: z.string(),
    title: z.string(),
    version: z.string(),
    updateTime: z.string(),
    /** The markdown as HTML. It contains nothing that runs. */
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), title: z.string() })),
    /** The current version. */
    currentVersion: z.string(),
    /** All versions, newest first. */
    versions: z.array(versionOfHistory),
  }),
});

const management = `${portal}/agreement/info` as const;

const publishedVersion = z.object({ key: z.string(), version: z.string(), updateTime: z.string() });

export const readAgreements = defineCall({
  name: 'agreements.readAgreements',
  method: 'GET',
  path: management,
  service: 'ability',
  access: 'public',
  statuses: [404],
  summary: '读取各协议的当前版本，正文为 Markdown；带 key 时只读一份，不存在时状态为 404',
  cacheable: true,
  request: z.object({ key: z.optional(text(AGREEMENT_KEY_MAXIMUM)) }),
  answer: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      /** Markdown. */
      content: z.string(),
      canNotConfirm: z.boolean(),
      version: z.string(),
      updateTime: z.string(),
      useRequired: z.boolean(),
      summary: z.string(),
    }),
  ),
});

export const addAgreement = defineCall({
  name: 'agreements.addAgreement',
  method: 'POST',
  path: management,
  service: 'ability',
  access: 'consoleAgreements',
  summary: '新增一份协议并发布其第一个版本；key 或标题已被使用时为 10003，data.field 指出字段',
  request: z.object({
    key: agreementKey,
    title: agreementTitle,
    version: agreementVersion,
    content: agreementMarkdown,
    useRequired: z._default(z.boolean(), false),
  }),
  answer: publishedVersion,
});

export const updateAgreement = defineCall({
  name: 'agreements.updateAgreement',
  method: 'POST',
  path: `${management}/update`,
  service: 'ability',
  access: 'consoleAgreements',
  statuses: [404],
  summary:
    '发布一份协议的新版本，同意过旧版本的用户须重新确认；版本号或正文未变时为 10003，replaces 已不是当前版本时为 PTL0001，协议不存在时状态为 404',
  request: z.object({
    key: agreementKey,
    title: z.optional(agreementTitle),
    version: agreementVersion,
    content: agreementMarkdown,
    summary: agreementSummary,
    /** The version that the editor started from. If it is no longer current, another editor has published one. */
    replaces: z.optional(agreementVersion),
  }),
  answer: publishedVersion,
});

const part = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

export const agreementChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  /** Heading above the clause; empty if there is none. */
  section: z.string(),
  /** The clause as plain text. Every part is `same` if only a link, a picture or emphasis changed. */
  parts: z.array(part),
});
export type AgreementChange = z.infer<typeof agreementChange>;

const updatedAgreement = z.object({
  key: z.string(),
  title: z.string(),
  /** HTML that contains nothing that runs. */
  content: z.string(),
  canNotConfirm: z.boolean(),
  /** The fields below are absent in the text for sub-accounts. */
  version: z.optional(z.string()),
  updateTime: z.optional(z.string()),
  /** The operator's summary of the change. */
  summary: z.optional(z.string()),
  /** Absent if the account has not agreed to any version yet. */
  agreedVersion: z.optional(z.string()),
  agreedTime: z.optional(z.string()),
  /** Clauses that differ from the agreed version; also absent if the two differ too much to compare. */
  changes: z.optional(z.array(agreementChange)),
});
export type UpdatedAgreement = z.infer<typeof updatedAgreement>;

const agreementStatus = z.object({
  showPrivacyAgt: z.boolean(),
  userId: z.string(),
  /** The agreements to confirm, with their texts. */
  agreements: z.array(updatedAgreement),
});
export type AgreementStatus = z.infer<typeof agreementStatus>;

export const getAgreementStatus = defineCall({
  name: 'agreements.getAgreementStatus',
  method: 'POST',
  path: `${userService}/user/privacy/agreement/info`,
  service: 'user',
  access: 'user',
  summary: '查询主账号有无待确认的协议更新，含正文与改动',
  request: z.object({ source: z.literal(SEND_SOURCE) }),
  answer: agreementStatus,
});

export const getSubAccountAgreementStatus = defineCall({
  name: 'agreements.getSubAccountAgreementStatus',
  method: 'POST',
  path: `${userService}/iam/user/privacy/agreement/info`,
  service: 'user',
  access: 'user',
  summary: '查询子账号所属主账号有无待确认的协议更新；子账号只能阅读说明，不能确认',
  request: z.object({ source: z.literal(SEND_SOURCE) }),
  answer: agreementStatus,
});

export const confirmAgreements = defineCall({
  name: 'agreements.confirmAgreements',
  method: 'POST',
  path: `${userService}/user/privacy/agreement`,
  service: 'user',
  access: 'public',
  readsUser: true,
  statuses: [401, 403, 404],
  summary:
    '确认待确认的协议，答复其后的状态；无可确认时为 US000011，会话失效时为 US000004（401），他人的 userId 状态为 404',
  request: z.object({
    source: z.literal(CONFIRM_SOURCE),
    userId: text(20, 1),
    /** The versions that the user has read; defaults to all pending ones. Outdated versions are not confirmed. */
    versions: z.optional(
      z
        .array(z.object({ key: agreementKey, version: agreementVersion }))
        .check(z.minLength(1), z.maxLength(CONFIRMATION_MAXIMUM)),
    ),
  }),
  answer: agreementStatus,
});

export const listReceipts = defineCall({
  name: 'agreements.listReceipts',
  method: 'GET',
  path: '/api/portal/ysUser/agreement',
  service: 'user',
  access: 'user',
  summary: '查询当前账号确认过的协议，子账号得到其主账号的；最近的在前',
  request: z.object({}),
  answer: z.array(z.object({ key: z.string(), title: z.string(), version: z.string(), confirmTime: z.string() })),
});
