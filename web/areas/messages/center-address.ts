import { KEYWORD_MAXIMUM, PAGE_NO_MAXIMUM } from '#contract/kit/limits.ts';
import { type MessageKind, messageKinds } from '#contract/messages/kinds.ts';
import { messageIdPattern } from '#contract/messages/message-id.ts';
import { unstorable } from '#contract/kit/unstorable.ts';

const CENTER_PATH = '/account/message-center/message';

export const messageTypes = ['all', 'unread'] as const;
export type MessageType = (typeof messageTypes)[number];

/** The state that the address of the message center holds. */
export interface CenterQuery {
  messageType: MessageType;
  /** `undefined` for all kinds. */
  kind: MessageKind | undefined;
  keyword: string;
  page: number;
  /** The ID of the open message. */
  messagePushId: string | undefined;
}

export const emptyCenterQuery: CenterQuery = {
  messageType: 'all',
  kind: undefined,
  keyword: '',
  page: 1,
  messagePushId: undefined,
};

/** Reads the address. Ignores invalid values, so that every address shows a list. */
export const readCenterQuery = (search: URLSearchParams): CenterQuery => {
  const messagePushId = search.get('messagePushId') || '';
  const page = search.get('page') || '';
  const keyword = (search.get('keyword') || '').replace(/\s+/g, ' ').trim();
  return {
    messageType: search.get('messageType') === 'unread' ? 'unread' : 'all',
    kind: Object.values(messageKinds).find((kind) => String(kind) === search.get('kind')),
    keyword: keyword.slice(0, KEYWORD_MAXIMUM).replace(unstorable, ''),
    page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), PAGE_NO_MAXIMUM) : 1,
    messagePushId: messageIdPattern.test(messagePushId) ? messagePushId : undefined,
  };
};

/** Returns the canonical query without the question mark. It always includes the type. */
export const writeCenterQuery = ({ messageType, kind, keyword, page, messagePushId }: CenterQuery): string => {
  const search = new URLSearchParams();
  if (messagePushId !== undefined) search.set('messagePushId', messagePushId);
  search.set('messageType', messageType);
  if (kind !== undefined) search.set('kind', String(kind));
  if (keyword !== '') search.set('keyword', keyword);
  if (page > 1) search.set('page', String(page));
  return search.toString();
};

/** Returns the address of the message center. */
export const centerUrl = (query: CenterQuery): string => `${CENTER_PATH}?${writeCenterQuery(query)}`;

/** Returns a key for the page of the list, independent of which message is open. */
export const pageKeyOf = (query: CenterQuery): string => writeCenterQuery({ ...query, messagePushId: undefined });
