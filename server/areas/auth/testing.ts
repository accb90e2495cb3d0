import { randomBytes, randomInt } from 'node:crypto';
import type { AccountRole, AuthStatus, UserRole } from '#contract/kit/roles.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createAccountStore } from './account-store.ts';
import { createPasswords } from './password.ts';
import { randomSalt } from '#server/kit/secrets/random-password.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { createSessionStore } from './session-store.ts';

/** Few rounds are enough for tests, which have nothing to protect. */
export const TEST_PASSWORD_ROUNDS = 10;

/** What a test may set for an account; the rest is made up. */
export interface TestAccountOptions {
  userName?: string;
  phone?: string;
  userRoles?: readonly UserRole[];
  accountRole?: Exclude<AccountRole, 5 | 6 | 7>;
  authStatus?: Exclude<AuthStatus, 5>;
  enterpriseName?: string;
  enterpriseNo?: string;
  saleId?: number;
  /** Derived with few rounds. An account without a password cannot log in. */
  password?: { text: string; secret: Secret };
}

export interface TestSubAccountOptions {
  /** The main account; made up if absent. */
  of?: { accountId: number; enterpriseNo: string };
  loginName?: string;
  subAccountName?: string;
  phone?: string;
  accountRole?: 5 | 6 | 7;
  groupName?: string;
  permissionItems?: readonly PermissionItem[];
  password?: { text: string; secret: Secret };
}

export interface TestAccount {
  accountId: number;
  userName: string;
  phone: string;
  enterpriseNo: string;
}

export interface TestSubAccount {
  accountId: number;
  subAccountId: number;
  /** The name to log in with: `loginName@enterpriseNo`. */
  name: string;
  loginName: string;
  phone: string;
}

let lastDigits = randomInt(1e8);
/** Returns eight digits that no other account of this test file has. */
const someDigits = () => {
  lastDigits = (lastDigits + 1) % 1e8;
  return String(lastDigits).padStart(8, '0');
};
export const somePhone = () => `198${someDigits()}`;
const someName = () => `u-${randomBytes(8).toString('hex')}`;

const credentialOf = async (ownerId: number, password: TestAccountOptions['password']) =>
  password
    ? createPasswords(password.secret, TEST_PASSWORD_ROUNDS).credentialOf(ownerId, password.text, randomSalt())
    : { salt: randomSalt(), sealedInner: randomBytes(60) };

/** Creates a main account, by default an ordinary one that is not certified. */
export const addTestAccount = async (
  database: Database,
  { password, ...given }: TestAccountOptions = {},
): Promise<TestAccount> => {
  const store = createAccountStore(database);
  const accountId = await store.nextId();
  const account = {
    userName: someName(),
    phone: somePhone(),
    userRoles: [1] as const,
    accountRole: 4 as const,
    authStatus: 4 as const,
    enterpriseName: '测试企业',
    enterpriseNo: someDigits(),
    ...given,
  };
  await store.add({ ...account, accountId, credential: await credentialOf(accountId, password) });
  const { userName, phone, enterpriseNo } = account;
  return { accountId, userName, phone, enterpriseNo };
};

/** Creates a sub-account, and its main account if none is given. */
export const addTestSubAccount = async (
  database: Database,
  { of, password, ...given }: TestSubAccountOptions = {},
): Promise<TestSubAccount> => {
  const store = createAccountStore(database);
  const { accountId, enterpriseNo } = of ?? (await addTestAccount(database, { accountRole: 2, authStatus: 1 }));
  const subAccountId = await store.nextId();
  const account = {
    loginName: someName(),
    subAccountName: '测试子账号',
    phone: somePhone(),
    accountRole: 5 as const,
    ...given,
  };
  await store.addSub({ ...account, accountId, subAccountId, ...(await credentialOf(subAccountId, password)) });
  const { loginName, phone } = account;
  return { accountId, subAccountId, name: `${loginName}@${enterpriseNo}`, loginName, phone };
};

/** Opens a session and returns its token for the `token` header of calls. */
export const openTestSession = (
  database: Database,
  { accountId, subAccountId }: { accountId: number; subAccountId?: number },
): Promise<string> =>
  createSessionStore(database).open({
    accountId: String(accountId),
    subAccountId: subAccountId === undefined ? undefined : String(subAccountId),
    userAgent: 'test',
    address: '127.0.0.1',
  });

/** Creates a main account and logs it in. */
export const signUp = async (
  database: Database,
  options: TestAccountOptions = {},
): Promise<TestAccount & { token: string }> => {
  const account = await addTestAccount(database, options);
  return { ...account, token: await openTestSession(database, account) };
};

/** Creates a sub-account and logs it in. */
export const signUpSub = async (
  database: Database,
  options: TestSubAccountOptions = {},
): Promise<TestSubAccount & { token: string }> => {
  const account = await addTestSubAccount(database, options);
  return { ...account, token: await openTestSession(database, account) };
};
