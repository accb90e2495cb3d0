import { sendingStates } from '#contract/messages/sending-states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createSendingStore } from './sending-store.ts';

/** Runs every statement that the store of sendings composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createSendingStore(database);
  for (const state of [null, sendingStates.sent]) await store.list({ state, pageNo: 1, pageSize: 10 });
};
