import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { requestFields } from '../kit/list/request-fields.ts';
import { count } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { audience } from './audience.ts';
import { messageKinds, priorities } from './kinds.ts';
import { messageIdPattern } from './message-id.ts';
import { messageContent, messageLink, messageTitle } from './message-text.ts';
import { sendingList } from './sending-list.ts';
import { sendingStates } from './sending-states.ts';

const sendings = '/api/ai-portal/portal/v1/messages/sending';

const composed = {
  kind: z.literal(Object.values(messageKinds)),
  priority: z.literal(Object.values(priorities)),
  title: messageTitle,
  content: messageContent,
  link: z.nullable(messageLink),
};

const time = z.iso.datetime({ offset: true });
const state = z.literal(Object.values(sendingStates));
const sendingId = text(18).check(z.regex(messageIdPattern, { error: 'is no id of a sending' }));

export const countAudience = defineCall({
  name: 'messages.countAudience',
  method: 'POST',
  path: `${sendings}/audience`,
  service: 'ability',
  access: 'consoleMessages',
  summary: '统计收件的主账号数，指定账号时列出不存在的名称和没有消息中心的运营账号',
  request: z.object({ audience }),
  answer: z.object({
    accounts: count,
    /** Names that match no main account. */
    unknown: z.array(z.string()),
    /** Names of operator accounts. */
    operators: z.array(z.string()),
  }),
});
export type CountedAudience = z.output<typeof countAudience.answer>;

export const sendMessage = defineCall({
  name: 'messages.send',
  method: 'POST',
  path: sendings,
  service: 'ability',
  access: 'consoleMessages',
  idempotent: true,
  summary:
    '向一批主账号发送一条消息，分批进行；指定账号中有不能收取的名称或没有收件账号时为 10003，data.field 为 audience',
  request: z.object({
    ...composed,
    audience,
    /** When sending begins; defaults to now. */
    startTime: z._default(z.nullable(time), null),
  }),
  answer: z.object({ sendingId: z.string(), expected: count }),
});

const sending = z.object({
  sendingId: z.string(),
  ...composed,
  title: z.string(),
  content: z.string(),
  link: z.nullable(z.string()),
  /** Named accounts are not listed; `expected` has their number. */
  audience: z.union([
    z.object({ to: z.literal('all') }),
    z.object({
      to: z.literal('chosen'),
      authStatuses: z.array(z.int()),
      userRoles: z.array(z.int()),
      accountRoles: z.array(z.int()),
    }),
    z.object({ to: z.literal('named') }),
  ]),
  state,
  /** Number of accounts in the audience when the message was composed, and of those that have it. */
  expected: count,
  sent: count,
  startTime: z.iso.datetime(),
  createTime: z.iso.datetime(),
  createdBy: z.string(),
  finishTime: z.nullable(z.iso.datetime()),
});
export type Sending = z.output<typeof sending>;

export const querySendings = defineCall({
  name: 'messages.querySendings',
  method: 'POST',
  path: `${sendings}/query`,
  service: 'ability',
  access: 'consoleMessages',
  summary: '已发送和待发送的消息及其进度，最新的在前',
  request: z.object(requestFields(sendingList, { state: z._default(z.nullable(state), null) })),
  answer: z.object({ total: count, list: z.array(sending) }),
});

export const cancelSending = defineCall({
  name: 'messages.cancelSending',
  method: 'POST',
  path: `${sendings}/cancel`,
  service: 'ability',
  access: 'consoleMessages',
  statuses: [404],
  summary: '停止尚未发完的消息，已收到的账号不受影响；已发完或已取消时为 PTL0002',
  request: z.object({ sendingId }),
  answer: z.object({ sent: count }),
});
