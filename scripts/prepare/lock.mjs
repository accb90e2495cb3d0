// The lock is a folder that holds one file for every process working under it. A folder can be renamed onto only while
// nothing or an empty folder stands there, and a file can be removed only by its own name: so two waiters that find the
// same dead owner cannot both win, and neither can remove the other's.
import { mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
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
  // Another machine or container on a shared folder: only its heartbeat can be seen.
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

/** Waits until no living process prepares this project, and answers the lock: `list(pid)` adds a helper, `release()` ends it. */
export async function takeLock(root) {
  // Not in build/ or node_modules/: the tools that work under the lock empty these.
  const folder = join(root, '.prepare.lock');
  const own = mkdtempSync(`${folder}-`);
  const mine = new Set();
  const list = (pid, at) => {
    const name = `${here}~${identify(pid)}`;
    writeFileSync(join(at, name), '');
    mine.add(name);
    return () => {
      mine.delete(name);
      rmSync(join(folder, name), { force: true });
    };
  };
  list(process.pid, own);
  const discard = () => rmSync(own, { recursive: true, force: true });
  process.once('exit', discard);

  const take = () => {
    const owners = livingOwners(folder);
    if (owners.length > 0) return owners[0];
    quietly(() => renameSync(own, folder));
    return quietly(() => statSync(own)) ? 'somebody else' : undefined;
  };
  const owner = take();
  if (owner !== undefined) {
    const name = owner.split('~')[1]?.split('.')[0] ?? '';
    await showProgress(`等待另一个准备进程 Waiting for another preparation (${name}, ${folder})`, async () => {
      while (take() !== undefined) await pause(LOOK_EVERY_MS);
    });
  }

  const beat = setInterval(() => {
    const now = new Date();
    for (const name of mine) quietly(() => utimesSync(join(folder, name), now, now));
  }, BEAT_EVERY_MS);
  beat.unref();
  return {
    list: (pid) => list(pid, folder),
    release: () => {
      clearInterval(beat);
      for (const name of mine) rmSync(join(folder, name), { force: true });
      mine.clear();
      quietly(() => rmdirSync(folder));
    },
  };
}
