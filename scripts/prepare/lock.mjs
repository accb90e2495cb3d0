// The lock is a folder with one file for every process that works under it. Renaming a folder succeeds only if the
// target is missing or empty, and each process removes only files by their own names. So of two waiters that find the
// same dead owner only one wins, and neither removes the other's file.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { showProgress } from './progress.mjs';
import { identify, isAlive } from './process-identity.mjs';

const LOOK_EVERY_MS = 200;
const BEAT_EVERY_MS = 5000;
const FOREIGN_DEAD_AFTER_MS = 60_000;
const here = encodeURIComponent(hostname());

function quietly(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function lives(folder, owner) {
  const [host, identity] = owner.split('~');
  if (host === here) return isAlive(identity);
  // The owner is on another machine or container with a shared folder: only its heartbeat is visible.
  const beat = quietly(() => statSync(join(folder, owner)).mtimeMs);
  return beat !== undefined && Date.now() - beat < FOREIGN_DEAD_AFTER_MS;
}

function livingOwners(folder) {
  const owners = quietly(() => readdirSync(folder)) ?? [];
  const living = owners.filter((owner) => lives(folder, owner));
  for (const owner of owners) if (!living.includes(owner)) rmSync(join(folder, owner), { force: true });
  if (living.length === 0) quietly(() => rmdirSync(folder));
  return living;
}

/** Creates the lock under which this project is prepared. `take()` waits for it; `list(pid)` adds a helper process. */
export function createLock(root) {
  // Not in build/ or node_modules/: the tools that work under the lock empty these.
  const folder = join(root, '.prepare.lock');
  const own = mkdtempSync(`${folder}-`);
  const mine = new Set();

  const list = (pid, at = folder) => {
    const name = `${here}~${identify(pid)}`;
    writeFileSync(join(at, name), '');
    mine.add(name);
    return () => {
      mine.delete(name);
      rmSync(join(folder, name), { force: true });
    };
  };

  /** Returns the owner of the lock, or `undefined` once it is ours. */
  const tryToTake = () => {
    const owners = livingOwners(folder);
    if (owners.length === 0) quietly(() => renameSync(own, folder));
    if (!existsSync(own)) return undefined;
    return owners[0] ?? livingOwners(folder)[0] ?? '';
  };

  const beat = setInterval(() => {
    const now = new Date();
    for (const name of mine) quietly(() => utimesSync(join(folder, name), now, now));
  }, BEAT_EVERY_MS);
  beat.unref();

  return {
    list,
    async take() {
      list(process.pid, own);
      const owner = tryToTake();
      if (owner === undefined) return;
      const pid = owner.slice(owner.indexOf('~') + 1).split('.')[0];
      await showProgress(`等待另一个准备进程 Waiting for another preparation (${pid}, ${folder})`, async () => {
        while (tryToTake() !== undefined) await pause(LOOK_EVERY_MS);
      });
    },
    release() {
      clearInterval(beat);
      rmSync(own, { recursive: true, force: true });
      for (const name of mine) rmSync(join(folder, name), { force: true });
      mine.clear();
      quietly(() => rmdirSync(folder));
    },
  };
}
