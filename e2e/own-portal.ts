import type pg from 'pg';
import { test as base } from './fixtures.ts';
import { connectTo } from './portal-database.ts';
import { type PortalCopy, startCopy, stopCleanly } from './portal-copy.ts';
import { PORTAL_TIMEOUT_MS } from './portal.ts';

/** The tables that tests change. Each test gets them as the import has left them. */
const TABLES = ['site_menu', 'site_config', 'catalogue_ability', 'catalogue_ability_count'];

/** Lists the columns of tables that can be written, in the order of the tables. */
const WRITABLE_COLUMNS = `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns
  from information_schema.columns
  where table_schema = current_schema() and table_name = any ($1::text[]) and is_generated = 'NEVER'
  group by table_name order by array_position($1::text[], table_name::text)`;

/** Returns for each table whether its rows differ from the stored ones. Writing them again takes much longer. */
const CHANGED = `select ${TABLES.map((table) => {
  const rowsOf = (name: string) => `(select string_agg(r::text, '' order by r::text) from ${name} r)`;
  return `${rowsOf(table)} is distinct from ${rowsOf(`kept.${table}`)} as ${table}`;
}).join(', ')}`;

export interface PortalDatabase {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
}

/**
 * `test` with one portal per worker, without caches. Tests may change its database; the changes are reverted after the
 * test.
 */
export const test = base.extend<
  { database: PortalDatabase },
  {
    /**
     * Files that change the demo accounts or the content choose a name; the portal that a name has in a worker serves
     * only its files. Each name costs several seconds: files that do not mind what others leave behind share one.
     */
    portalName: string;
    /** Whether to show the announcement of the import. */
    announces: boolean;
    /** Further settings of the portal. */
    portalEnv: Record<string, string>;
    portal: PortalCopy;
    client: pg.Client;
  }
>({
  portalName: ['shared', { scope: 'worker', option: true }],
  announces: [false, { scope: 'worker', option: true }],
  portalEnv: [{}, { scope: 'worker', option: true }],
  portal: [
    async ({ announces, portalEnv }, use) => {
      const portal = await startCopy({ env: { PAGE_CACHE: 'off', ...portalEnv }, announces });
      await use(portal);
      await stopCleanly(portal);
    },
    { scope: 'worker', timeout: PORTAL_TIMEOUT_MS },
  ],
  client: [
    async ({ portal }, use) => {
      const client = await connectTo(portal.connection);
      await client.query('create schema kept');
      for (const table of TABLES) await client.query(`create table kept.${table} as table ${table}`);
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],
  database: async ({ client }, use) => {
    await use({ query: (text, values) => client.query(text, values) });
    const { rows } = await client.query<Record<string, boolean>>(CHANGED);
    const changed = TABLES.filter((table) => rows[0]?.[table]);
    if (changed.length === 0) return;
    // In one transaction, so that a page that is still open never reads half of it; and after those that still write,
    // such as a preview, which would else insert the same rows.
    const columnsOf = await client.query<{ table: string; columns: string }>(WRITABLE_COLUMNS, [changed]);
    await client.query(
      [
        `lock table ${changed.join(', ')} in access exclusive mode`,
        ...columnsOf.rows.map(
          ({ table, columns }) =>
            `delete from ${table}; insert into ${table} (${columns}) select ${columns} from kept.${table}`,
        ),
      ].join('; '),
    );
  },
});
