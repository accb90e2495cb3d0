import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createAuditFinder } from './audit-finder.ts';

/** Runs every statement that the audit finder composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const finder = createAuditFinder(database);
  const filters = {
    actorId: '1',
    act: 'accounts.lock',
    object: '1',
    accountId: '1',
    from: '2026-01-01',
    to: '2026-01-31',
  } as const;
  for (const some of variantsOf(filters)) {
    await finder.page(some as never, 1, 10);
    await finder.count(some as never);
  }
};
