import { KEYWORD_MAXIMUM, PAGE_NO_MAXIMUM } from '#contract/kit/limits.ts';
import { type MessageKind, messageKinds } from '#contract/messages/kinds.ts';
import { messageIdPattern } from '#contract/messages/message-id.ts';
import { unstorable } from '#contract/kit/unstorable.ts';

const CENTER_PATH = '/account/message-center/message';

export const messageTypes = ['all', 'unread'] as const;
export type MessageType = (typeof messageTypes)[number];

/** What the address of the message center holds. */
export interface CenterQuery {
  messageType: MessageType;
  /** Undefined: all of them. */
  kind: MessageKind | undefined;
  keyword: string;
  page: number;
  /** The message that is open. */
  messagePushId: string | undefined;
}

export const emptyCenterQuery: CenterQuery = {
  messageType: 'all',
  kind: undefined,
  keyword: '',
  page: 1,
  messagePushId: undefined,
};

/** Reads the address; whatever it cannot use is left out, so that every address shows a list. */
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

/** The one spelling of the address, without the question mark; the type always stands in it. */
export const writeCenterQuery = ({ messageType, kind, keyword, page, messagePushId }: CenterQuery): string => {
  const search = new URLSearchParams();
  if (messagePushId !== undefined) search.set('messagePushId', messagePushId);
  search.set('messageType', messageType);
  if (kind !== undefined) search.set('kind', String(kind));
  if (keyword !== '') search.set('keyword', keyword);
  if (page > 1) search.set('page', String(page));
  return search.toString();
};

/** Address of the message center. */
export const centerUrl = (query: CenterQuery): string => `${CENTER_PATH}?${writeCenterQuery(query)}`;

/** The page of the list, whatever message is open beside it. */
export const pageKeyOf = (query: CenterQuery): string => writeCenterQuery({ ...query, messagePushId: undefined });
