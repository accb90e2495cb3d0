import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { UnusableDatabase } from '../unusable-database.ts';
import { startOf } from './processes.ts';

/** Another live process owns the data folder. */
export class AlreadyRunning extends UnusableDatabase {
  override name = 'AlreadyRunning';
  readonly pid: number;

  constructor(pid: number) {
    super(`The portal is already running on this data folder (process ${pid}).`);
    this.pid = pid;
  }
}

interface Owner {
  pid: number;
  startedAt: string;
  id: string;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch (error) {
    if (isMissing(error)) return undefined;
    // Only a power cut leaves half a lock, so its writer is dead.
    return { pid: 0, startedAt: '', id: 'unreadable' };
  }
}

const isAlive = (owner: Owner) => owner.pid > 0 && startOf(owner.pid) === owner.startedAt;

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o644);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
}

/**
 * Creates `path` for this process. A process that takes over from a dead owner must first hold the lock named after
 * that owner, so that one wins if several find the same dead owner.
 */
function acquire(path: string, me: Owner): void {
  const draft = `${path}.${me.id}.draft`;
  writeDurably(draft, JSON.stringify(me));
  try {
    for (;;) {
      try {
        linkSync(draft, path);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const owner = readOwner(path);
      if (!owner) continue;
      if (isAlive(owner)) throw new AlreadyRunning(owner.pid);
      const claim = `${path}.${owner.id}`;
      acquire(claim, me);
      try {
        if (readOwner(path)?.id !== owner.id) continue;
        renameSync(draft, path);
        return;
      } finally {
        rmSync(claim, { force: true });
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the lock file for this process, also from a dead owner, and returns the function that releases it. Throws
 * `AlreadyRunning`.
 */
export function takeLock(path: string): () => void {
  const me: Owner = {
    pid: process.pid,
    startedAt: startOf(process.pid) ?? '',
    id: randomBytes(6).toString('hex'),
  };
  acquire(path, me);
  return () => {
    if (readOwner(path)?.id === me.id) rmSync(path, { force: true });
  };
}
