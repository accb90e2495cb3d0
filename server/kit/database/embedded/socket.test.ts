import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clusterName, socketFolder } from './socket.ts';

const deep = `/srv/${'folder/'.repeat(20)}${Math.random()}/database`;

test('the socket is in the cluster folder if its path is short enough', () => {
  expect(socketFolder('/srv/portal/var/database', undefined)).toBe('/srv/portal/var/database');
});

test('below a long path, it is in a private folder', () => {
  const folder = socketFolder(deep, undefined);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(folder.length).toBeLessThan(80);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(socketFolder(deep, undefined)).toBe(folder);
  expect(clusterName(`${deep}2`)).not.toBe(clusterName(deep));
});

test('a folder of that name that others can enter is not trusted', () => {
  const base = mkdtempSync(join(tmpdir(), 'portal-socket-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = base;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(base, { recursive: true });
  });
  const folder = join(base, clusterName(deep));
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  expect(() => socketFolder(deep, undefined)).toThrow('belongs to another user');
});
