import { applicationStates } from '#contract/enterprise/states.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { findEnterprises } from './operator-desk.ts';
import { createReviewStore } from './review-store.ts';

/** Runs every statement that the list of applications composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const { list } = createReviewStore(database);
  const filters = { state: applicationStates.inReview, keyword: '示例', subjectKind: 1, onlyAsPrinted: true };
  for (const some of variantsOf(filters)) await list({ pageNo: 1, pageSize: 20, ...some });
  for (const keyword of ['示例', '示例企业']) await findEnterprises(database, keyword, 6);
};
