import type pg from 'pg';
import { test as base } from './fixtures.ts';
import { connectTo, endAnnouncements } from './portal-database.ts';
import { type Portal, startPortal } from './portal.ts';

const START_TIMEOUT_MS = 120_000;

/** What tests change; they find it as the import has left it. */
const TABLES = ['site_menu', 'site_config', 'catalogue_ability', 'catalogue_ability_count'];

export interface PortalDatabase {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Makes every question to the table fail. */
  takeAway(table: string): Promise<void>;
}

/** `test` on a portal of the worker's own, without caches, whose database a test may change; the change ends with the test. */
export const test = base.extend<
  { database: PortalDatabase },
  {
    /** Files that change the accounts to try name a portal, which no other file gets. */
    portalName: string;
    /** Whether the announcement shows that the import has made. */
    announces: boolean;
    portal: Portal;
    client: pg.Client;
  }
>({
  portalName: ['shared', { scope: 'worker', option: true }],
  announces: [false, { scope: 'worker', option: true }],
  portal: [
    async ({ announces }, use) => {
      const portal = await startPortal({ env: { PAGE_CACHE: 'off' } });
      if (!announces) await endAnnouncements(portal);
      await use(portal);
      const code = await portal.stop();
      if (code !== 0) throw new Error(`The portal did not stop cleanly (${code}):\n${portal.output()}`);
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  client: [
    async ({ portal }, use) => {
      const client = await connectTo(portal);
      await client.query('create schema kept');
      for (const table of TABLES) await client.query(`create table kept.${table} as table ${table}`);
      await use(client);
      await client.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  database: async ({ client }, use) => {
    const away: string[] = [];
    await use({
      query: (text, values) => client.query(text, values),
      takeAway: async (table) => {
        await client.query(`alter table ${table} rename to ${table}_away`);
        away.push(table);
      },
    });
    for (const table of away) await client.query(`alter table ${table}_away rename to ${table}`);
    for (const table of TABLES) await client.query(`delete from ${table}; insert into ${table} table kept.${table}`);
  },
});
