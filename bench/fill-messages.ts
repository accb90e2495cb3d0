import { statfsSync } from 'node:fs';
import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import { connectionTo } from './database.ts';

/** The number of messages of each account. */
export const MESSAGES_OF_EACH = 100;
/** Contained in one message of ten. */
export const KEYWORD = '固件';
/** Messages per statement, which limits the size of the database's log. */
const STEP = 1_000_000;
/** Bytes on disk per message, including its indices and the database's log. */
const BYTES_EACH = 700;

// Inserts in rounds, as in production: the messages of one account are far apart.
const insert = `insert into messages_message (owner_id, kind, priority, title, content, created_at, read_at)
  select case when n % $3 = 0 then $4 else 1000000 + n % $3 end, 1 + n % 8, n % 3, '通知 ' || n,
    '第 ' || n || ' 条通知的正文，说明发生了什么、需要您做什么，以及到什么时候为止。'
      || case when n / $3 % 10 = 0 then '${KEYWORD}' else '' end,
    now() - (($5::bigint - n) / $3) * interval '1 hour', case when n / $3 % 3 = 0 then now() end
  from generate_series($1::bigint, $2::bigint) n`;
const count = `insert into messages_owner (owner_id, total, unread)
  select owner_id, count(*), count(*) filter (where read_at is null) from messages_message group by owner_id`;
const ownerOf = 'select account_id from identity_account where user_name = $1';
const listIndices = `select indexname, indexdef from pg_indexes
  where tablename = 'messages_message' and indexname <> 'messages_message_pkey'`;

/**
 * Adds messages for a number of accounts, including `name`, to the database of a data folder, whose portal is running.
 */
export const fillMessages = async (
  dataDir: string,
  accounts: number,
  name: string,
  progress: (text: string) => void,
): Promise<void> => {
  const all = accounts * MESSAGES_OF_EACH;
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < all * BYTES_EACH) throw new Error(`${all} messages want ${(all * BYTES_EACH) / 1e9} GB of disk`);
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  try {
    // Without triggers, and with indices created at the end, it takes a fifth of the time.
    await client.query("set session_replication_role = 'replica'");
    await client.query("set maintenance_work_mem = '512MB'");
    const indices = (await client.query<{ indexname: string; indexdef: string }>(listIndices)).rows;
    for (const { indexname } of indices) await client.query(`drop index ${indexname}`);
    await client.query('truncate messages_message, messages_owner');
    const owner = (await client.query<{ account_id: string }>(ownerOf, [name])).rows[0]?.account_id;
    for (let from = 1; from <= all; from += STEP) {
      progress(`messages ${from} to ${Math.min(all, from + STEP - 1)} of ${all}`);
      await client.query(insert, [from, Math.min(all, from + STEP - 1), accounts, owner, all]);
    }
    await client.query(count);
    progress('the indices of messages are made');
    for (const { indexdef } of indices) await client.query(indexdef);
    progress('vacuum and statistics');
    for (const table of ['message', 'owner'])
      await client.query(`vacuum (analyze, process_toast false) messages_${table}`);
    // Otherwise the vacuum would run during the measurements.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
};
