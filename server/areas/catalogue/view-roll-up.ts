import type { Log } from '../../database/connection.ts';
import type { Database } from '../../database/database.ts';
import { createCatalogueStore } from './store.ts';

const ROLL_UP_EVERY_MS = 1000;
const FORGET_EVERY_MS = 3_600_000;

/** Adds views to the counts once a second, on every node; a row is rolled up once, whichever node takes it. Returns how to stop. */
export const startViewRollUp = (database: Database, log: Log): (() => Promise<void>) => {
  const store = createCatalogueStore(database);
  let running: Promise<void> | undefined;
  const repeat = (work: () => Promise<void>, everyMs: number) => {
    const timer = setInterval(() => {
      // While the database hangs, turns are left out: a stop waits for one alone.
      running ??= work()
        .catch((error: unknown) => log.warn({ err: error }, 'views wait to be rolled up'))
        .finally(() => {
          running = undefined;
        });
    }, everyMs);
    timer.unref();
    return timer;
  };
  const timers = [repeat(store.rollUpViews, ROLL_UP_EVERY_MS), repeat(store.forgetOldKeys, FORGET_EVERY_MS)];
  return async () => {
    timers.forEach(clearInterval);
    await running;
  };
};
