import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AccountRole, type AuthStatus, authStatuses, type UserRole, userRoles } from '#contract/kit/roles.ts';
import { WrongConfiguration } from '#server/kit/config.ts';
import type { Database } from '#server/kit/database/database.ts';
import { type AccountStore, createAccountStore, type Credential } from '#server/areas/auth/account-store.ts';
import { createPasswords, type Passwords } from '#server/areas/auth/password.ts';
import { makePrivateFile, syncFolder } from '#server/kit/secrets/private-file.ts';
import { randomPassword, randomSalt } from '#server/kit/secrets/random-password.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { DEMO_ENTERPRISE, demoMains, demoSale, demoSubs } from './demo-list.ts';

/** A demo account as in `accounts.json`. */
export interface DemoAccount {
  title: string;
  /** The first user role, which names the account. */
  userRole: UserRole;
  accountRole: AccountRole;
  authStatus: AuthStatus;
  /** The name for the login. */
  name: string;
  password: string;
  phone: string;
}

/** The owner for whom `afterCreate` prepares data, such as confirmed agreements. */
export interface Owner {
  accountId: number;
  subAccountId?: number;
}

export interface DemoOptions {
  database: Database;
  secret: Secret;
  dataDir: string;
  /** Rounds of the password derivation; defaults to those of the contract. */
  passwordRounds?: number | undefined;
  /** Runs once per account, in the transaction that creates the accounts. */
  afterCreate?: (transaction: Database, owner: Owner) => Promise<void>;
}

const FILE = 'accounts.json';
const DRAFT = `${FILE}.new`;

/** From a number range that no carrier has assigned. */
const phoneOf = (number: number) => `1990000${String(number).padStart(4, '0')}`;

interface Planned {
  account: DemoAccount;
  owner: Owner;
  add(store: AccountStore): Promise<unknown>;
}

/** Returns all accounts with their passwords, derived in parallel, in an order in which they can be added. */
const plan = async (store: AccountStore, passwords: Passwords): Promise<Planned[]> => {
  const mains = [demoSale, ...demoMains];
  const ids = await Promise.all([...mains, ...demoSubs].map(() => store.nextId()));
  const idOf = (index: number) => ids[index] as number;
  const enterprise = mains.findIndex(({ title }) => title === DEMO_ENTERPRISE);
  const { enterpriseNo } = mains[enterprise] as { enterpriseNo: string };

  const withPassword = async (index: number): Promise<{ password: string; phone: string; credential: Credential }> => {
    const password = randomPassword();
    const credential = await passwords.credentialOf(idOf(index), password, randomSalt());
    return { password, phone: phoneOf(index + 1), credential };
  };

  return Promise.all([
    ...mains.map(async (listed, index): Promise<Planned> => {
      const { title, name, accountRole, authStatus } = listed;
      const { password, phone, credential } = await withPassword(index);
      return {
        account: { title, userRole: listed.userRoles[0], accountRole, authStatus, name, password, phone },
        owner: { accountId: idOf(index) },
        add: (accounts) =>
          accounts.add({
            accountId: idOf(index),
            userName: name,
            phone,
            userRoles: listed.userRoles,
            accountRole,
            authStatus,
            credential,
            ...('enterpriseNo' in listed && {
              enterpriseName: listed.enterpriseName,
              enterpriseNo: listed.enterpriseNo,
            }),
            ...('hasSale' in listed && { saleId: idOf(0) }),
          }),
      };
    }),
    ...demoSubs.map(async (listed, at): Promise<Planned> => {
      const { title, name, accountRole } = listed;
      const index = mains.length + at;
      const { password, phone, credential } = await withPassword(index);
      return {
        account: {
          title,
          userRole: userRoles.user,
          accountRole,
          authStatus: authStatuses.subAccount,
          name: `${name}@${enterpriseNo}`,
          password,
          phone,
        },
        owner: { accountId: idOf(enterprise), subAccountId: idOf(index) },
        add: (accounts) =>
          accounts.addSub({
            subAccountId: idOf(index),
            accountId: idOf(enterprise),
            loginName: name,
            subAccountName: title,
            phone,
            accountRole,
            ...('groupName' in listed && { groupName: listed.groupName }),
            ...('permissionItems' in listed && { permissionItems: listed.permissionItems }),
            ...credential,
          }),
      };
    }),
  ]);
};

const writeDraft = (dataDir: string, accounts: DemoAccount[]) => {
  const draft = join(dataDir, DRAFT);
  try {
    rmSync(draft, { force: true });
    makePrivateFile(draft, `${JSON.stringify(accounts, undefined, 2)}\n`);
    syncFolder(dataDir);
  } catch (error) {
    throw new WrongConfiguration(
      `试用账号无法写入 / the accounts to try cannot be written down: ${(error as Error).message}`,
    );
  }
};

const readDraft = (file: string): DemoAccount[] | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[];
  } catch {
    return undefined;
  }
};

/** Renames the draft if its accounts exist, or removes it if they were never created. */
const finish = async (store: AccountStore, dataDir: string) => {
  const draft = join(dataDir, DRAFT);
  const [first] = readDraft(draft) ?? [];
  if (first === undefined || (await store.saltOf('main', first.name)) === undefined) {
    rmSync(draft, { force: true });
    return;
  }
  renameSync(draft, join(dataDir, FILE));
  syncFolder(dataDir);
};

/**
 * Creates one account for every role if there are no accounts yet, and writes them to a file. The file is on disk
 * before the accounts exist, under another name: a crash leaves no account with an unknown password, and the next start
 * completes the work.
 */
export const makeDemoAccounts = async ({
  database,
  secret,
  dataDir,
  passwordRounds,
  afterCreate,
}: DemoOptions): Promise<void> => {
  const store = createAccountStore(database);
  if ((await store.count()) > 0) return finish(store, dataDir);
  const planned = await plan(store, createPasswords(secret, passwordRounds));
  writeDraft(
    dataDir,
    planned.map(({ account }) => account),
  );
  await database.transaction(async (transaction) => {
    const within = createAccountStore(transaction);
    for (const { add, owner } of planned) {
      await add(within);
      await afterCreate?.(transaction, owner);
    }
  });
  await finish(store, dataDir);
};

/** Returns the path of the list of demo accounts. */
export const demoFile = (dataDir: string) => join(dataDir, FILE);
