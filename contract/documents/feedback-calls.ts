import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { lines } from '../kit/typed-text.ts';
import { version } from '../kit/version.ts';
import {
  FEEDBACK_MAXIMUM,
  FEEDBACK_SOURCE,
  feedbackKinds,
  feedbackStates,
  OWN_FEEDBACK_SHOWN,
  QUOTATION_MAXIMUM,
} from './feedback.ts';

export const feedbackService = '/api/ai-portal/portal/v1/doc-feedback';

export const createFeedback = defineCall({
  name: 'documents.createFeedback',
  method: 'POST',
  path: `${feedbackService}/create`,
  service: 'ability',
  access: 'user',
  statuses: [404],
  summary:
    '对一篇文档提交反馈；kind 为类别，quotation 为所选的原文，version 为读到的版本，均可不填；文档不存在时状态为 404，待处理的反馈过多时为 PTL0003',
  idempotent: true,
  request: z.object({
    feedBackContent: lines(FEEDBACK_MAXIMUM, 1),
    docId: z.uuid(),
    source: z.literal(FEEDBACK_SOURCE),
    kind: z.optional(z.enum(feedbackKinds)),
    quotation: z._default(lines(QUOTATION_MAXIMUM), ''),
    /** Without it, the reader saw the current version. */
    version: z.optional(version),
  }),
  answer: z.object({ feedbackId: z.string() }),
});

const time = z.iso.datetime();

/** A feedback as its reader sees it. */
export const ownFeedback = {
  feedbackId: z.string(),
  feedBackContent: z.string(),
  kind: z.nullable(z.literal(feedbackKinds)),
  quotation: z.string(),
  /** The version of the document that the reader saw. */
  documentVersion: version,
  state: z.literal(feedbackStates),
  answer: z.string(),
  createdAt: time,
  closedAt: z.nullable(time),
};

export const queryOwnFeedback = defineCall({
  name: 'documents.queryOwnFeedback',
  method: 'POST',
  path: `${feedbackService}/own`,
  service: 'ability',
  access: 'user',
  summary: `当前用户对一篇文档的反馈与答复，最新提交的在前，最多 ${OWN_FEEDBACK_SHOWN} 条`,
  request: z.object({ docId: z.uuid() }),
  answer: z.object({ list: z.array(z.object(ownFeedback)) }),
});
export type OwnFeedback = z.output<typeof queryOwnFeedback.answer>['list'][number];
