import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createRequestStore } from './request-store.ts';

const ID = '0b9e61d2-5a5c-4f39-8f0e-1d3f0f3b7a10';

/** Runs every statement that the store of requests composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createRequestStore(database);
  const filters = {
    state: 'failed',
    code: '10003',
    applicationId: ID,
    keyId: ID,
    call: 'api.infer',
    jobId: ID,
    abilityNo: 3,
    from: '2026-01-01',
    to: '2026-01-31',
  } as const;
  for (const some of variantsOf(filters)) {
    await store.list('1', { ...some, pageNo: 1, pageSize: 20 });
    await store.listAll('1', some, 10);
    await store.causes('1', some);
  }
  await store.listAll('1', { state: 'ok' }, 10);
};
