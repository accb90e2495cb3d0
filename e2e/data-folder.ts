import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { processesWith } from '#server/kit/database/embedded/processes.ts';
import { clusterName } from '#server/kit/database/embedded/socket.ts';

/** An empty folder that goes with the test, or with the file where `afterAll` is given. */
export function dataFolder(whenOver: (remove: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-e2e-')));
  // As root, the database works under another account.
  chmodSync(folder, 0o755);
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The number of the database's main process on the folder; undefined while none runs. */
export const postmasterOf = (dataDir: string): number | undefined =>
  processesWith((command) => command.includes(`postgres -D ${join(dataDir, 'database')} -p `))[0];

/** The numbers of all processes of the database on the folder. */
export const databaseProcesses = (dataDir: string): number[] => {
  const title = `postgres: ${clusterName(join(dataDir, 'database'))}:`;
  const workers = processesWith((command) => command.startsWith(title));
  const postmaster = postmasterOf(dataDir);
  return postmaster === undefined ? workers : [postmaster, ...workers];
};
