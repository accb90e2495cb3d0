import { mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, Log } from '../connection.ts';
import { UnusableDatabase } from '../unusable-database.ts';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { takeLock } from './lock.ts';
import { clearDead, launch, type Postmaster, type Site, stopOrphan, stopPostmaster, whenReady } from './postmaster.ts';
import { socketFolder, socketPort } from './socket.ts';

export interface EmbeddedDatabase {
  connection: Connection;
  /** Writes everything to disk, ends the server process and releases the data folder. */
  stop(): Promise<void>;
  /** Calls the listener each time the server process died and responds again. */
  onRestart(listener: () => void): void;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  onProgress?: (line: string) => void;
}

const name = 'portal';
const shortestPause = 50;
const longestPause = 10_000;

function openDataFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return realpathSync(dataDir);
  } catch (error) {
    throw new UnusableDatabase(`The data folder ${resolve(dataDir)} cannot be made: ${(error as Error).message}.`);
  }
}

function lockDataFolder(folder: string): () => void {
  try {
    return takeLock(join(folder, 'portal.lock'));
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error;
    throw new UnusableDatabase(`The data folder ${folder} cannot be written: ${(error as Error).message}.`);
  }
}

// The pid of an ended process may belong to another process.
const stop = async (running: Postmaster) => {
  if (running.isRunning()) await stopPostmaster(running.pid);
};

/**
 * Waits for the server and creates the portal's database. Its owner is not an administrator, so that an SQL injection
 * cannot read files.
 */
async function setUp(running: Postmaster, site: Site, progress: (line: string) => void): Promise<void> {
  try {
    const client = await whenReady(running, site, progress);
    try {
      const roles = await client.query('select 1 from pg_roles where rolname = $1', [name]);
      if (roles.rowCount === 0) await client.query(`create role ${name} login`);
      const databases = await client.query('select 1 from pg_database where datname = $1', [name]);
      if (databases.rowCount === 0) await client.query(`create database ${name} owner ${name}`);
    } finally {
      await client.end();
    }
  } catch (error) {
    await stop(running);
    throw error;
  }
}

/**
 * Restarts the server process whenever it dies, with growing pauses if it keeps dying. Returns the function that ends
 * it for good.
 */
function supervise(site: Site, first: Postmaster, log: Log, onRestarted: () => void) {
  const stopping = new AbortController();
  let running = first;
  let wait = shortestPause;

  const startAgain = async () => {
    await pause(wait, undefined, { signal: stopping.signal });
    wait = Math.min(wait * 2, longestPause);
    await clearDead(site);
    stopping.signal.throwIfAborted();
    running = launch(site);
    await setUp(running, site, (line) => log.warn(line));
    onRestarted();
  };

  const keep = async () => {
    for (;;) {
      const began = Date.now();
      const how = await running.exited;
      if (stopping.signal.aborted) return;
      if (Date.now() - began > 60_000) wait = shortestPause;
      log.error({ how }, 'the database process ended unexpectedly, starting it again');
      await startAgain().catch((error) => {
        if (!stopping.signal.aborted) log.error({ err: error }, 'the database could not be started again');
      });
    }
  };
  const kept = keep();

  return async () => {
    stopping.abort();
    await stop(running);
    await kept;
  };
}

/**
 * Starts the embedded PostgreSQL on `<dataDir>/database` and keeps it running until `stop()`; creates the database at
 * the first start. Throws `AlreadyRunning` while another live process owns the data folder, and `UnusableDatabase` with
 * one sentence for every problem that the operator has to fix.
 */
export async function startEmbedded({ dataDir, log, onProgress }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const progress = onProgress ?? ((line) => log.info(line));
  const binaries = findBinaries();
  const folder = openDataFolder(dataDir);
  const unlock = lockDataFolder(folder);
  try {
    const cluster = join(folder, 'database');
    const account = chooseAccount(cluster);
    const logFile = join(folder, 'database.log');
    await prepareCluster({ cluster, binaries, account, logFile, progress });
    const site: Site = {
      cluster,
      socket: socketFolder(cluster, account),
      binaries,
      account,
      logFile,
    };
    await stopOrphan(site, log);
    const listeners: (() => void)[] = [];
    const first = launch(site);
    await setUp(first, site, progress);
    log.info({ pid: first.pid, folder: cluster }, 'the database runs');
    const end = supervise(site, first, log, () => {
      for (const listener of listeners) listener();
    });
    let stopped: Promise<void> | undefined;
    return {
      connection: {
        host: site.socket,
        port: socketPort,
        user: name,
        database: name,
      },
      stop: () => (stopped ??= end().finally(unlock)),
      onRestart: (listener) => void listeners.push(listener),
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
