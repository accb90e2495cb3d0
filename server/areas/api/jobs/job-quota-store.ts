import type { Database } from '#server/kit/database/database.ts';
import { endOf, today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import type { JobRow } from './job-store.ts';

const reserve = named(
  'api.reserveJobDay',
  `insert into api_job_day as d (account_id, day, used) select $1::bigint, ${today}, $2::integer where $2::integer <= $3
   on conflict (account_id, day) do update set used = d.used + excluded.used where d.used + excluded.used <= $3
   returning day::text as day, used`,
);
const reserveKey = named(
  'api.reserveKeyDay',
  `insert into api_key_day as d (key_id, day, used) select $1::uuid, $2::date, $3::integer where $3::integer <= $4
   on conflict (key_id, day) do update set used = d.used + excluded.used where d.used + excluded.used <= $4
   returning 1`,
);
const refund = named(
  'api.giveJobDayBack',
  `with key_back as (
     update api_key_day set used = greatest(0, used - $4::integer) where key_id = $2::uuid and day = $3::date and $5::boolean)
   update api_job_day set used = greatest(0, used - $4::integer) where account_id = $1 and day = $3::date`,
);
const used = named(
  'api.usedJobDay',
  `select coalesce((select used from api_job_day where account_id = $1 and day = ${today}), 0) as used,
     ${endOf(today)} as next_day`,
);
/** The total of the uploads of an account, which may wait for a day before it is counted. */
const uploads = named(
  'api.countUploads',
  `select coalesce(sum((select count(*) from api_job_picture p where p.job_id = j.job_id and p.fault is null) * cardinality(j.ability_nos)), 0)::integer
       as items,
     coalesce(sum(j.archive_bytes), 0)::float8 as bytes
   from api_job j where j.account_id = $1 and j.state in ('uploading', 'unpacking') and j.results_until > now()`,
);

/** Counts the pictures of jobs against the limits of a day: that of the account, and that of a key. */
export const createJobQuotaStore = (database: Database) => ({
  /** Counts pictures against the limit of today. Returns the day and its new total, or nothing past the limit. */
  async reserve(
    accountId: number,
    pictures: number,
    limit: number,
  ): Promise<{ day: string; used: number } | undefined> {
    const [row] = await database.query<{ day: string; used: number }>(reserve, [accountId, pictures, limit]);
    return row;
  },

  async reserveKey(keyId: string, day: string, pictures: number, limit: number): Promise<boolean> {
    return (await database.query(reserveKey, [keyId, day, pictures, limit])).length > 0;
  },

  async refund({ account_id: accountId, key_id: keyId, key_counted: keyCounted, day }: JobRow, pictures: number) {
    if (day !== null && pictures > 0) await database.query(refund, [accountId, keyId, day, pictures, keyCounted]);
  },

  async uploads(accountId: string): Promise<{ items: number; bytes: number }> {
    const [row] = await database.query<{ items: number; bytes: number }>(uploads, [accountId]);
    return row as { items: number; bytes: number };
  },

  async used(accountId: string): Promise<{ used: number; next_day: Date }> {
    const [row] = await database.query<{ used: number; next_day: Date }>(used, [accountId]);
    return row as { used: number; next_day: Date };
  },
});
