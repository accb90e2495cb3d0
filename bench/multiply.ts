import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import { connectionTo } from './database.ts';

/** Copies of ability 1 have the numbers 1001, 2001 … */
const NUMBERS_APART = 1000;

/** The columns that differ in a copy. The times differ, so that sorting by time has no large groups of ties. */
const renewed = {
  ability_no: `ability_no + ${NUMBERS_APART} * n`,
  update_time: "update_time + n * interval '1 minute'",
  summary: `summary || jsonb_build_object('abilityNo', ability_no + ${NUMBERS_APART} * n)`,
};

const listColumns = `select attname from pg_attribute
  where attrelid = 'catalogue_ability'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

// The entry keeps the number of its original: no list reads it, and compressing it again would take as long as the
// rest.
const insertCopies = (columns: readonly string[]) => {
  const values = columns.map((column) => renewed[column as keyof typeof renewed] ?? column);
  return `insert into catalogue_ability (${columns.join(', ')}) select ${values.join(', ')}
    from catalogue_ability cross join generate_series(1, $1::integer - 1) n`;
};

const countFacets = `update catalogue_facet f set total = counted.total
  from (select facet_id, count(*)::integer as total from catalogue_ability group by facet_id) counted
  where f.facet_id = counted.facet_id`;

const insertCounts = `insert into catalogue_ability_count (ability_no, facet_id, view_count, download_count)
  select ability_no, facet_id, ability_no::bigint * 7919 % 100003, ability_no::bigint * 104729 % 5003
  from catalogue_ability
  on conflict (ability_no) do update
    set view_count = excluded.view_count, download_count = excluded.download_count`;

/** Multiplies the abilities in the database of a data folder, whose portal is running. */
export const multiplyAbilities = async (dataDir: string, factor: number, progress: (text: string) => void) => {
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  try {
    // Without triggers it takes half the time: copies have the facets of their originals.
    await client.query("set session_replication_role = 'replica'");
    await client.query("set maintenance_work_mem = '512MB'");
    const columns = (await client.query<{ attname: string }>(listColumns)).rows.map(({ attname }) => attname);
    const {
      rows: [index],
    } = await client.query("select indexdef from pg_indexes where indexname = 'catalogue_ability_search'");
    // Creating the index at the end takes a hundredth of the time.
    await client.query('drop index catalogue_ability_search');
    progress(`abilities are copied ${factor} times`);
    await client.query(insertCopies(columns), [factor]);
    await client.query(insertCounts);
    await client.query(countFacets);
    progress('the index for searches is made');
    await client.query(index.indexdef);
    progress('vacuum and statistics');
    for (const table of ['ability', 'ability_count', 'facet'])
      await client.query(`vacuum (analyze, process_toast false) catalogue_${table}`);
    // Otherwise the vacuum would run during the measurements.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
};

// For manual use, with the data folder and the factor as arguments.
if (import.meta.main) {
  const [folder = '', factor = '1000'] = process.argv.slice(2);
  const began = performance.now();
  await multiplyAbilities(folder, Number(factor), (text) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${text}`),
  );
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
}
