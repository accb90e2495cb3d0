import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { phonePattern, subAccountNamePattern, userNamePattern } from '#contract/auth/names.ts';
import { innerOf, proofOf } from '#contract/auth/password-scheme.ts';
import { WrongConfiguration } from '#server/kit/config.ts';
import { testDatabase } from '#server/kit/database/testing.ts';
import { createAccountStore } from '#server/areas/auth/account-store.ts';
import { createSalesStore } from '#server/areas/auth/sales-store.ts';
import { createPasswords } from '#server/areas/auth/password.ts';
import { passwordPrimitives } from '#server/areas/auth/password-primitives.ts';
import { createSecret } from '#server/kit/secrets/secret.ts';
import { addTestAccount, TEST_PASSWORD_ROUNDS } from '#server/areas/auth/testing.ts';
import { makeDemoAccounts, type Owner, type DemoAccount, demoFile } from './demo-accounts.ts';

const { database } = await testDatabase();
const secret = createSecret('the secret of demo accounts, long enough');
const store = createAccountStore(database);
const dataDir = mkdtempSync(join(tmpdir(), 'portal-demo-'));
const draft = `${demoFile(dataDir)}.new`;
afterAll(() => rmSync(dataDir, { recursive: true }));

const forgetAll = { name: '', text: 'delete from identity_account' };
const empty = async () => {
  await database.query(forgetAll);
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name));
};
const make = (afterCreate?: (transaction: unknown, owner: Owner) => Promise<void>) =>
  makeDemoAccounts({
    database,
    secret,
    dataDir,
    passwordRounds: TEST_PASSWORD_ROUNDS,
    ...(afterCreate && { afterCreate }),
  });
const read = (file = demoFile(dataDir)): DemoAccount[] => JSON.parse(readFileSync(file, 'utf8'));

describe('the accounts that the first start creates', () => {
  let accounts: DemoAccount[];
  const owners: Owner[] = [];
  beforeAll(async () => {
    await empty();
    await make(async (_transaction, owner) => void owners.push(owner));
    accounts = read();
  });

  test('one for every role and certification state, as listed in the private file', () => {
    expect(readdirSync(dataDir)).toEqual(['accounts.json']);
    expect(statSync(demoFile(dataDir)).mode & 0o777).toBe(0o600);
    for (const account of accounts)
      expect(Object.keys(account)).toEqual([
        'title',
        'userRole',
        'accountRole',
        'authStatus',
        'name',
        'password',
        'phone',
      ]);
    const has = (wanted: Partial<DemoAccount>) => expect(accounts).toContainEqual(expect.objectContaining(wanted));
    for (const authStatus of [0, 1, 2, 3, 4] as const) has({ userRole: 1, accountRole: 4, authStatus });
    for (const accountRole of [1, 2, 3, 8, 9, 15] as const) has({ userRole: 1, accountRole });
    for (const accountRole of [5, 6, 7] as const) has({ userRole: 1, accountRole, authStatus: 5 });
    for (const userRole of [2, 3, 4, 5, 6] as const) has({ userRole });
  });

  test('titles, names, phones and passwords are all different and well formed', () => {
    for (const field of ['title', 'name', 'phone', 'password'] as const)
      expect(new Set(accounts.map((account) => account[field])).size, field).toBe(accounts.length);
    for (const { name, password, phone, authStatus } of accounts) {
      expect(name).toMatch(authStatus === 5 ? subAccountNamePattern : userNamePattern);
      expect(phone).toMatch(phonePattern);
      expect(password).toMatch(/^([a-z]{3}[2-9]-){3}[a-z]{3}[2-9]$/);
    }
  });

  test('[ID-14] each password is that of its account, and the database contains none of them', async () => {
    const passwords = createPasswords(secret);
    for (const { name, password } of accounts.filter(({ name }) => /verified|sales|worker/.test(name))) {
      const record = await store.findForLogin(name.includes('@') ? 'sub' : 'main', name, Buffer.alloc(32));
      const inner = await innerOf(passwordPrimitives, password, record?.salt as string, TEST_PASSWORD_ROUNDS);
      const ownerId = record?.subAccountId ?? (record?.accountId as number);
      const sealedInner = record?.sealedInner as Buffer;
      const proof = proofOf(passwordPrimitives, inner, 'a challenge');
      expect(passwords.proves(ownerId, sealedInner, 'a challenge', proof), name).toBe(true);
      expect(sealedInner.includes(inner)).toBe(false);
      const owner = { accountId: record?.accountId as number, subAccountId: record?.subAccountId ?? undefined };
      expect(await store.hold(owner, sealedInner)).toMatchObject({ enabled: true });
    }
  });

  test('the sales account is the contact of some, and afterCreate runs once per account', async () => {
    const idOf = async (name: string) =>
      (await store.findForLogin(name.includes('@') ? 'sub' : 'main', name, Buffer.alloc(32))) as {
        accountId: number;
        subAccountId: number | null;
      };
    const sales = accounts.find(({ userRole }) => userRole === 4) as DemoAccount;
    const { accountId } = await idOf('trial-verified');
    expect(await createSalesStore(database).saleOf(String(accountId))).toEqual({
      saleName: sales.name,
      phone: sales.phone,
    });
    const unverified = await idOf('trial-unverified');
    expect(await createSalesStore(database).saleOf(String(unverified.accountId))).toBeNull();
    expect(owners).toHaveLength(accounts.length);
    for (const { name } of accounts) {
      const { accountId: id, subAccountId } = await idOf(name);
      expect(owners).toContainEqual(subAccountId === null ? { accountId: id } : { accountId: id, subAccountId });
    }
  });

  test('a later start changes nothing, and a file that was removed stays away', async () => {
    await make();
    expect(read()).toEqual(accounts);
    expect(await store.count()).toBe(accounts.length - 3);
    rmSync(demoFile(dataDir));
    await make();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('a start that ends half-way', () => {
  beforeEach(empty);

  test('before the accounts exist: the next one creates them again', async () => {
    const fail = async () => {
      throw new Error('the power is gone');
    };
    await expect(make(fail)).rejects.toThrow('the power is gone');
    expect(await store.count()).toBe(0);
    expect(readdirSync(dataDir)).toEqual(['accounts.json.new']);
    const lost = read(draft);
    await make();
    expect(readdirSync(dataDir)).toEqual(['accounts.json']);
    expect(read().map(({ password }) => password)).not.toContain(lost[0]?.password);
  });

  test('after the accounts exist: the next one renames the file', async () => {
    await make();
    const accounts = read();
    renameSync(demoFile(dataDir), draft);
    await make();
    expect(readdirSync(dataDir)).toEqual(['accounts.json']);
    expect(read()).toEqual(accounts);
  });

  test('and then another account is created: the file of accounts that never existed is removed', async () => {
    writeFileSync(draft, JSON.stringify([{ name: 'trial-sales' }]), { mode: 0o600 });
    await addTestAccount(database);
    await make();
    expect(readdirSync(dataDir)).toEqual([]);
    expect(await store.count()).toBe(1);
  });

  test('because the file cannot be written: one clear line, and no account', async () => {
    const nowhere = makeDemoAccounts({
      database,
      secret,
      dataDir: join(dataDir, 'none'),
      passwordRounds: TEST_PASSWORD_ROUNDS,
    });
    await expect(nowhere).rejects.toThrow(WrongConfiguration);
    expect(await store.count()).toBe(0);
  });
});
