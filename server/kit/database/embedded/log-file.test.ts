import { closeSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastComplaint, openLogFile } from './log-file.ts';

function logPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'database.log');
}

function append(path: string, text: string): void {
  const file = openLogFile(path);
  writeSync(file, text);
  closeSync(file);
}

test('a log continues where it ended, and one larger than 8 MiB is renamed', () => {
  const path = logPath();
  append(path, 'one ');
  append(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('one two');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  writeFileSync(path, Buffer.alloc(8 * 1024 * 1024 + 1));
  append(path, 'three');
  expect(readFileSync(path, 'utf8')).toBe('three');
  expect(statSync(`${path}.1`).size).toBe(8 * 1024 * 1024 + 1);
});

test('returns the last error, or the path of the log', () => {
  const path = logPath();
  append(path, 'LOG:  starting\n');
  expect(lastComplaint(path)).toBe(`see ${path}`);
  append(path, '2026-01-01 UTC [7] FATAL:  lock file "postmaster.pid" already exists\nLOG:  end\n');
  expect(lastComplaint(path)).toBe('FATAL:  lock file "postmaster.pid" already exists');
});
