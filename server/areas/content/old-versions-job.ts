import { removeOldVersions } from '#server/kit/content/entries/old-versions.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';

const EVERY_MS = 3_600_000;

/** Removes versions that were saved by themselves and that nobody needs any more. */
export const oldVersionsJob = (database: Database): IntervalJob => ({
  name: 'content.removeOldVersions',
  everyMs: EVERY_MS,
  failure: 'old versions of content stay for now',
  run: (isStopping) => removeOldVersions(database, isStopping),
});
