import { messageKinds } from '#contract/messages/kinds.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { searchMessages } from './search.ts';
import { createSendingStore } from './sending-store.ts';

/** Runs every statement that the store of sendings and the search for messages compose. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createSendingStore(database);
  for (const state of [null, sendingStates.sent]) await store.list({ state, pageNo: 1, pageSize: 10 });
  const [kind] = Object.values(messageKinds);
  for (const onlyUnread of [false, true])
    for (const some of variantsOf({ keyword: '固件', kind }))
      await searchMessages(database, '1', { onlyUnread, keyword: '', kind: null, page: 1, size: 10, ...some });
};
