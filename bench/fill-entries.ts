import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import { connectionTo } from './database.ts';

/** In the titles of as many entries on every side. */
export const SELDOM = '罕见';
export const SELDOM_ENTRIES = 10;
/** In one title of ten. */
export const OFTEN = '烟火';

/** The slugs lie above those of the default content. */
const FROM = 1_000_000;

const insertEntries = `insert into content_entry (kind, slug, title, status, owner, published_no, next_no, published_at, updated_at)
  select 'ability', ($2::integer + n)::text,
    '第 ' || n || ' 项' || case when n <= $3 then '${SELDOM}' when n % 10 = 0 then '${OFTEN}' else '安全' end || '检测能力',
    2, 'operator', 1, 2, now(), now() - n * interval '1 minute'
  from generate_series(1, $1::integer) n`;
const insertVersions = `insert into content_version (entry_id, no, title, payload, schema_no, hash, reason)
  select entry_id, 1, title, jsonb_build_object('abilityName', title), 1, md5(slug), 'publish'
  from content_entry where kind = 'ability' and slug::integer > $1`;

/** Adds entries, of which visitors see nothing, to the database of a data folder, whose portal is running. */
export const fillEntries = async (dataDir: string, entries: number, progress: (text: string) => void) => {
  progress(`${entries} entries are added`);
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  try {
    await client.query(insertEntries, [entries, FROM, SELDOM_ENTRIES]);
    await client.query(insertVersions, [FROM]);
    for (const table of ['entry', 'version']) await client.query(`vacuum (analyze) content_${table}`);
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
};
