import { defineList, type QueryOf } from '../../kit/list/define-list.ts';
import { choice, opened, order, page, searchText } from '../../kit/list/parameters.ts';
import { keyKinds } from '../key-format.ts';
import { keyStates } from './key-states.ts';

/** The keys of all accounts, for operators. */
export const consoleKeyList = defineList({
  path: '/console/api/keys',
  parameters: {
    /** A whole key never gets here: the page cuts it to its beginning and end. */
    keyword: searchText(),
    state: choice(keyStates),
    kind: choice(keyKinds),
    order: order(['newest', 'oldest']),
    pageNo: page({ size: 50, beyond: 'first' }),
    id: opened(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { name: 'key' }),
  },
});
export type ConsoleKeyListQuery = QueryOf<typeof consoleKeyList>;
