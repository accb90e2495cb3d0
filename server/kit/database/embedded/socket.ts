import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnusableDatabase } from '../unusable-database.ts';
import type { Account } from './account.ts';

/** Without TCP, the number is only part of the socket's file name. */
export const socketPort = 5432;

// The limit is 107 bytes on Linux and 103 on macOS.
const longest = 98;

const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= longest;

/** Returns a short name that only this cluster has. */
export const clusterName = (cluster: string) =>
  `portal-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;

/**
 * Returns the folder of the unix socket: the cluster folder, or a private temporary folder if that path is too long for
 * a socket.
 */
export function socketFolder(cluster: string, account: Account | undefined): string {
  if (fits(cluster)) return cluster;
  const folder = [tmpdir(), '/tmp'].map((base) => join(base, clusterName(cluster))).find(fits);
  if (!folder)
    throw new UnusableDatabase(`The path ${cluster} is too long for a socket, and so is the temporary folder.`);
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  }
  const found = lstatSync(folder);
  // The name is predictable, so another user could have created the folder first.
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new UnusableDatabase(`The folder ${folder} for the database's socket belongs to another user: remove it.`);
  }
  return folder;
}
