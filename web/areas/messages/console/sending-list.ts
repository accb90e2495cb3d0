import { userNamePattern } from '#contract/auth/names.ts';
import { defineList, type QueryOf } from '#contract/kit/list/define-list.ts';
import { choice, page, type Parameter, view } from '#contract/kit/list/parameters.ts';
import { SENDING_PAGE_SIZE } from '#contract/messages/limits.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';

/** The recipient of the composed message. */
const name: Parameter<string | undefined, 'view'> = {
  kind: 'view',
  empty: undefined,
  read: (text) => (userNamePattern.test(text) ? text : undefined),
  write: (userName) => userName ?? '',
  asked: () => undefined,
};

/** The messages of operators to many, or the form that composes one. */
export const sendingList = defineList({
  path: '/console/messages',
  parameters: {
    view: view(['compose']),
    name,
    state: choice(Object.values(sendingStates)),
    pageNo: page({ size: SENDING_PAGE_SIZE, beyond: 'first' }),
  },
});
export type SendingQuery = QueryOf<typeof sendingList>;
