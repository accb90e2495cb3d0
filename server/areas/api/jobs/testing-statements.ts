import { galleryOrders, galleryStates } from '#contract/api/job-list.ts';
import { jobStates } from '#contract/api/job-states.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createItemStore } from './item-store.ts';
import { createJobStore } from './job-store.ts';

const jobId = '0b9e61d2-5a5c-4f39-8f0e-1d3f0f3b7a10';
const owners = [
  { accountId: '1', subAccountId: null, applicationId: null },
  { accountId: '1', subAccountId: '2', applicationId: null },
  { accountId: '1', subAccountId: null, applicationId: jobId },
];

/** Runs each form of the statements for the jobs of an owner, and of the gallery's statement. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createItemStore(database);
  const jobs = createJobStore(database);
  const page = { pageNo: 1, pageSize: 10 };
  for (const owner of owners) {
    await jobs.find(owner, jobId);
    for (const origin of ['browser', 'application'] as const)
      for (const some of variantsOf({ state: jobStates[0], origin })) await jobs.list(owner, { ...page, ...some });
  }
  for (const some of [{ keyId: jobId }, { applicationId: jobId }]) await jobs.holdOpenOf('1', some);
  for (const order of galleryOrders)
    for (const state of [undefined, ...galleryStates]) await store.gallery(jobId, { ...page, order, state });
};
