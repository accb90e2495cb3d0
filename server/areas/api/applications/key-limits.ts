import type { Database } from '#server/kit/database/database.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { keyLimitNear } from '../notifications.ts';
import { createNoticeStore } from './notice-store.ts';
import { shareOf } from './notified-share.ts';

/**
 * Notifies the owners of those keys that have nearly used up their daily limit, once for each share of a limit, within
 * a transaction.
 */
export const notifyKeyLimits = async (
  transaction: Database,
  notify: Notify,
  keyIds: readonly string[],
): Promise<void> => {
  const store = createNoticeStore(transaction);
  for (const { keyId, accountId, recipients, ...near } of await store.findWithLimit(keyIds)) {
    const share = shareOf(near.used, near.limit);
    // The limit is part of the subject: after a raise the owners are notified again.
    if (share !== undefined && (await store.note(accountId, `limit:${keyId}:${near.limit}:${share}`)))
      await notify(transaction, keyLimitNear, recipients, { ...near, share });
  }
};
