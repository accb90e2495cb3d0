import type pg from 'pg';
import { test as base } from './fixtures.ts';
import { connectTo } from './portal-database.ts';
import { type PortalCopy, startCopy, stopCleanly } from './portal-copy.ts';
import { PORTAL_TIMEOUT_MS } from './portal.ts';

/** The tables that tests change. Each test gets them as the import has left them. */
const TABLES = ['site_menu', 'site_config', 'catalogue_ability', 'catalogue_ability_count'];

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
    /** Files that change the demo accounts choose a name, whose portal no other file uses. */
    portalName: string;
    /** Whether to show the announcement of the import. */
    announces: boolean;
    portal: PortalCopy;
    client: pg.Client;
  }
>({
  portalName: ['shared', { scope: 'worker', option: true }],
  announces: [false, { scope: 'worker', option: true }],
  portal: [
    async ({ announces }, use) => {
      const portal = await startCopy({ env: { PAGE_CACHE: 'off' }, announces });
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
    // In one transaction, so that a page that is still open never reads half of it.
    await client.query(
      TABLES.map((table) => `delete from ${table}; insert into ${table} table kept.${table}`).join('; '),
    );
  },
});
