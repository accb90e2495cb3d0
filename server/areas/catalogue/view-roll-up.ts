import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { repeat } from '#server/kit/jobs/interval-job.ts';
import { createCatalogueStore } from './store.ts';

const ROLL_UP_EVERY_MS = 1000;
const FORGET_EVERY_MS = 3_600_000;

/** Adds views to the counts once a second, on every node; a row is rolled up once, whichever node takes it. Returns how to stop. */
export const startViewRollUp = (database: Database, log: Log): (() => Promise<void>) => {
  const store = createCatalogueStore(database);
  const turns = { log, failure: 'views wait to be rolled up' };
  const repeated = [
    repeat(store.rollUpViews, { ...turns, everyMs: ROLL_UP_EVERY_MS }),
    repeat(store.forgetOldKeys, { ...turns, everyMs: FORGET_EVERY_MS }),
  ];
  return async () => {
    await Promise.all(repeated.map(({ stop }) => stop()));
  };
};
