import { copyFile, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import pg from 'pg';
import { clientConfig, type Connection } from '../connection.ts';
import { chooseAccount } from './account.ts';
import { socketFolder, socketPort } from './socket.ts';

/** Notes of the running server, which the copy must not contain. */
const serverNote = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*)$/;
const LOG_FOLDER = 'pg_wal';
/** Folders that the copy has empty: PostgreSQL fills them at its start. The log is copied after the rest. */
const EMPTIED = new Set([LOG_FOLDER, 'pg_replslot', 'pg_stat_tmp', 'pg_dynshmem', 'pg_notify']);

const isLeftOut = (path: string) => {
  const [first = '', ...rest] = path.split(sep);
  return rest.length === 0 ? serverNote.test(first) : EMPTIED.has(first);
};

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

const sync = async (path: string) => {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
};

/** Copies a file that may vanish meanwhile. Returns its bytes. */
const copyOne = async (from: string, to: string): Promise<number> => {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
  const file = await open(to, 'r');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
};

/** Copies a folder whose files may change and vanish meanwhile, and writes the copy to disk. Returns its bytes. */
export const copyFolder = async (
  from: string,
  to: string,
  leftOut: (path: string) => boolean = () => false,
): Promise<number> => {
  await mkdir(to, { recursive: true, mode: 0o700 });
  let bytes = 0;
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (leftOut(entry.name)) continue;
    if (entry.isDirectory()) bytes += await copyFolder(source, target, (path) => leftOut(join(entry.name, path)));
    else if (entry.isFile()) bytes += await copyOne(source, target);
  }
  await sync(to);
  return bytes;
};

/** Returns the connection to the embedded database of a data folder while a portal runs it. */
export const runningConnection = (dataDir: string): Connection => {
  const cluster = join(dataDir, 'database');
  const host = socketFolder(cluster, chooseAccount(cluster));
  return { host, port: socketPort, user: 'portal', database: 'portal' };
};

/**
 * Copies the running embedded database of a data folder to `target`, by PostgreSQL's online backup
 * (https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP). The copy is the database as it
 * was at the end of the call. A server that starts on it first replays the log that was written meanwhile. Returns its
 * bytes.
 */
export const backUpDatabase = async (dataDir: string, target: string): Promise<number> => {
  const cluster = join(dataDir, 'database');
  const client = new pg.Client(clientConfig({ ...runningConnection(dataDir), user: 'postgres', database: 'postgres' }));
  client.on('error', () => {});
  await client.connect();
  try {
    // The slot keeps the log from now on until this connection ends.
    await client.query(`select pg_create_physical_replication_slot('portal_backup_' || pg_backend_pid(), true, true)`);
    const began = await client.query<{ file: string }>(
      `select pg_walfile_name(pg_backup_start('portal', true)) as file`,
    );
    let bytes = await copyFolder(cluster, target, isLeftOut);
    const ended = await client.query<{ label: string; file: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as file from pg_backup_stop(false)`,
    );
    const [{ file: first }] = began.rows as [{ file: string }];
    const [{ file: last, label }] = ended.rows as [{ file: string; label: string }];
    await writeFile(join(target, 'backup_label'), label, { flush: true, mode: 0o600 });
    const isOfBackup = (name: string) => name >= first && name <= last;
    bytes += await copyFolder(join(cluster, LOG_FOLDER), join(target, LOG_FOLDER), (path) => !isOfBackup(path));
    await sync(target);
    return bytes;
  } finally {
    await client.end();
  }
};
