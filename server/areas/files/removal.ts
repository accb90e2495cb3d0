import { UNATTACHED_HOURS } from '#contract/files/limits.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf, removeOld } from '#server/kit/database/removal.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { createLeftovers } from './public/leftovers.ts';

const REMOVE_EVERY_MS = 10 * 60_000;

const oldUnattached = removalOf(
  'files.removeUnattached',
  'files_file',
  `unattached_since < now() - interval '${UNATTACHED_HOURS} hours' and coalesce(kept_until, '-infinity') < now()`,
);

/** Removes files that have been unattached for too long and that no draft names, and all bytes without a file. */
export const removeOldFiles = async (
  { database, storage }: { database: Database; storage: FileStorage },
  log: Pick<Log, 'warn'>,
  isStopping = () => false,
): Promise<void> => {
  await removeOld(database, [oldUnattached], log, isStopping);
  try {
    await createLeftovers(database).removeDue(storage, isStopping);
  } catch (err) {
    log.warn({ err }, 'bytes of removed files stay for now');
  }
};

/** Removes unattached files, on every node. */
export const fileRemovalJob = (
  of: { database: Database; storage: FileStorage },
  log: Pick<Log, 'warn'>,
): IntervalJob => ({
  name: 'files.removeOld',
  everyMs: REMOVE_EVERY_MS,
  failure: 'old files stay for now',
  run: (isStopping) => removeOldFiles(of, log, isStopping),
});
