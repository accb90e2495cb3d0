import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { UnusableDatabase } from '../unusable-database.ts';
import { type Account, type Invocation, invocation } from './account.ts';
import type { Binaries } from './binaries.ts';
import { environment } from './environment.ts';
import { lastComplaint, openLogFile } from './log-file.ts';
import { isGoneWithin, processesWith } from './processes.ts';

interface Making {
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  logFile: string;
  progress: (line: string) => void;
}

// The word breaker and pg_trgm use the letters of the C library; with plain C, no Chinese character is a letter.
const characterTypes = ['C.UTF-8', 'en_US.UTF-8', 'zh_CN.UTF-8', 'C'];

/** This file exists next to the cluster from before its first file until its last one is on disk. */
const unfinishedMark = (cluster: string) => `${cluster}.unfinished`;

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

async function run({ file, args, options }: Invocation, logFile: string): Promise<number | null> {
  const log = openLogFile(logFile);
  try {
    // A separate process group, so that everything that a killed start left running can be ended together.
    const child = spawn(file, args, {
      ...options,
      cwd: '/',
      env: environment(),
      detached: true,
      stdio: ['ignore', log, log],
    });
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
  } finally {
    closeSync(log);
  }
}

async function makeCluster({ cluster, binaries, account, logFile, progress }: Making): Promise<void> {
  progress('Making the database (first start) ...');
  const mark = unfinishedMark(cluster);
  closeSync(openSync(mark, 'w'));
  syncFolder(dirname(cluster));
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (account) chownSync(cluster, account.uid, account.gid);
  for (const characterType of characterTypes) {
    const settings = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=zh-Hans-CN', '--locale=C'];
    const rest = [
      `--lc-ctype=${characterType}`,
      '--data-checksums',
      '--auth=trust',
      '-U',
      'postgres',
      '--no-instructions',
    ];
    const args = ['-D', cluster, ...settings, ...rest];
    const code = await run(invocation(account, [cluster], binaries.initdb, args), logFile);
    if (code === 0) {
      rmSync(mark);
      syncFolder(dirname(cluster));
      return;
    }
    const complaint = lastComplaint(logFile);
    if (!complaint.includes('locale name')) throw new UnusableDatabase(`The database could not be made: ${complaint}`);
  }
}

async function clearUnfinished(cluster: string): Promise<void> {
  for (const pid of processesWith((command) => command.includes(`initdb -D ${cluster} `))) {
    process.kill(-pid, 'SIGKILL');
    await isGoneWithin(pid, 5000);
  }
  // The folder itself may be a mount.
  for (const name of existsSync(cluster) ? readdirSync(cluster) : []) rmSync(join(cluster, name), { recursive: true });
}

/**
 * Ensures a complete cluster of the right version in the folder, and creates one if there is none. Never removes a
 * complete one.
 */
export async function prepareCluster(making: Making): Promise<void> {
  const { cluster, binaries, account } = making;
  if (!account && existsSync(cluster) && statSync(cluster).uid !== process.getuid?.()) {
    throw new UnusableDatabase(`The database in ${cluster} belongs to another user: start as that user or as root.`);
  }
  const mark = unfinishedMark(cluster);
  if (existsSync(mark)) {
    // Only a server that ran on the cluster writes this file, so the mark comes from a copy.
    if (existsSync(join(cluster, 'postmaster.opts'))) rmSync(mark);
    else await clearUnfinished(cluster);
  }
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return makeCluster(making);

  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    throw new UnusableDatabase(`${cluster} holds files that are not a database: move them away.`);
  }
  const major = Number.parseInt(readFileSync(versionFile, 'utf8'), 10);
  if (major !== binaries.major) {
    throw new UnusableDatabase(
      `The database in ${cluster} was made by PostgreSQL ${major}, the installed one is ${binaries.major}: dump it with the old version and load it into the new one.`,
    );
  }
  if (account && statSync(cluster).uid !== account.uid) {
    execFileSync('chown', ['-R', '-h', `${account.uid}:${account.gid}`, cluster]);
  }
}
