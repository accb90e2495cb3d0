import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { connectionTo } from './database.ts';
import { type PortalOptions, startPortal } from './portal.ts';

/** Returns the variables by which a node uses the database, the files and the secret of a portal on a data folder. */
export const sharedBy = (dataDir: string): Record<string, string> => {
  const { host, port, user, database } = connectionTo(dataDir);
  return {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`,
    FILES_URL: `file:${join(dataDir, 'files')}`,
    PORTAL_SECRET: readFileSync(join(dataDir, 'portal-secret'), 'utf8').trim(),
  };
};

/** Starts a further node of a portal that runs on a data folder. */
export const startNode = (dataDir: string, options: PortalOptions) =>
  startPortal(makeDataFolder(), { ...options, env: { ...options.env, ...sharedBy(dataDir) } });
