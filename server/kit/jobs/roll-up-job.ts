import type { IntervalJob } from './interval-job.ts';

const EVERY_MS = 1000;
/** Small enough that a batch stays within the statement timeout. */
export const ROLL_UP_BATCH = 5000;

/** SQL: a row with this condition is past any client's retries, and its key may be removed. */
export const oldKeyIn = (column: string): string => `counted and ${column} < now() - interval '7 days'`;

/**
 * Returns the job that adds new rows to their counts once a second, on every node (decision 0003). `countBatch` counts
 * at most `ROLL_UP_BATCH` uncounted rows, and returns how many.
 */
export const rollUpJob = (name: string, countBatch: () => Promise<number>): IntervalJob => ({
  name,
  everyMs: EVERY_MS,
  failure: 'views and downloads wait to be counted',
  async run(isStopping) {
    while (!isStopping()) if ((await countBatch()) < ROLL_UP_BATCH) return;
  },
});
