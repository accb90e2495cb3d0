import { keyStates } from '#contract/api/applications/key-states.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';
import { createConsoleKeyStore } from './console-key-store.ts';
import { apiExport } from './export.ts';

/** Runs every statement by which operators find keys, and by which users export theirs. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createConsoleKeyStore(database);
  for (const order of ['newest', 'oldest'] as const)
    for (const keyword of ['', '巡检', '12345'])
      for (const some of variantsOf({ state: keyStates[0], kind: 'live' } as const))
        await store.query({ keyword, order, pageNo: 1, pageSize: 10, ...some });
  for (const some of variantsOf({ subAccountId: '2' }))
    for (const exported of Object.values(apiExport(database)))
      await exported({ accountId: '1', ...some } as SignedInUser);
};
