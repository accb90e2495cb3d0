import type { Database } from '#server/kit/database/database.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { createCatalogueStore } from './store.ts';

const ROLL_UP_EVERY_MS = 1000;
const FORGET_EVERY_MS = 3_600_000;

/** Adds views to the counts once a second, on every node. Each view is added once. */
export const viewJobs = (database: Database): IntervalJob[] => {
  const store = createCatalogueStore(database);
  return [
    {
      name: 'catalogue.rollUpViews',
      everyMs: ROLL_UP_EVERY_MS,
      failure: 'views wait to be rolled up',
      run: store.rollUpViews,
    },
    {
      name: 'catalogue.forgetOldKeys',
      everyMs: FORGET_EVERY_MS,
      failure: 'old keys of views stay for now',
      run: store.forgetOldKeys,
    },
  ];
};
