import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, opened, page, searchText } from '../kit/list/parameters.ts';
import { messageKinds } from './kinds.ts';
import { MESSAGE_PAGE_SIZE } from './limits.ts';
import { messageIdPattern } from './message-id.ts';

export const messageTypes = ['all', 'unread'] as const;
export type MessageType = (typeof messageTypes)[number];

/** The message center. Its request is given by the specification and differs from the address. */
export const centerList = defineList({
  path: '/account/message-center/message',
  parameters: {
    messagePushId: opened(messageIdPattern),
    messageType: choice(messageTypes, { empty: 'all', always: true }),
    kind: choice(Object.values(messageKinds)),
    keyword: searchText({ folded: true }),
    page: page({ size: MESSAGE_PAGE_SIZE }),
  },
});
export type CenterQuery = QueryOf<typeof centerList>;

/** The page of the list, with any message open. */
export const pageKeyOf = (query: CenterQuery): string => centerList.write({ ...query, messagePushId: undefined });
