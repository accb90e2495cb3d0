import { userNamePattern } from '#contract/auth/names.ts';
import { type SendingState, sendingStates } from '#contract/messages/sending-states.ts';
import { readPageNo } from '#web/kit/list/page-no.ts';

const PATH = '/console/messages';

/** What the address of the room of messages holds. */
export interface MessagePage {
  /** A message is composed; else what was sent is listed. */
  isComposing: boolean;
  /** Null: all. */
  state: SendingState | null;
  pageNo: number;
  /** Whom a message is composed to. */
  name?: string;
}

/** Reads the address; whatever it cannot use is left out. */
export const readMessagePage = (search: URLSearchParams): MessagePage => {
  const name = search.get('name') ?? '';
  return {
    isComposing: search.get('view') === 'compose',
    state: Object.values(sendingStates).find((state) => String(state) === search.get('state')) ?? null,
    ...(userNamePattern.test(name) && { name }),
    pageNo: readPageNo(search),
  };
};

/** The one spelling of the address' query. */
export const writeMessagePage = ({ isComposing, state, pageNo, name }: MessagePage): string => {
  if (isComposing) return name === undefined ? 'view=compose' : `view=compose&name=${name}`;
  const search = new URLSearchParams();
  if (state !== null) search.set('state', String(state));
  if (pageNo > 1) search.set('pageNo', String(pageNo));
  return search.toString();
};

/** Address of the list, or of the form. */
export const messagePageUrl = (room: Partial<MessagePage> = {}): string => {
  const query = writeMessagePage({ isComposing: false, state: null, pageNo: 1, ...room });
  return query === '' ? PATH : `${PATH}?${query}`;
};
