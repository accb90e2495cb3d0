import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DemoAccount, demoFile } from './demo-accounts.ts';
import { allBuiltInEngines } from '#server/areas/trial/engine-of.ts';
import { markEngines } from '#server/areas/trial/mark-engines.ts';
import { createSecret } from '#server/kit/secrets/secret.ts';
import { readConfig } from '#server/kit/config.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { makeDaysAhead } from '#server/kit/database/day-partitions.ts';
import { named } from '#server/kit/database/statement.ts';
import { silentLog, type Template } from '#server/kit/database/testing.ts';
import { prepareDatabase, prepareDemoAccounts } from './start.ts';

/** The secret of every application that a test builds. */
export const testSecret = createSecret('the secret of one test file, long enough for any');

const partitioned = named(
  'test.partitioned',
  `select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace`,
);

const withDatabase = async (connection: Connection, work: (database: Database) => Promise<unknown>) => {
  const database = openDatabase(connection, { log: silentLog });
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

/**
 * Prepares a database as a start does, with the partitions of the next days and the marks of abilities with an engine,
 * which each test file would create otherwise.
 */
const prepare = async (connection: Connection) => {
  await prepareDatabase(connection, silentLog);
  await withDatabase(connection, async (database) => {
    for (const { name } of await database.query<{ name: string }>(partitioned)) await makeDaysAhead(database, name);
    await database.transaction((transaction) => markEngines(transaction, allBuiltInEngines));
  });
};

/** A migrated database with the default content. */
export const contentTemplate: Template = {
  name: 'portal_content',
  fill: prepare,
};

/** Folder with the list of the demo accounts and their files. */
const accountsFolder = () => join(inject('templatesFolder'), 'accounts');
const accountFiles = () => join(accountsFolder(), 'files');

/** A database with the default content and the demo accounts. */
export const accountsTemplate: Template = {
  name: 'portal_accounts',
  basis: contentTemplate,
  async fill(connection) {
    rmSync(accountsFolder(), { recursive: true, force: true });
    mkdirSync(accountFiles(), { recursive: true });
    const config = readConfig({ DATA_DIR: accountsFolder(), FILES_URL: `file:${accountFiles()}` });
    await withDatabase(connection, (database) => prepareDemoAccounts(config, database, testSecret));
  },
};

/** Returns the accounts of `accountsTemplate` and copies their files into the folder. */
export const takeDemoAccounts = (filesFolder: string): DemoAccount[] => {
  cpSync(accountFiles(), filesFolder, { recursive: true });
  return JSON.parse(readFileSync(demoFile(accountsFolder()), 'utf8'));
};
