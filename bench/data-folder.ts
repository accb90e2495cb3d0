import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty data folder for a portal and removes it when the bench ends. */
export const makeDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  // If the bench runs as root, the database runs under another account.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
