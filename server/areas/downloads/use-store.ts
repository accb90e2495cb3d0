import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { oldKeyIn, ROLL_UP_BATCH, rollUpJob } from '#server/kit/jobs/roll-up-job.ts';

const insert = named(
  'downloads.use',
  `insert into downloads_use (idempotency_key, download_id, is_download)
   select $1, download_id, $3 from downloads_download where download_id = $2
   on conflict (idempotency_key) do nothing returning download_id`,
);
const find = named(
  'downloads.findUse',
  'select download_id, is_download from downloads_use where idempotency_key = $1',
);
const rollUp = named(
  'downloads.rollUp',
  `with fresh as (
     update downloads_use set counted = true
     where idempotency_key in (
       select idempotency_key from downloads_use where not counted limit ${ROLL_UP_BATCH} for update skip locked
     )
     returning download_id, is_download
   ), added as (
     insert into downloads_count as c (download_id, view_count, download_count)
     select download_id, count(*) filter (where not is_download), count(*) filter (where is_download)
     from fresh group by download_id order by download_id
     on conflict (download_id) do update set view_count = c.view_count + excluded.view_count,
       download_count = c.download_count + excluded.download_count
   )
   select count(*)::int as taken from fresh`,
);
export const oldUseKeys = removalOf('downloads.forgetKeys', 'downloads_use', oldKeyIn('used_at'));

interface Use {
  downloadId: string;
  isDownload: boolean;
}

/** How often downloads are looked at and downloaded: uses are inserted one by one and added to the counts later. */
export const createUseStore = (database: Database) => ({
  /**
   * Counts a use once per key. Returns what the key first counted for and whether that was now, or undefined if there is
   * no such download.
   */
  async count(
    { downloadId, isDownload }: Use,
    idempotencyKey: string,
  ): Promise<(Use & { isNew: boolean }) | undefined> {
    const [counted] = await database.query(insert, [idempotencyKey, downloadId, isDownload]);
    if (counted) return { downloadId, isDownload, isNew: true };
    const [before] = await database.query<{ download_id: string; is_download: boolean }>(find, [idempotencyKey]);
    return before && { downloadId: before.download_id, isDownload: before.is_download, isNew: false };
  },
});

export const downloadCountJob = (database: Database): IntervalJob =>
  rollUpJob('downloads.rollUp', async () => {
    const [batch] = await database.query<{ taken: number }>(rollUp);
    return batch?.taken ?? 0;
  });
