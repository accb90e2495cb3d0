/** Multiplies the abilities of the database in a data folder, whose portal runs. Arguments: the folder and the factor. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { chooseAccount } from '#server/database/embedded/account.ts';
import { clientConfig } from '#server/database/connection.ts';
import { socketFolder, socketPort } from '#server/database/embedded/socket.ts';

const [folder = '', factor = '1000'] = process.argv.slice(2);
const cluster = join(realpathSync(folder), 'database');
const client = new pg.Client({
  ...clientConfig({
    host: socketFolder(cluster, chooseAccount(cluster)),
    port: socketPort,
    user: 'portal',
    database: 'portal',
  }),
  query_timeout: 0,
  statement_timeout: 0,
});
await client.connect();
const copied = [
  'ability_name',
  'model_type',
  'industry_types',
  'product_forms',
  'chip_ids',
  'enabled_production',
  'enabled_test',
  'guanlan2',
  'typical_scene_type',
  'search_vector',
  'name_vector',
  'label_vector',
].join(', ');
const [{ indexdef }] = (
  await client.query("select indexdef from pg_indexes where indexname = 'catalogue_ability_search'")
).rows;
// Filled at once it takes a hundredth of the time.
await client.query('drop index catalogue_ability_search');
// Numbers 1001, 2001 … are copies of 1; times differ, so that orders by time have no blocks of equals.
await client.query(
  `insert into catalogue_ability (ability_no, update_time, summary, entry, ${copied})
   select ability_no + 1000 * n, update_time + n * interval '1 minute',
     summary || jsonb_build_object('abilityNo', ability_no + 1000 * n),
     entry || jsonb_build_object('abilityNo', ability_no + 1000 * n), ${copied}
   from catalogue_ability cross join generate_series(1, $1::integer - 1) n`,
  [Number(factor)],
);
await client.query(indexdef);
await client.query(
  `insert into catalogue_ability_count (ability_no, facet_id, view_count, download_count)
   select ability_no, facet_id, ability_no::bigint * 7919 % 100003, ability_no::bigint * 104729 % 5003 from catalogue_ability
   on conflict (ability_no) do update set view_count = excluded.view_count, download_count = excluded.download_count`,
);
await client.query('vacuum analyze catalogue_ability');
await client.query('vacuum analyze catalogue_ability_count');
await client.query('vacuum analyze catalogue_facet');
await client.end();
