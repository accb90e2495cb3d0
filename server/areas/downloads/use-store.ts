import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';

const ROLL_UP_EVERY_MS = 1000;
const FORGET_EVERY_MS = 3_600_000;
/** Small enough that a batch stays within the statement timeout. */
const BATCH = 5000;

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
       select idempotency_key from downloads_use where not counted limit ${BATCH} for update skip locked
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
const forget = named(
  'downloads.forgetKeys',
  `delete from downloads_use where idempotency_key in (
     select idempotency_key from downloads_use
     where counted and used_at < now() - interval '7 days' limit ${BATCH}
   ) returning 1`,
);

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

  /** Adds new uses to the counts. */
  async rollUp(isStopping = () => false) {
    while (!isStopping()) {
      const [batch] = await database.query<{ taken: number }>(rollUp);
      if ((batch?.taken ?? 0) < BATCH) return;
    }
  },

  /** Deletes keys that are older than any client's retries. */
  async forgetOldKeys(isStopping = () => false) {
    while (!isStopping()) if ((await database.query(forget)).length < BATCH) return;
  },
});

/** Adds uses to the counts once a second, on every node. Each use is added once. */
export const downloadCountJobs = (database: Database): IntervalJob[] => {
  const store = createUseStore(database);
  return [
    {
      name: 'downloads.rollUp',
      everyMs: ROLL_UP_EVERY_MS,
      failure: 'views and downloads wait to be rolled up',
      run: store.rollUp,
    },
    {
      name: 'downloads.forgetOldKeys',
      everyMs: FORGET_EVERY_MS,
      failure: 'old keys of views and downloads stay for now',
      run: store.forgetOldKeys,
    },
  ];
};
