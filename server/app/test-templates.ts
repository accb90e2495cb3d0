import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type DemoAccount, demoFile } from './demo-accounts.ts';
import { createSecret } from '#server/kit/secrets/secret.ts';
import { readConfig } from '#server/kit/config.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import { silentLog, type Template } from '#server/kit/database/testing.ts';
import { prepareDatabase, prepareDemoAccounts } from './start.ts';

/** The secret of every application that a test builds. */
export const testSecret = createSecret('the secret of one test file, long enough for any');

/** A migrated database with the default content. */
export const contentTemplate: Template = {
  name: 'portal_content',
  fill: (connection) => prepareDatabase(connection, silentLog),
};

/** Folder with the list of the demo accounts and their files. */
const accountsFolder = () => join(inject('templatesFolder'), 'accounts');
const accountFiles = () => join(accountsFolder(), 'files');

/** A database with the default content and the demo accounts. */
export const accountsTemplate: Template = {
  name: 'portal_accounts',
  async fill(connection) {
    rmSync(accountsFolder(), { recursive: true, force: true });
    mkdirSync(accountFiles(), { recursive: true });
    await prepareDatabase(connection, silentLog);
    const config = readConfig({ DATA_DIR: accountsFolder(), FILES_URL: `file:${accountFiles()}` });
    const database = openDatabase(connection, { log: silentLog });
    try {
      await prepareDemoAccounts(config, database, testSecret);
    } finally {
      await database.close();
    }
  },
};

/** Returns the accounts of `accountsTemplate` and copies their files into the folder. */
export const takeDemoAccounts = (filesFolder: string): DemoAccount[] => {
  cpSync(accountFiles(), filesFolder, { recursive: true });
  return JSON.parse(readFileSync(demoFile(accountsFolder()), 'utf8'));
};
