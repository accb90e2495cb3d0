import { closeSync, fchownSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const largest = 8 * 1024 * 1024;

/**
 * Opens the database log for appending, readable by its owner. A log larger than 8 MiB is first renamed to `….1`,
 * replacing the previous one.
 */
export function openLogFile(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largest) renameSync(path, `${path}.1`);
  const file = openSync(path, 'a', 0o600);
  // A start as root on a user's data must not prevent the user's next start from writing the log.
  const { uid, gid } = statSync(dirname(path));
  if (process.getuid?.() === 0) fchownSync(file, uid, gid);
  return file;
}

/** Returns the last error in the log, for the message that the database did not start. */
export function lastComplaint(path: string): string {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const tail = Buffer.alloc(Math.min(size, 16_384));
    readSync(file, tail, 0, tail.length, size - tail.length);
    const complaints = tail.toString('utf8').match(/(?:FATAL|PANIC|error|could not|setpriv)\b.*/g);
    return complaints?.at(-1) ?? `see ${path}`;
  } finally {
    closeSync(file);
  }
}
