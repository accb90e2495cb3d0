import { statfsSync } from 'node:fs';
import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import { connectionTo } from './database.ts';

/** The measured account has one request in this many. */
export const OWN_OF = 100;
const DAYS = 30;
/** Bytes on disk per request, including its indices and the database's log. */
const BYTES_EACH = 900;

const ownerOf = 'select account_id from identity_account where user_name = $1';
const others = 'select array_agg(account_id) as ids from identity_account where account_id <> $1';
const day = `(now() at time zone 'Asia/Shanghai')::date - $1::integer`;
const begin = `select to_char(${day}, 'YYYYMMDD') as name, ((${day})::timestamp at time zone 'Asia/Shanghai')::text as start,
  ((${day} + 1)::timestamp at time zone 'Asia/Shanghai')::text as stop`;

/** SQL: requests of a day, whose ids have their times. */
const insertInto = (table: string) => `insert into ${table}
  (request_id, at, account_id, application_id, application_name, key_id, kind, call, ability_no, model, version, status,
   code, charge, picture_ms, engine_ms, total_ms, source, picture_bytes, picture_sha256, width, height, targets, texts,
   network, agent)
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || left(hash, 3) || '8'
      || substr(hash, 4, 15))::uuid, at,
    case when n % ${OWN_OF} = 0 then $3::bigint else ($4::bigint[])[1 + n % array_length($4::bigint[], 1)] end,
    gen_random_uuid(), '巡检程序', gen_random_uuid(), 'live', 'api.infer', 1 + n % 60, 'CenterNet', '1.0.0', 200,
    case when n % 20 = 0 then '20004' else '200' end, 'charged', 5, 120, 140, 'base64', 200000, hash || hash, 1920, 1080,
    3, 0, '203.0.113.*', 'python-requests/2.32'
  from (select n, md5($5 || n::text) as hash,
      date_trunc('milliseconds', $1::timestamptz + n * (interval '1 day' / $2::integer)) as at
    from generate_series(0, $2::integer - 1) n) drawn`;

/**
 * Replaces the requests in the database of a data folder, whose portal is running, by `all` requests of 30 days. Returns
 * the id of one that the account `name` has made.
 */
export const fillRequests = async (
  dataDir: string,
  all: number,
  name: string,
  progress: (text: string) => void,
): Promise<string> => {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < all * BYTES_EACH) throw new Error(`${all} requests want ${(all * BYTES_EACH) / 1e9} GB of disk`);
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  try {
    const owner = (await client.query<{ account_id: string }>(ownerOf, [name])).rows[0]?.account_id;
    const ids = (await client.query<{ ids: string[] }>(others, [owner])).rows[0]?.ids;
    for (let ago = 1; ago <= DAYS; ago += 1) {
      progress(`requests of day ${ago} of ${DAYS}`);
      const { name: digits, start, stop } = (await client.query(begin, [ago])).rows[0];
      const table = `api_request_${digits}`;
      await client.query(`drop table if exists ${table}`);
      // The indices are made when it is attached, which takes half of the time.
      await client.query(`create table ${table} (like api_request including defaults including constraints)`);
      await client.query(insertInto(table), [start, Math.ceil(all / DAYS), owner, ids, digits]);
      await client.query(
        `alter table api_request attach partition ${table} for values from ('${start}') to ('${stop}')`,
      );
    }
    progress('vacuum and statistics');
    await client.query('vacuum (analyze) api_request');
    // Otherwise it would run during the measurements.
    await client.query('checkpoint');
    const found = await client.query<{ request_id: string }>(
      'select request_id from api_request where account_id = $1 order by at limit 1 offset 50',
      [owner],
    );
    return found.rows[0]?.request_id as string;
  } finally {
    await client.end();
  }
};
