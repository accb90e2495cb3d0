import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { processesWith } from '#server/kit/database/embedded/processes.ts';
import { clusterName } from '#server/kit/database/embedded/socket.ts';

/** Creates an empty folder that is removed after the test, or after the file with `afterAll`. */
export function dataFolder(whenOver: (remove: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-e2e-')));
  // If the tests run as root, the database runs under another account.
  chmodSync(folder, 0o755);
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns the process ID of the folder's main database process; `undefined` if none is running. */
export const postmasterOf = (dataDir: string): number | undefined =>
  processesWith((command) => command.includes(`postgres -D ${join(dataDir, 'database')} -p `))[0];

/** Returns the IDs of all database processes of the folder. */
export const databaseProcesses = (dataDir: string): number[] => {
  const title = `postgres: ${clusterName(join(dataDir, 'database'))}:`;
  const workers = processesWith((command) => command.startsWith(title));
  const postmaster = postmasterOf(dataDir);
  return postmaster === undefined ? workers : [postmaster, ...workers];
};
