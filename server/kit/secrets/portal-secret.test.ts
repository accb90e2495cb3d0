import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WrongConfiguration } from '../config.ts';
import { UnusableDatabase } from '../database/unusable-database.ts';
import { named } from '../database/pool.ts';
import { silentLog, testDatabase } from '../database/testing.ts';
import { checkSecret, openPortalSecret, readPortalSecret } from './portal-secret.ts';
import { createSecret } from './secret.ts';

const { database } = await testDatabase();

const forget = named('test.forgetSecret', 'delete from identity_secret_check');

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'portal-secret-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};
const read = (dataDir: string, log = silentLog) => readPortalSecret({ portalSecret: undefined, dataDir }, log);

test('[ID-14] the first start creates a permanent secret outside the database that only its owner can read', () => {
  const dataDir = join(folder(), 'made', 'too');
  const secret = read(dataDir);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(readdirSync(dataDir)).toEqual(['portal-secret']);
  expect(statSync(join(dataDir, 'portal-secret')).mode & 0o777).toBe(0o600);
  expect(read(dataDir)).toBe(secret);
  expect(read(folder())).not.toBe(secret);
});

test('the secret of the environment takes precedence, and no file is created', () => {
  const dataDir = folder();
  const portalSecret = 'a secret of the environment, long enough';
  expect(readPortalSecret({ portalSecret, dataDir }, silentLog)).toBe(portalSecret);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('warns of a file that others can read', () => {
  const dataDir = folder();
  const warn = vi.fn();
  const log = { ...silentLog, warn };
  const secret = read(dataDir, log);
  expect(warn).not.toHaveBeenCalled();
  chmodSync(join(dataDir, 'portal-secret'), 0o640);
  expect(read(dataDir, log)).toBe(secret);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toContain(secret);
});

test.for<[string, string]>([
  ['empty', ''],
  ['cut off', 'x'.repeat(42)],
  ['not text', '\u0000'.repeat(44)],
])('a file that is %s is one clear line, and stays as it is', ([, content]) => {
  const dataDir = folder();
  const file = join(dataDir, 'portal-secret');
  writeFileSync(file, content, { mode: 0o600 });
  expect(() => read(dataDir)).toThrow(WrongConfiguration);
  expect(() => read(dataDir)).toThrow(/^[^\n]*portal-secret[^\n]*$/);
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('a folder in its place gets a clear one-line error', () => {
  const dataDir = folder();
  mkdirSync(join(dataDir, 'portal-secret'));
  expect(() => read(dataDir)).toThrow(WrongConfiguration);
});

test('[ID-14] the start fails if the passwords are sealed with another secret', async () => {
  const secret = createSecret('one secret of this test, long enough');
  const other = createSecret('another secret of this test, long enough');
  await checkSecret(database, secret);
  await checkSecret(database, secret);
  await expect(checkSecret(database, other)).rejects.toThrow(UnusableDatabase);
  await expect(checkSecret(database, other)).rejects.toThrow(/^[^\n]*PORTAL_SECRET[^\n]*$/);
  await checkSecret(database, secret);

  // Two nodes start at once; the second one gets the error.
  await database.query(forget);
  const outcomes = await Promise.allSettled([secret, other, secret, other].map((one) => checkSecret(database, one)));
  const fulfilled = outcomes.map(({ status }) => status === 'fulfilled');
  expect(fulfilled.filter(Boolean)).toHaveLength(2);
  expect(fulfilled[0]).toBe(fulfilled[2]);
});

test('a database that belongs to a lost secret gets no new one, and nothing is left in the data folder', async () => {
  await database.query(forget);
  const first = folder();
  const config = (dataDir: string) => ({ portalSecret: undefined, dataDir });
  await openPortalSecret(config(first), database, silentLog);
  expect(readdirSync(first)).toEqual(['portal-secret']);
  const other = folder();
  await expect(openPortalSecret(config(other), database, silentLog)).rejects.toThrow(UnusableDatabase);
  expect(readdirSync(other)).toEqual([]);
  await openPortalSecret(config(first), database, silentLog);
});

test('of two starts on one folder, the second takes the secret that the first has just made', async () => {
  await database.query(forget);
  const config = { portalSecret: undefined, dataDir: folder() };
  let isFirst = true;
  const meanwhile: typeof database = {
    ...database,
    query: async (...args: Parameters<typeof database.query>) => {
      // The first start ends between the look for the file and the look into the database.
      if (isFirst) {
        isFirst = false;
        await openPortalSecret(config, database, silentLog);
      }
      return database.query(...args);
    },
  };
  await openPortalSecret(config, meanwhile, silentLog);
  expect(readdirSync(config.dataDir)).toEqual(['portal-secret']);
});
