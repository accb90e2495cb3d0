import { userNamePattern } from '../auth/names.ts';
import { defineList } from '../kit/list/define-list.ts';
import { choice, page, view, viewOf } from '../kit/list/parameters.ts';
import { SENDING_PAGE_SIZE } from './limits.ts';
import { sendingStates } from './sending-states.ts';

/** The messages of operators to many, newest first, or the form that composes one. */
export const sendingList = defineList({
  path: '/console/messages',
  parameters: {
    view: view(['compose']),
    /** The recipient of the composed message. */
    name: viewOf(userNamePattern),
    state: choice(Object.values(sendingStates)),
    pageNo: page({ size: SENDING_PAGE_SIZE, beyond: 'first' }),
  },
});
