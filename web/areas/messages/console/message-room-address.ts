import { userNamePattern } from '#contract/auth/names.ts';
import { type SendingState, sendingStates } from '#contract/messages/sending-states.ts';
import { readPageNo } from '#web/kit/list/page-no.ts';

const PATH = '/console/messages';

/** The state that the address of the messages console page holds. */
export interface MessagePage {
  /** True when the page shows the compose form, false when it shows the list. */
  isComposing: boolean;
  /** `null` for all states. */
  state: SendingState | null;
  pageNo: number;
  /** The recipient of the composed message. */
  name?: string;
}

/** Reads the address and ignores invalid values. */
export const readMessagePage = (search: URLSearchParams): MessagePage => {
  const name = search.get('name') ?? '';
  return {
    isComposing: search.get('view') === 'compose',
    state: Object.values(sendingStates).find((state) => String(state) === search.get('state')) ?? null,
    ...(userNamePattern.test(name) && { name }),
    pageNo: readPageNo(search),
  };
};

/** Returns the canonical query of the address. */
export const writeMessagePage = ({ isComposing, state, pageNo, name }: MessagePage): string => {
  if (isComposing) return name === undefined ? 'view=compose' : `view=compose&name=${name}`;
  const search = new URLSearchParams();
  if (state !== null) search.set('state', String(state));
  if (pageNo > 1) search.set('pageNo', String(pageNo));
  return search.toString();
};

/** Returns the address of the list or of the compose form. */
export const messagePageUrl = (room: Partial<MessagePage> = {}): string => {
  const query = writeMessagePage({ isComposing: false, state: null, pageNo: 1, ...room });
  return query === '' ? PATH : `${PATH}?${query}`;
};
