import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { boundedTotal, count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { LINK_MAXIMUM } from '../messages/limits.ts';
import { messageLinkPattern } from '../messages/message-link.ts';
import { ANSWER_MAXIMUM } from './limits.ts';
import { missList, missStates } from './miss-list.ts';

const base = '/api/ai-portal/portal/v1/search/misses';
const common = { method: 'POST', service: 'ability', access: 'consoleSearch' } as const;

/** The folded word in base64url: it may have any characters. */
const missId = z.string().check(z.regex(/^[\w-]{1,1200}$/));
const revision = z.int().check(z.gte(0), z.lte(2_147_483_646));

const row = z.object({
  missId,
  /** As it was typed last. */
  word: z.string(),
  state: z.enum(missStates),
  /** Searches in 30 days, and those without a result. */
  times: count,
  misses: count,
  /** What visitors wished for, and how many of them wait for a message. */
  wishes: count,
  waiting: count,
  /** The last search or wish. */
  lastTime: z.iso.datetime(),
});
export type Miss = z.output<typeof row>;

const answered = z.object({
  /** Null if the word was marked as done without a message. */
  text: z.nullable(z.string()),
  link: z.nullable(z.string()),
  time: z.iso.datetime(),
  by: z.string(),
});

export const queryMisses = defineCall({
  ...common,
  name: 'search.queryMisses',
  path: `${base}/query`,
  summary: '查询搜索没有结果的词：30 天内的次数、没有结果的次数、想找的内容',
  request: z.object(requestFields(missList)),
  answer: z.object({ ...boundedTotal, list: z.array(row) }),
});

export const getMiss = defineCall({
  ...common,
  name: 'search.getMiss',
  path: `${base}/get`,
  statuses: [404],
  summary: '一个没有结果的词的详情，含访问者想找的内容与上次的答复',
  request: z.object({ missId }),
  answer: z.object({
    ...row.shape,
    /** Counts up with each answer; 0 before the first. */
    revision,
    /** The latest wishes with words. */
    texts: z.array(z.object({ text: z.string(), time: z.iso.datetime(), waits: z.boolean() })),
    answered: z.nullable(answered),
  }),
});
export type OpenedMiss = z.output<typeof getMiss.answer>;

export const answerWish = defineCall({
  ...common,
  name: 'search.answerWish',
  path: `${base}/answer`,
  statuses: [404],
  summary: '答复一个没有结果的词：给要求通知的用户发消息，附上现在有内容的页面；answer 为 null 时只标记为已处理',
  idempotent: true,
  request: z.object({
    missId,
    /** The revision that the operator saw. */
    revision,
    answer: z.nullable(
      z.object({
        text: text(ANSWER_MAXIMUM, 1),
        /** A page of the portal. */
        link: z.string().check(z.maxLength(LINK_MAXIMUM), z.regex(messageLinkPattern)),
      }),
    ),
  }),
  answer: z.object({
    revision,
    /** How many got a message. */
    told: count,
  }),
});
