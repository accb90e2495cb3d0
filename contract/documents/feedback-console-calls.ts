import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { boundedTotal } from '../kit/paging.ts';
import { lines } from '../kit/typed-text.ts';
import { version } from '../kit/version.ts';
import { ANSWER_MAXIMUM, feedbackActions, feedbackStates } from './feedback.ts';
import { feedbackService, ownFeedback } from './feedback-calls.ts';
import { feedbackList } from './feedback-list.ts';

const shared = { service: 'ability', access: 'consoleFeedback' } as const;
const feedbackId = z.uuid();

/** A feedback as operators see it. */
export const deskFeedback = {
  ...ownFeedback,
  docId: z.string(),
  /** The title that the reader saw. */
  documentTitle: z.string(),
  readerName: z.string(),
  /** The operator who has closed it. */
  closedBy: z.nullable(z.string()),
  /** Counts the changes of the feedback. */
  version,
};

export const queryFeedback = defineCall({
  name: 'documents.queryFeedback',
  method: 'POST',
  path: `${feedbackService}/console/query`,
  ...shared,
  summary: '读者对文档的反馈，最新提交的在前；关键词在反馈、引用的原文、文档标题与读者名称中查找',
  request: z.object(requestFields(feedbackList, { docId: z.optional(z.uuid()) })),
  answer: z.object({ ...boundedTotal, list: z.array(z.object(deskFeedback)) }),
});
export type DeskFeedback = z.output<typeof queryFeedback.answer>['list'][number];

export const getFeedback = defineCall({
  name: 'documents.getFeedback',
  method: 'POST',
  path: `${feedbackService}/console/detail`,
  ...shared,
  statuses: [404],
  summary: '一条反馈；不存在时状态为 404',
  request: z.object({ feedbackId }),
  answer: z.object(deskFeedback),
});

export const actOnFeedback = defineCall({
  name: 'documents.actOnFeedback',
  method: 'POST',
  path: `${feedbackService}/console/act`,
  ...shared,
  statuses: [404],
  summary: '处理反馈：answer 为答复，读者收到消息；close 为不答复而办结；已被他人处理时为 PTL0001',
  idempotent: true,
  request: z.object({
    feedbackId,
    /** The version that the operator saw. */
    version,
    act: z.enum(feedbackActions),
    /** The answer; empty for other actions. */
    answer: z._default(lines(ANSWER_MAXIMUM), ''),
  }),
  answer: z.object({ feedbackId: z.string(), version, state: z.enum(feedbackStates) }),
});
