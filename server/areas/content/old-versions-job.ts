import { removeOldVersions } from '#server/kit/content/entries/old-versions.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';

const EVERY_MS = 3_600_000;

/** Removes automatically saved versions that are no longer needed. */
export const oldVersionsJob = (database: Database): IntervalJob => ({
  name: 'content.removeOldVersions',
  everyMs: EVERY_MS,
  failure: 'old versions of content stay for now',
  run: (isStopping) => removeOldVersions(database, isStopping),
});
