import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createAuditFinder } from './audit-finder.ts';
import { createJobFinder } from './job-finder.ts';

/** Runs every statement that the finders compose. */
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
  const jobs = createJobFinder(database, () => new Map());
  for (const some of variantsOf({ state: 'failed', job: 'messages.send', keyword: '1' } as const))
    await jobs.list({ pageNo: 1, pageSize: 10, ...some });
};
