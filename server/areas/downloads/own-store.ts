import type { OwnDownloads } from '#contract/downloads/calls.ts';
import { SUBSCRIPTIONS_MAXIMUM, TAKEN_DAYS } from '#contract/downloads/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';

const SHOWN = 50;

const take = named(
  'downloads.take',
  `insert into downloads_taken (owner_id, download_id, version_id, title, version, name)
   select $1, d.download_id, f.version_id, d.title, f.version, f.name
   from downloads_file f join downloads_download d using (download_id)
   where f.download_id = $2 and f.version_id = $3
   on conflict (owner_id, download_id, version_id) do update set taken_at = now(), title = excluded.title,
     version = excluded.version, name = excluded.name`,
);
const newest = `select f.version from downloads_file f where f.download_id = d.download_id and f.shown
  order by f.place limit 1`;
const taken = named(
  'downloads.taken',
  `select t.download_id, d.slug, t.title, t.version, t.name, t.taken_at, (${newest}) as newest
   from downloads_taken t left join downloads_download d using (download_id)
   where t.owner_id = $1 order by t.taken_at desc limit ${SHOWN}`,
);
const subscribed = named(
  'downloads.subscribed',
  `select d.download_id, d.slug, d.title, coalesce((${newest}), '') as version
   from downloads_subscription s join downloads_download d using (download_id)
   where s.owner_id = $1 order by s.subscribed_at desc limit ${SUBSCRIPTIONS_MAXIMUM}`,
);
/** The maximum number of rows of an owner; the row itself may exist already. */
const subscribe = named(
  'downloads.subscribe',
  `insert into downloads_subscription (owner_id, download_id)
   select $1, download_id from downloads_download where download_id = $2
     and (select count(*) from downloads_subscription where owner_id = $1) < ${SUBSCRIPTIONS_MAXIMUM}
   on conflict do nothing`,
);
const isSubscribed = named(
  'downloads.isSubscribed',
  'select 1 from downloads_subscription where owner_id = $1 and download_id = $2',
);
const unsubscribe = named(
  'downloads.unsubscribe',
  'delete from downloads_subscription where owner_id = $1 and download_id = $2',
);
const exportTaken = named(
  'downloads.exportTaken',
  'select title, version, name, taken_at from downloads_taken where owner_id = $1 order by taken_at desc limit $2',
);

export const oldTaken = removalOf(
  'downloads.removeOldTaken',
  'downloads_taken',
  `taken_at < now() - interval '${TAKEN_DAYS} days'`,
);

/** The downloads of a main account or a sub-account, and its subscriptions to new versions. */
export const createOwnStore = (database: Database) => ({
  async take(ownerId: string, downloadId: string, versionId: string): Promise<void> {
    await database.query(take, [ownerId, downloadId, versionId]);
  },

  async taken(ownerId: string): Promise<OwnDownloads['taken']> {
    const rows = await database.query<{
      download_id: string;
      slug: string | null;
      title: string;
      version: string;
      name: string;
      taken_at: Date;
      newest: string | null;
    }>(taken, [ownerId]);
    return rows.map(({ download_id: uuid, slug, title, version, name, taken_at, newest: latest }) => ({
      uuid,
      slug,
      title,
      version,
      name,
      time: taken_at.toISOString(),
      newer: latest === null || latest === version ? null : latest,
    }));
  },

  async subscribed(ownerId: string): Promise<OwnDownloads['subscribed']> {
    const rows = await database.query<{ download_id: string; slug: string; title: string; version: string }>(
      subscribed,
      [ownerId],
    );
    return rows.map(({ download_id: uuid, ...row }) => ({ uuid, ...row }));
  },

  /** Subscribes or unsubscribes. Returns false if the owner has too many subscriptions. */
  async setSubscribed(ownerId: string, downloadId: string, wanted: boolean): Promise<boolean> {
    await database.query(wanted ? subscribe : unsubscribe, [ownerId, downloadId]);
    return !wanted || (await database.query(isSubscribed, [ownerId, downloadId])).length > 0;
  },

  /** Lists what an owner has downloaded, for the export of its data. */
  async listForExport(ownerId: string, limit: number) {
    const rows = await database.query<{ title: string; version: string; name: string; taken_at: Date }>(exportTaken, [
      ownerId,
      limit,
    ]);
    return rows.map(({ taken_at, ...row }) => ({ ...row, time: taken_at.toISOString() }));
  },
});
