import { galleryOrders, galleryStates } from '#contract/api/job-list.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createItemStore } from './item-store.ts';

/** Runs each form of the gallery's statement. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createItemStore(database);
  const page = { pageNo: 1, pageSize: 10 };
  const jobId = '0b9e61d2-5a5c-4f39-8f0e-1d3f0f3b7a10';
  for (const order of galleryOrders)
    for (const state of [undefined, ...galleryStates]) await store.gallery(jobId, { ...page, order, state });
};
