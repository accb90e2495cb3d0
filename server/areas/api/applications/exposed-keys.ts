import type { Database } from '#server/kit/database/database.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { hashOfKey } from '../key-store.ts';
import { type ExposedPlace, keyExposed } from '../notifications.ts';
import { createNoticeStore } from './notice-store.ts';

/** Notifies the owners of those keys that exist, once a day for each key and place, within a transaction. */
export const notifyExposed = async (
  transaction: Database,
  notify: Notify,
  keys: readonly string[],
  seenIn: ExposedPlace,
): Promise<void> => {
  const store = createNoticeStore(transaction);
  for (const { keyId, accountId, recipients, key } of await store.findByHashes(keys.map(hashOfKey)))
    if (await store.note(accountId, `exposed:${seenIn}:${keyId}`))
      await notify(transaction, keyExposed, recipients, { key, seenIn });
};
