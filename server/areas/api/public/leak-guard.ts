import { keysIn, withoutKeys } from '#contract/api/key-format.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { notifyExposed } from '../applications/exposed-keys.ts';
import type { ExposedPlace } from '../notifications.ts';

/**
 * Returns what a user has written with its keys masked, in the texts of an object. The owners of keys that exist are
 * notified, in the transaction that stores the texts.
 */
export const maskKeys = async <Written extends object>(
  transaction: Database,
  notify: Notify,
  written: Written,
  seenIn: ExposedPlace,
): Promise<Written> => {
  const texts = Object.values(written).filter((value): value is string => typeof value === 'string');
  const keys = [...new Set(texts.flatMap(keysIn))];
  if (keys.length > 0) await notifyExposed(transaction, notify, keys, seenIn);
  // Parts of keys are masked as well, although their owners cannot be found.
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, typeof value === 'string' ? withoutKeys(value) : value]),
  ) as Written;
};
