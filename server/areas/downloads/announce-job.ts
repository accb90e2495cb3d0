import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { newVersion } from './notifications.ts';

const EVERY_MS = 2000;

/** Takes all new versions of one download. A node skips what another one has taken. */
const take = named(
  'downloads.takeNew',
  `update downloads_file set announced = true
   where (download_id, version_id) in (
     select f.download_id, f.version_id from downloads_file f
     where not f.announced and f.download_id = (
       select n.download_id from downloads_file n where not n.announced limit 1 for update skip locked)
     for update skip locked)
   returning download_id`,
);
const newest = named(
  'downloads.newestOf',
  `select d.title, d.slug, f.version from downloads_download d join downloads_file f using (download_id)
   where d.download_id = $1 and f.shown order by f.place limit 1`,
);
/** Those who had subscribed before the newest version came. */
const subscribers = named(
  'downloads.subscribers',
  `select owner_id from downloads_subscription
   where download_id = $1 and subscribed_at < (select max(added_at) from downloads_file where download_id = $1)
   order by owner_id`,
);

/** Notifies the subscribers of new versions, once for each time that some are published. */
export const announceNewVersions = async (
  database: Database,
  notify: Notify,
  isStopping = () => false,
): Promise<void> => {
  let hasMore = true;
  while (hasMore && !isStopping())
    hasMore = await database.transaction(async (transaction) => {
      const [taken] = await transaction.query<{ download_id: string }>(take);
      if (!taken) return false;
      const [found] = await transaction.query<{ title: string; slug: string; version: string }>(newest, [
        taken.download_id,
      ]);
      const owners = await transaction.query<{ owner_id: number }>(subscribers, [taken.download_id]);
      if (found && owners.length > 0)
        await notify(
          transaction,
          newVersion,
          owners.map(({ owner_id }) => owner_id),
          found,
        );
      return true;
    });
};

export const announceJob = (database: Database, notify: Notify): IntervalJob => ({
  name: 'downloads.announce',
  everyMs: EVERY_MS,
  failure: 'subscribers of downloads are notified later',
  run: (isStopping) => announceNewVersions(database, notify, isStopping),
});
