import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { holdingLock } from '#server/kit/database/testing.ts';
import { dataFolder } from './data-folder.ts';
import { stopCleanly } from './portal-copy.ts';
import { startPortal } from './portal.ts';

/** The key of the lock that lets one test file make the folder. */
const LOCK = 7_203_115;

export interface FirstStart {
  /** The folder that the start has filled. Not to be changed. */
  dataDir: string;
  output: string;
}

/**
 * Returns the one first start of a portal of this run, on an empty folder. The portal has stopped again. The folder lies
 * at FIRST_START, where the browser tests find it, or ends with the run.
 */
export async function firstStart(): Promise<FirstStart> {
  const dataDir = process.env.FIRST_START || join(inject('templatesFolder'), 'data');
  // Written last: without it the folder is not complete.
  const outputFile = `${dataDir}.output`;
  await holdingLock(LOCK, async () => {
    if (existsSync(outputFile)) return;
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    // If the tests run as root, the database runs under another account.
    chmodSync(dataDir, 0o755);
    const portal = await startPortal({ dataDir });
    await stopCleanly(portal);
    writeFileSync(outputFile, portal.output());
  });
  return { dataDir, output: readFileSync(outputFile, 'utf8') };
}

/**
 * Returns a copy of the folder of that first start, for tests that prove something else and would wait for another one.
 * It is removed after the test, or after the file with `afterAll`.
 */
export async function preparedFolder(whenOver?: (remove: () => void) => void): Promise<string> {
  const { dataDir } = await firstStart();
  const copy = dataFolder(whenOver);
  // The database may belong to another account, which Node's own copy would lose.
  execFileSync('cp', ['-a', `${dataDir}/.`, copy]);
  return copy;
}
