import { usagePeriods } from '#contract/api/usage/limits.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createUsageStore } from './usage-store.ts';

/** Runs every statement by which operators read the usage. */
export const runStatements = async (database: Database): Promise<void> => {
  const { read } = createUsageStore(database);
  for (const days of usagePeriods)
    for (const some of variantsOf({ abilityNo: 3, accountId: '1' })) await read({ days, ...some });
};
