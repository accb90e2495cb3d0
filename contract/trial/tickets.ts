import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { queryInteger } from '../kit/http-query.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { trialService } from './panel.ts';
import { recognition } from './recognition.ts';

/** 16 random bytes in base64url. */
const ticketId = text(22).check(z.regex(/^[A-Za-z0-9_-]{22}$/, { error: 'is no id of a ticket' }));

const placing = {
  /** How many trials before it wait or run; 0 if it runs or is the next one. */
  place: count,
  /** Seconds until its end is expected; 0 once it has ended. */
  expectedWait: count,
};

/** What `trial.run` answers in place of a result that is not there soon: `trial.getTicket` follows it. */
export const trialTicket = z.object({ ticketId, ...placing });
export type TrialTicket = z.output<typeof trialTicket>;

export const ticketState = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);
export type TicketState = z.output<typeof ticketState>;

const followedTicket = z.object({
  state: ticketState,
  ...placing,
  /** Of a ticket that is done. */
  result: z.optional(recognition),
  /** The error code of a failed one, which was refunded. */
  code: z.optional(z.string()),
  /** After how many seconds a failed one may be tried again, if that is known. */
  retryAfter: z.optional(count),
});
export type FollowedTicket = z.output<typeof followedTicket>;

export const getTicket = defineCall({
  name: 'trial.getTicket',
  method: 'GET',
  path: `${trialService}/ticket`,
  service: 'ability',
  access: 'public',
  readsUser: true,
  waits: true,
  statuses: [404],
  summary:
    '查询一次排队中的体验：位置、预计时间与结果；带上已知的 place 时，最多等 5 秒，有变化立即返回。30 秒无人查询的会取消并退回次数，结果保留 10 分钟',
  request: z.object({ ticketId, place: z.optional(queryInteger(count)) }),
  answer: followedTicket,
});

export const cancelTicket = defineCall({
  name: 'trial.cancelTicket',
  method: 'POST',
  path: `${trialService}/ticket/cancel`,
  service: 'ability',
  access: 'public',
  readsUser: true,
  statuses: [404],
  summary: '取消一次排队中的体验并退回次数；已结束的不变',
  request: z.object({ ticketId }),
  answer: z.object({ state: ticketState }),
});
