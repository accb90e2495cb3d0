import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { chooseAccount } from '../server/database/embedded/account.ts';
import { socketFolder, socketPort } from '../server/database/embedded/socket.ts';
import { test as base } from './fixtures.ts';
import { type Portal, startPortal } from './portal.ts';

const NAME = 'portal';
const START_TIMEOUT_MS = 120_000;

/** What tests change; they find it as the import has left it. */
const TABLES = ['site_menu', 'site_config', 'catalogue_ability', 'catalogue_ability_count'];

export interface PortalDatabase {
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Makes every question to the table fail. */
  takeAway(table: string): Promise<void>;
}

async function connect(portal: Portal): Promise<pg.Client> {
  const cluster = join(realpathSync(portal.dataDir), 'database');
  const host = socketFolder(cluster, chooseAccount(cluster));
  const client = new pg.Client({ host, port: socketPort, user: NAME, database: NAME, ssl: false });
  await client.connect();
  return client;
}

/** `test` on a portal of the worker's own, without caches, whose database a test may change; the change ends with the test. */
export const test = base.extend<
  { database: PortalDatabase },
  {
    /** Files that change the accounts to try name a portal, which no other file gets. */
    portalName: string;
    portal: Portal;
    client: pg.Client;
  }
>({
  portalName: ['shared', { scope: 'worker', option: true }],
  portal: [
    async ({}, use) => {
      const portal = await startPortal({ env: { PAGE_CACHE: 'off' } });
      await use(portal);
      const code = await portal.stop();
      if (code !== 0) throw new Error(`The portal did not stop cleanly (${code}):\n${portal.output()}`);
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  client: [
    async ({ portal }, use) => {
      const client = await connect(portal);
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
