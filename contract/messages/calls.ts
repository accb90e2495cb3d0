import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { count, pageNo, pageSize } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { messageKinds, priorities } from './kinds.ts';
import { MARKED_MAXIMUM, MESSAGE_PAGE_SIZE } from './limits.ts';
import { messageIdPattern } from './message-id.ts';

const messageService = '/api/message/message-service/v1/message';

const kinds = Object.values(messageKinds);
const kind = z.literal(kinds);

const messagePushId = text(18).check(z.regex(messageIdPattern, { error: 'is no id of a message' }));

const message = z.object({
  messagePushId: z.string(),
  title: z.string(),
  createAt: z.iso.datetime(),
  /** 1: read, 0: unread. */
  read: z.int(),
  /** 2 is a warning. */
  priority: z.literal(Object.values(priorities)),
  kind,
  /** The part of the text that contains the keyword, if the title does not. */
  excerpt: z.optional(z.string()),
});
export type Message = z.output<typeof message>;

const unread = count;

const someMessages = z.object({
  messagePushIds: z.array(messagePushId).check(z.minLength(1), z.maxLength(MARKED_MAXIMUM)),
});

export const listMessages = defineCall({
  name: 'messages.list',
  method: 'POST',
  path: `${messageService}/list/get`,
  service: 'message',
  access: 'messageCenter',
  statuses: [404],
  summary: '当前账号的消息，最新的在前；read 为 0 时只列未读，关键词在标题与正文中查找',
  request: z.object({
    page: z._default(pageNo, 1),
    size: z._default(pageSize, MESSAGE_PAGE_SIZE),
    /** 0: unread messages only; null: all. */
    read: z._default(z.nullable(z.literal(0)), null),
    keyword: z._default(z.nullable(text(KEYWORD_MAXIMUM)), null),
    /** A kind of contract/messages/kinds.ts, to list only that kind. */
    kind: z._default(z.nullable(kind), null),
    /** The owner of the messages. It defaults to the caller; no other owner is allowed. */
    accountType: z.optional(z.nullable(z.int())),
    accountId: z.optional(z.nullable(text(20))),
  }),
  answer: z.object({
    messageParams: z.array(message),
    total: count,
    page: pageNo,
    size: pageSize,
    /** The search for a keyword or kind covered this many of the newest messages and no older ones. */
    searchedNewest: z.optional(count),
  }),
});

export const countUnread = defineCall({
  name: 'messages.countUnread',
  method: 'GET',
  path: `${messageService}/unread/count`,
  service: 'message',
  access: 'messageCenter',
  summary: '当前账号的未读消息数',
  request: z.object({}),
  answer: z.object({ unread }),
});

export const getMessage = defineCall({
  name: 'messages.get',
  method: 'POST',
  path: `${messageService}/detail`,
  service: 'message',
  access: 'messageCenter',
  statuses: [404],
  summary: '打开一条消息：正文与相关链接，并标为已读；消息不存在或属于他人时为 404',
  request: z.object({ messagePushId }),
  answer: z.extend(message, {
    /** Plain text with line breaks. */
    content: z.string(),
    /** A path of the portal where the user can act on the matter. */
    link: z.nullable(z.string()),
    unread,
  }),
});
export type OpenedMessage = z.output<typeof getMessage.answer>;

export const readMessages = defineCall({
  name: 'messages.read',
  method: 'POST',
  path: `${messageService}/read`,
  service: 'message',
  access: 'messageCenter',
  summary: '将若干消息标为已读，重复标记无影响；不存在或属于他人的编号被忽略',
  request: someMessages,
  answer: z.object({ unread }),
});

export const readAllMessages = defineCall({
  name: 'messages.readAll',
  method: 'POST',
  path: `${messageService}/read/all`,
  service: 'message',
  access: 'messageCenter',
  summary: '将当前账号的全部未读消息标为已读；其间新到的消息仍为未读',
  request: z.object({}),
  answer: z.object({ unread }),
});

export const deleteMessages = defineCall({
  name: 'messages.delete',
  method: 'POST',
  path: `${messageService}/delete`,
  service: 'message',
  access: 'messageCenter',
  summary: '删除若干消息，5 分钟内可恢复；已删除、不存在或属于他人的编号被忽略',
  request: someMessages,
  answer: z.object({ deleted: count, unread }),
});

export const restoreMessages = defineCall({
  name: 'messages.restore',
  method: 'POST',
  path: `${messageService}/restore`,
  service: 'message',
  access: 'messageCenter',
  summary: '恢复 5 分钟内删除的消息；未删除、已过时限、不存在或属于他人的编号被忽略',
  request: someMessages,
  answer: z.object({ restored: count, unread }),
});
