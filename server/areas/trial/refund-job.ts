import { TRIAL_WITHIN_MS } from '#contract/trial/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { createCountStore } from './count-store.ts';
import { INTERRUPTED } from './refund-reasons.ts';

const EVERY_MS = 60_000;
/** A trial that still runs after this time, without a ticket that its node keeps, was left behind by its node. */
const LEFT_AFTER_SECONDS = (2 * TRIAL_WITHIN_MS) / 1000 + 30;

/** Refunds the trials of nodes that have crashed. */
export const refundLeft = async (
  database: Database,
  isStopping = () => false,
  afterSeconds = LEFT_AFTER_SECONDS,
): Promise<void> => {
  const counts = createCountStore(database);
  for (const entryId of await counts.listLeftRunning(afterSeconds)) {
    if (isStopping()) return;
    await counts.refund(entryId, INTERRUPTED);
  }
};

/** Runs the refund on every node. */
export const refundJob = (database: Database): IntervalJob => ({
  name: 'trial.refundLeft',
  everyMs: EVERY_MS,
  failure: 'trials that were left behind are refunded later',
  run: (isStopping) => refundLeft(database, isStopping),
});
