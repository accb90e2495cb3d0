import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { findFeedback } from './finder.ts';

/** Runs each form of the list's statements, for the test that checks all statements. */
export const runStatements = async (database: Database): Promise<void> => {
  const docId = '00000000-0000-4000-8000-000000000000';
  for (const order of ['newest', 'oldest'] as const)
    for (const some of variantsOf({ state: 'open', kind: 'wrong', keyword: '口罩', docId } as const))
      await findFeedback(database, { order, pageNo: 1, pageSize: 20, ...some });
};
