import { type MessageKind, messageKinds } from '#contract/messages/kinds.ts';
import { messageIdPattern } from '#contract/messages/message-id.ts';
import {
  choice,
  choiceFrom,
  defineListAddress,
  searchText,
  matching,
  pageNumber,
  type ValuesOf,
} from '#web/kit/list/list-address.ts';

export const messageTypes = ['all', 'unread'] as const;
export type MessageType = (typeof messageTypes)[number];

const parameters = {
  /** The open message. */
  messagePushId: matching(messageIdPattern),
  messageType: choiceFrom(messageTypes, 'all', { always: true }),
  kind: choice<MessageKind>(Object.values(messageKinds)),
  keyword: searchText({ folded: true }),
  page: pageNumber(),
};

/** What the address of the message center holds. */
export type CenterQuery = ValuesOf<typeof parameters>;

export const {
  empty: emptyCenterQuery,
  read: readCenterQuery,
  write: writeCenterQuery,
  urlOf: centerUrl,
} = defineListAddress('/account/message-center/message', parameters);

/** The page of the list, with any message open. */
export const pageKeyOf = (query: CenterQuery): string => writeCenterQuery({ ...query, messagePushId: undefined });
