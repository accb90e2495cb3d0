import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Connection, Log } from '../connection.ts';
import { clientConfig } from '../connection.ts';
import { UnusableDatabase } from '../unusable-database.ts';
import { type Account, invocation } from './account.ts';
import type { Binaries } from './binaries.ts';
import { environment } from './environment.ts';
import { lastComplaint, openLogFile } from './log-file.ts';
import { commandOf, isGoneWithin, processesWith, signal, startOf } from './processes.ts';
import { clusterName, socketPort } from './socket.ts';

export interface Site {
  cluster: string;
  socket: string;
  binaries: Binaries;
  account: Account | undefined;
  logFile: string;
}

/** A started server process; `exited` resolves with the way it ended. */
export interface Postmaster {
  pid: number;
  isRunning(): boolean;
  exited: Promise<string>;
}

/** Starts the server process in a separate session, so that Ctrl-C in the terminal only reaches our process. */
export function launch({ cluster, socket, binaries, account, logFile }: Site): Postmaster {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    cluster_name: clusterName(cluster),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', cluster, '-p', String(socketPort), ...options];
  const start = invocation(account, [cluster, socket], binaries.postgres, args);
  const log = openLogFile(logFile);
  let child: ChildProcess;
  try {
    child = spawn(start.file, start.args, {
      ...start.options,
      cwd: '/',
      env: environment(),
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
  // If our process ends without stopping the database, for example after an uncaught error, the database ends as well.
  const end = () => child.kill('SIGINT');
  process.on('exit', end);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killer) => resolve(killer ? `by ${killer}` : `with code ${code}`));
  }).finally(() => process.off('exit', end));
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return { pid: child.pid ?? 0, isRunning, exited };
}

const isStarting = (error: unknown) =>
  ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(String((error as { code?: unknown }).code)) ||
  /timeout|terminated/i.test((error as Error).message);

/**
 * Resolves with a client of the administrator once the server responds. It waits as long as the server lives, because
 * recovery may take long.
 */
export async function whenReady(running: Postmaster, site: Site, progress: (line: string) => void): Promise<pg.Client> {
  const administrator: Connection = {
    host: site.socket,
    port: socketPort,
    user: 'postgres',
    database: 'postgres',
  };
  let reportAt = Date.now() + 5000;
  while (running.isRunning()) {
    const client = new pg.Client({
      ...clientConfig(administrator),
      connectionTimeoutMillis: 2000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isStarting(error)) throw error;
    }
    if (Date.now() > reportAt) {
      progress('The database is still starting (it recovers what was written last) ...');
      reportAt = Date.now() + 5000;
    }
    await pause(20);
  }
  throw new UnusableDatabase(`The database did not start: ${lastComplaint(site.logFile)}`);
}

/** Ends the server process, which first writes all data; one that cannot is killed and recovers at its next start. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps = [
    ['SIGINT', 6000],
    ['SIGQUIT', 6000],
    ['SIGKILL', 2000],
  ] as const;
  for (const [name, wait] of steps) {
    signal(pid, name);
    if (await isGoneWithin(pid, wait)) return;
  }
  throw new UnusableDatabase(`The database process ${pid} cannot be stopped.`);
}

/**
 * Removes a pid file of the server process if its pid is free or belongs to another program: PostgreSQL would mistake a
 * zombie or another program for a server.
 */
function removeStale(note: string): void {
  if (!existsSync(note)) return;
  const pid = Number.parseInt(readFileSync(note, 'utf8'), 10);
  const isServer = pid > 0 && startOf(pid) !== undefined && /\bpostgres\b/.test(commandOf(pid));
  if (!isServer) rmSync(note);
}

/**
 * Removes what keeps the cluster of a killed server process from starting: workers that outlived it (a stopped one
 * does), and its pid files.
 */
export async function clearDead({ cluster, socket }: Site): Promise<void> {
  for (const pid of processesWith((command) => command.startsWith(`postgres: ${clusterName(cluster)}:`))) {
    signal(pid, 'SIGKILL');
    await isGoneWithin(pid, 5000);
  }
  removeStale(join(cluster, 'postmaster.pid'));
  removeStale(join(socket, `.s.PGSQL.${socketPort}.lock`));
}

const answers = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Stops the server process that a dead owner of the data folder left running, and cleans up after a killed one. */
export async function stopOrphan(site: Site, log: Log): Promise<void> {
  const { cluster, socket } = site;
  for (const pid of processesWith((command) => command.includes(`postgres -D ${cluster} -p `))) {
    log.warn({ pid }, 'stopping the database that an earlier start left running');
    await stopPostmaster(pid);
  }
  if (await answers(join(socket, `.s.PGSQL.${socketPort}`))) {
    throw new UnusableDatabase(
      `A database runs in ${cluster} that this start cannot see: another container uses the same folder.`,
    );
  }
  await clearDead(site);
}
