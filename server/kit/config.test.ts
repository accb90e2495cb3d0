import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig, WrongConfiguration } from './config.ts';
import { readEngineProcesses } from './engine-processes.ts';

const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
/** What it sets and what it shows in comments. */
const shown = parseEnv(example.replace(/^# (?=[A-Z0-9_]+=)/gm, ''));
const errorOf = (variables: NodeJS.ProcessEnv): string => {
  try {
    readConfig(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(WrongConfiguration);
    return (error as Error).message;
  }
  return '';
};

test('.env.example works unchanged and sets the defaults', () => {
  const set = parseEnv(example);
  expect(Object.keys(set).length).toBeGreaterThan(0);
  expect(readConfig(set)).toEqual(readConfig({}));
});

test('.env.example names every setting, and its commented examples are valid', () => {
  expect(readConfig(shown)).toMatchObject({
    databaseUrl: expect.stringContaining('postgres://'),
    publicUrl: expect.stringContaining('https://'),
    productionHosts: [expect.any(String)],
    testHosts: [expect.any(String)],
    trustedProxies: ['10.0.0.0/8'],
    engines: { processes: { text: 1, detection: 1, package: 1 } },
    portalSecret: expect.any(String),
    files: { kind: 'bucket', endpoint: expect.stringContaining('https://') },
    sms: { url: expect.stringContaining('https://'), keyId: expect.any(String) },
  });
  const settings = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8').match(/^ {2}[A-Z0-9_]+(?=:)/gm);
  expect(Object.keys(shown).sort()).toEqual(settings?.map((name) => name.trim()).sort());
});

test.each(['README.md', 'README.zh-CN.md'])('%s has the settings of .env.example', (name) => {
  const text = readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
  const cells = [...text.matchAll(/^\| (`[A-Z][^|]*)\|/gm)].map(([, cell]) => cell as string);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, setting]) => setting as string));
  expect(named.sort()).toEqual(Object.keys(shown).sort());
});

test('an empty variable counts as absent', () => {
  const empty = Object.fromEntries(Object.keys(shown).map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('reports all errors at once, in one line', () => {
  const wrong = {
    PORT: 'abc',
    DATABASE_URL: 'nonsense',
    PUBLIC_URL: 'ftp://example.com',
    PORTAL_SECRET: 'x'.repeat(31),
    SMS_URL: 'sms.example.com',
    FILES_URL: 'ftp://files.example.com',
    TRUSTED_PROXIES: '10.0.0.1, everybody',
    ENGINE_PROCESSES: 'text:0',
    ENGINE_WARM_UP: 'later',
    ENGINE_NICENESS: '20',
    DETECTION_WEIGHTS: 'perhaps',
    PAGE_CACHE: 'yes',
    RATE_LIMIT: '1',
    LOG_LEVEL: 'loud',
  };
  const message = errorOf(wrong);
  for (const name of Object.keys(wrong)) expect(message).toMatch(new RegExp(`${name}(\\.\\d)?: (?!Invalid input)`));
  expect(message).toContain('TRUSTED_PROXIES.1');
  expect(message).not.toContain(wrong.PORTAL_SECRET);
  expect(message).not.toContain('\n');
});

test('the SMS provider needs all its settings or none, and every missing one is reported', () => {
  const all = {
    SMS_URL: 'https://sms.example.com/send?region=cn',
    SMS_KEY_ID: 'id',
    SMS_KEY_SECRET: 'a secret of the provider',
    SMS_SIGN: '示例平台',
    SMS_TEMPLATE: 'SMS_1',
  };
  expect(readConfig(all).sms).toEqual({
    url: all.SMS_URL,
    keyId: 'id',
    keySecret: all.SMS_KEY_SECRET,
    sign: '示例平台',
    template: 'SMS_1',
  });
  const message = errorOf({ SMS_KEY_SECRET: all.SMS_KEY_SECRET, SMS_SIGN: '', PORT: 'abc' });
  for (const name of ['SMS_URL', 'SMS_KEY_ID', 'SMS_SIGN', 'SMS_TEMPLATE']) expect(message).toContain(`${name}: `);
  expect(message).toContain('PORT: ');
  expect(message).not.toContain('SMS_KEY_SECRET: ');
  expect(message).not.toContain(all.SMS_KEY_SECRET);
});

const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'a secret of the bucket' };

test('files are stored in the data folder, in another folder or in a bucket', () => {
  expect(readConfig({ DATA_DIR: '/srv/portal' }).files).toEqual({ kind: 'folder', folder: '/srv/portal/files' });
  for (const address of ['file:/srv/files', 'file:///srv/files', 'file:/srv/portal/../files/'])
    expect(readConfig({ FILES_URL: address }).files).toEqual({ kind: 'folder', folder: '/srv/files' });
  expect(readConfig({ FILES_URL: 's3://portal-files', ...keys }).files).toEqual({
    kind: 'bucket',
    bucket: 'portal-files',
    prefix: '',
    endpoint: undefined,
    region: 'us-east-1',
    pathStyle: false,
    keyId: 'id',
    keySecret: keys.S3_SECRET_ACCESS_KEY,
  });
  expect(
    readConfig({ FILES_URL: 's3://b.c/a/b/?endpoint=http://127.0.0.1:9000&region=r&pathStyle=1', ...keys }).files,
  ).toMatchObject({ bucket: 'b.c', prefix: 'a/b/', endpoint: 'http://127.0.0.1:9000', region: 'r', pathStyle: true });
});

test.for([
  ['files'],
  ['/srv/files'],
  ['file:'],
  ['file://%00'],
  ['s3://'],
  ['s3://A_B'],
  ['s3://id:secret@portal-files'],
  ['s3://portal-files?endpoint=minio:9000'],
  ['s3://portal-files?endpont=http://127.0.0.1'],
  ['s3://portal-files?pathStyle=yes'],
] as const)('FILES_URL=%s is refused', ([address]) => {
  const message = errorOf({ FILES_URL: address, ...keys });
  expect(message).toMatch(/FILES_URL: \S/);
  expect(message).not.toContain('secret');
});

test('a bucket requires both keys', () => {
  for (const one of [{}, { S3_ACCESS_KEY_ID: 'id' }, { S3_SECRET_ACCESS_KEY: 'x' }])
    expect(errorOf({ FILES_URL: 's3://portal-files', ...one })).toContain('S3_SECRET_ACCESS_KEY');
});

test.for([
  ['PORTAL_SECRET', 'x'.repeat(31), false],
  ['PORTAL_SECRET', 'x'.repeat(32), true],
  ['PORT', '0', true],
  ['PORT', '65535', true],
  ['PORT', '65536', false],
  ['PORT', '-1', false],
  ['PORT', '80.5', false],
  ['PORT', '0x50', false],
  ['DATABASE_URL', 'postgres://portal:p%40ss@db.example.com:5432/portal', true],
  ['DATABASE_URL', 'postgresql://portal@db.example.com/portal?sslmode=require', true],
  ['DATABASE_URL', 'postgres://portal@/portal?host=/var/run/postgresql', true],
  ['DATABASE_URL', 'postgres:///portal?host=/var/run/postgresql', true],
  ['DATABASE_URL', 'mysql://db.example.com/portal', false],
  ['DATABASE_URL', 'postgres:portal', false],
  ['DATABASE_URL', 'postgres://db.example.com:port/portal', false],
  ['TRUSTED_PROXIES', '127.0.0.1,::1,fd00::/8,10.0.0.0/8', true],
  ['TRUSTED_PROXIES', '10.0.0.0/33', false],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8', false],
  ['TRUSTED_PROXIES', '10.0.0', false],
  ['TRUSTED_PROXIES', 'proxy.example.com', false],
  ['FETCH_REFUSED_NETWORKS', '203.0.113.0/24,2001:db8::/32,198.51.100.7', true],
  ['FETCH_REFUSED_NETWORKS', 'database.example.com', false],
  ['PUBLIC_URL', 'https://portal.example.com', true],
  ['PUBLIC_URL', 'portal.example.com', false],
] as const)('%s=%s is taken: %s', ([name, value, isTaken]) => {
  expect(errorOf({ [name]: value }) === '').toBe(isTaken);
});

test('hosts are compared without case, and the public URL loses its path', () => {
  expect(readConfig({ PRODUCTION_HOSTS: ' Portal.Example.com ,,b.example.com' }).productionHosts).toEqual([
    'portal.example.com',
    'b.example.com',
  ]);
  expect(readConfig({ PUBLIC_URL: 'https://portal.example.com/x?y' }).publicUrl).toBe('https://portal.example.com');
});

test('the number of engine processes depends on the processors, unless the setting names the group', () => {
  expect(readEngineProcesses(undefined, 1)).toEqual({ text: 1, detection: 1, package: 1 });
  expect(readEngineProcesses(undefined, 64)).toEqual({ text: 4, detection: 2, package: 1 });
  expect(readEngineProcesses('detection:3, package:2', 4)).toEqual({ text: 2, detection: 3, package: 2 });
});
