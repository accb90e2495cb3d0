import { KEY_DAY_LIMIT } from '#contract/kit/errors/portal.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import { type Charge, createCountStore } from './count-store.ts';
import { exhaustedCode, quotaOf } from './quota.ts';

/**
 * Charges a trial and returns its ledger entry, or undefined if a limit of the account is reached. A call of a key with
 * its own daily limit counts against both limits or neither. Throws if the limit of the key is reached.
 */
export const chargeTrial = async (database: Database, charging: Charge): Promise<number | undefined> => {
  const { trier, limits, abilityNo } = charging;
  const { key } = trier;
  if (!key || key.dayLimit === null) return createCountStore(database).charge(charging);
  return database.transaction(async (transaction) => {
    const counts = createCountStore(transaction);
    if (!(await counts.chargeKey(key))) throw businessError('ability', KEY_DAY_LIMIT);
    const entryId = await counts.charge(charging);
    if (entryId !== undefined) return entryId;
    // The error takes the count of the key back.
    throw businessError(
      'ability',
      exhaustedCode(quotaOf(limits, await counts.used(trier.owner, abilityNo))) ?? '10013',
    );
  });
};
