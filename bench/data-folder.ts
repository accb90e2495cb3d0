import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty data folder for a portal; it goes when the bench ends. */
export const makeDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  // As root, the database works under another account.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
