import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { markdownErrorKinds } from '../kit/markdown-error.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { agreementKey } from './agreement-text.ts';
import { agreementChange } from './calls.ts';
import { AGREEMENT_CONTENT_MAXIMUM } from './limits.ts';

const managed = '/api/ai-portal/portal/v1/agreements/managed';

const agreement = {
  key: z.string(),
  title: z.string(),
  /** The current version. */
  version: z.string(),
  updateTime: z.string(),
  useRequired: z.boolean(),
  /** Number of accounts that have to agree, and of those that have agreed to the current version. */
  asked: count,
  confirmed: count,
};

export const listManagedAgreements = defineCall({
  name: 'agreements.listManaged',
  method: 'GET',
  path: managed,
  service: 'ability',
  access: 'consoleAgreements',
  summary: '各协议的当前版本，以及须同意和已同意的主账号数',
  request: z.object({}),
  answer: z.array(
    z.object({
      ...agreement,
      versions: count,
      /** Whether the current text still has placeholders or a note to operators. */
      isDraft: z.boolean(),
    }),
  ),
});
export type ManagedAgreement = z.output<typeof listManagedAgreements.answer>[number];

export const getManagedAgreement = defineCall({
  name: 'agreements.getManaged',
  method: 'GET',
  path: `${managed}/detail`,
  service: 'ability',
  access: 'consoleAgreements',
  statuses: [404],
  summary: '一份协议的正文 Markdown 与全部版本；不存在时状态为 404',
  request: z.object({ key: agreementKey }),
  answer: z.object({
    ...agreement,
    /** Markdown. */
    content: z.string(),
    /** Newest first. */
    versions: z.array(
      z.object({
        version: z.string(),
        title: z.string(),
        updateTime: z.string(),
        /** What the version changed; empty if no summary was given. */
        summary: z.string(),
        /** Null if it came with the portal's content. */
        publishedBy: z.nullable(z.string()),
        confirmed: count,
      }),
    ),
  }),
});
export type AgreementHistory = z.output<typeof getManagedAgreement.answer>;

export const previewAgreement = defineCall({
  name: 'agreements.preview',
  method: 'POST',
  path: `${managed}/preview`,
  service: 'ability',
  access: 'consoleAgreements',
  statuses: [404],
  summary:
    '将新版本的 Markdown 渲染为条款页的 HTML，列出相对当前版本的改动，并指出不能发布的内容；协议不存在时状态为 404',
  request: z.object({ key: agreementKey, content: text(AGREEMENT_CONTENT_MAXIMUM) }),
  answer: z.object({
    /** HTML that contains nothing that runs. */
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), title: z.string() })),
    problem: z.nullable(z.enum(markdownErrorKinds)),
    /** Clauses that differ from the current version; null if the two differ too much to compare. */
    changes: z.nullable(z.array(agreementChange)),
  }),
});
export type AgreementPreview = z.output<typeof previewAgreement.answer>;
