import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, request } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { getUserInfo } from '#contract/auth/calls.ts';
import { createAccountStore } from '#server/areas/auth/account-store.ts';
import type { Connection } from '#server/kit/database/connection.ts';
import { emptyTemplate, testDatabase } from '#server/kit/database/testing.ts';
import { accountOf, tokenFor, tokenOf } from './accounts.ts';
import { dataFolder, databaseProcesses } from './data-folder.ts';
import { type Portal, PORTAL_TIMEOUT_MS, startPortal } from './portal.ts';
import { spawnPortal } from './portal-process.ts';
import { firstStart, preparedFolder } from './prepared-folder.ts';

const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);
/** The database for the runs with DATABASE_URL. */
const own = await testDatabase({ template: emptyTemplate });

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command as npm does. */
const create = (dataDir: string, args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  run(process.execPath, ['server/app/create-operator.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', PORTAL_SECRET: '', DATA_DIR: dataDir, ...env },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  );
const operator = (name: string, phone: string, role = 'manager') => ['--name', name, '--phone', phone, '--role', role];
const passwordIn = ({ stdout }: Ended) => /password: (\S+)/.exec(stdout)?.[1] as string;

const contextOf = async (portal: Portal): Promise<APIRequestContext> => {
  const context = await request.newContext({ baseURL: portal.url });
  onTestFinished(() => context.dispose());
  return context;
};
const userOf = async (context: APIRequestContext, token: string) =>
  (await (await context.get(getUserInfo.path, { headers: { token } })).json()).data;

describe('an operator made before the first start', () => {
  const dataDir = dataFolder(afterAll);
  let made: Ended;
  let portal: Portal;
  beforeAll(async () => {
    made = await create(dataDir, operator('first-operator', '13900000001', 'super-manager'));
    portal = await startPortal({ dataDir });
  }, PORTAL_TIMEOUT_MS);
  afterAll(() => portal.stop());

  test('logs in with the password that was shown, and has the requested properties', async () => {
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const context = await contextOf(portal);
    const token = await tokenFor(context, { name: 'first-operator', password: passwordIn(made) });
    expect(await userOf(context, token)).toMatchObject({
      roles: [6],
      permissionCodes: expect.arrayContaining(['consoleOutbox']),
    });
  });

  test('no demo accounts are created in addition to it', () => {
    expect(existsSync(join(dataDir, 'accounts.json'))).toBe(false);
  });

  test('while the portal runs the command says so, and leaves it alone', async () => {
    const { code, stdout, stderr } = await create(dataDir, operator('second-operator', '13900000002'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^✗ [^\n]*already running[^\n]*\n$/);
    expect((await fetch(`${portal.url}/api/health`)).status).toBe(200);
  });

  test('afterwards it rejects names and phones that are taken, and stops its database', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    await portal.stop();
    const name = await create(dataDir, operator('First-Operator', '13900000002'));
    expect(name).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('the name is taken') });
    const phone = await create(dataDir, operator('other', '13900000001'));
    expect(phone).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('the phone is taken') });
    expect(databaseProcesses(dataDir)).toEqual([]);
  });
});

test('the command without arguments says how it is used, and touches nothing', async () => {
  const dataDir = join(dataFolder(), 'none');
  const { code, stdout, stderr } = await create(dataDir, []);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('--name, --phone, --role');
  expect(stderr).toContain('npm run create-operator -- --name NAME');
  expect(existsSync(dataDir)).toBe(false);
});

describe('with DATABASE_URL', () => {
  const dataDir = dataFolder(afterAll);
  const urlOf = ({ user, database, host, port }: Connection) =>
    `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;

  test('the command migrates, makes the operator, and rejects another secret', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    const { connection, database } = own;
    const env = { DATABASE_URL: urlOf(connection), PORTAL_SECRET: 'the secret of all nodes, long enough' };
    expect(await create(dataDir, operator('operator', '13900000001'), env)).toMatchObject({ code: 0 });
    expect(await createAccountStore(database).count()).toBe(1);
    const other = { ...env, PORTAL_SECRET: 'the secret of another portal, long enough' };
    const refused = await create(dataDir, operator('another', '13900000002'), other);
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^✗ [^\n]*PORTAL_SECRET[^\n]*\n$/),
    });
    expect(refused.stderr).not.toContain(other.PORTAL_SECRET);
    expect(await createAccountStore(database).count()).toBe(1);
    expect(existsSync(join(dataDir, 'portal-secret'))).toBe(false);
  });
});

describe('a first start on the embedded database', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await preparedFolder(afterAll);
  }, PORTAL_TIMEOUT_MS);

  test('[ID-14] a start without the secret of its accounts fails with one line', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    const file = join(dataDir, 'portal-secret');
    const secret = readFileSync(file, 'utf8');
    const startError = async () => {
      const { ended, output } = spawnPortal(dataDir, { PORTAL_SECRET: '' });
      expect(await ended).toBe(1);
      // A slow start first says that it waits for the database.
      return output().replaceAll(/^The database is still starting .*\n/gm, '');
    };
    rmSync(file);
    expect(await startError()).toMatch(/^✗ [^\n]*belongs to another portal secret[^\n]*\n$/);
    writeFileSync(file, '', { mode: 0o600 });
    expect(await startError()).toMatch(/^✗ [^\n]*is damaged[^\n]*\n$/);
    writeFileSync(file, secret, { mode: 0o600 });
  });

  test('[ID-14] with the secret the accounts to try log in, and it says where they are', {
    timeout: PORTAL_TIMEOUT_MS,
  }, async () => {
    const first = await firstStart();
    expect(first.output).toContain(`试用账号 ${join(first.dataDir, 'accounts.json')}`);
    expect(first.output).not.toContain(accountOf('企业管理员', first.dataDir).password);
    const portal = await startPortal({ dataDir });
    try {
      const context = await contextOf(portal);
      const manager = await userOf(context, await tokenOf(context, '企业管理员', dataDir));
      expect(manager).toMatchObject({ accountRole: 2, authStatus: 1 });
      const worker = await userOf(context, await tokenOf(context, '子账号（员工）', dataDir));
      expect(worker).toMatchObject({ accountType: 1, accountRole: 6 });
      expect(worker.subAccountInfo.accountName).toBe(accountOf('企业管理员', dataDir).name);
      expect(portal.output()).not.toContain(accountOf('企业管理员', dataDir).password);
    } finally {
      expect(await portal.stop()).toBe(0);
    }
  });
});
