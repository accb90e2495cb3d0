import { nameKeyOf } from '#contract/auth/names.ts';
import type { AccountRole, AuthStatus, UserRole } from '#contract/kit/roles.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isTaken } from '#server/kit/database/errors.ts';
import { named } from '#server/kit/database/pool.ts';
import { hasSecondFactor } from './public/session-sql.ts';

const isKnownDevice = (owner: string) =>
  `exists (select 1 from identity_device d where d.owner_id = ${owner} and d.device_hash = $2) as known_device`;

/** Finds an account by phone or user name: a user name begins with a letter, a phone with a digit. */
const findMain = named(
  'identity.findMainByName',
  `select a.account_id, null::bigint as sub_account_id, a.salt, a.sealed_inner,
     ${isKnownDevice('a.account_id')}, ${hasSecondFactor('a.account_id')} as second_factor
   from identity_account a where a.user_name_key = $1 or a.phone = $1`,
);
const findSub = named(
  'identity.findSubByName',
  `select a.account_id, u.sub_account_id, u.salt, u.sealed_inner, ${isKnownDevice('u.sub_account_id')}, false as second_factor
   from identity_sub_account u join identity_account a on a.account_id = u.account_id
   where u.login_name_key = $1 and a.enterprise_no = $3`,
);
const knowsDevice = named(
  'identity.knowsDevice',
  `select ${isKnownDevice('a.account_id')} from identity_account a where a.account_id = $1`,
);
/** Rows are always locked in this order: the account, the sub-account, then sessions and the rest. */
const holdMain = named(
  'identity.holdMain',
  `select sealed_inner = $2 as proved, enabled, update_time from identity_account where account_id = $1
   for no key update`,
);
const holdSub = named(
  'identity.holdSub',
  `select u.sealed_inner = $2 as proved, a.enabled and u.enabled and coalesce(u.valid_until > now(), true) as enabled,
     greatest(a.update_time, u.update_time) as update_time
   from identity_sub_account u join identity_account a on a.account_id = u.account_id where u.sub_account_id = $1
   for key share of a for no key update of u`,
);
const saltOfMain = named(
  'identity.saltOfMain',
  'select salt from identity_account where user_name_key = $1 or phone = $1',
);
const saltOfSub = named(
  'identity.saltOfSub',
  `select u.salt from identity_sub_account u join identity_account a on a.account_id = u.account_id
   where u.login_name_key = $1 and a.enterprise_no = $2`,
);
const add = named(
  'identity.addAccount',
  `insert into identity_account
     (account_id, user_name, user_name_key, phone, user_roles, account_role, auth_status, enterprise_name, enterprise_no,
      salt, sealed_inner, sale_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);
const addSub = named(
  'identity.addSubAccount',
  `insert into identity_sub_account
     (sub_account_id, account_id, login_name, login_name_key, sub_account_name, phone, account_role, group_name,
      permission_items, created_by, salt, sealed_inner)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $2, $10, $11)`,
);
const nextId = named('identity.nextId', `select nextval('identity_id') as id`);
const count = named('identity.countAccounts', 'select count(*) as accounts from identity_account');
const credentialOfMain = named(
  'identity.credentialOfMain',
  'select salt, sealed_inner from identity_account where account_id = $1',
);
const credentialOfSub = named(
  'identity.credentialOfSub',
  'select salt, sealed_inner from identity_sub_account where sub_account_id = $1',
);
const setPasswordOfMain = named(
  'identity.setPasswordOfMain',
  'update identity_account set salt = $2, sealed_inner = $3, update_time = now() where account_id = $1',
);
const setPasswordOfSub = named(
  'identity.setPasswordOfSub',
  'update identity_sub_account set salt = $2, sealed_inner = $3, update_time = now() where sub_account_id = $1',
);
const setPhoneOfMain = named(
  'identity.setPhoneOfMain',
  'update identity_account set phone = $2, update_time = now() where account_id = $1 returning update_time',
);
const setPhoneOfSub = named(
  'identity.setPhoneOfSub',
  `update identity_sub_account set phone = $2, update_time = now(), version = version + 1 where sub_account_id = $1
   returning update_time`,
);
const holdMainOfPhone = named(
  'identity.holdMainOfPhone',
  'select account_id from identity_account where phone = $1 for no key update',
);
const holdSubOfNameAndPhone = named(
  'identity.holdSubOfNameAndPhone',
  `select u.sub_account_id, u.account_id, u.sealed_inner is null as waiting
   from identity_sub_account u join identity_account a on a.account_id = u.account_id
   where u.login_name_key = $1 and a.enterprise_no = $2 and u.phone = $3
   for key share of a for no key update of u`,
);
const createdAt = named('identity.accountCreatedAt', 'select created_at from identity_account where account_id = $1');
/** A stored password: PBKDF2 with this salt, sealed with the id of its owner. */
export interface Credential {
  salt: string;
  sealedInner: Buffer;
}

export interface LoginRecord {
  accountId: number;
  subAccountId: number | null;
  salt: string;
  /** Null if no password is set yet. */
  sealedInner: Buffer | null;
  /** Whether the owner has logged in from this device before. */
  knownDevice: boolean;
  /** Whether a one-time code must follow the password. */
  secondFactor: boolean;
}

export interface NewAccount {
  accountId: number;
  userName: string;
  phone: string;
  userRoles: readonly UserRole[];
  accountRole: AccountRole;
  authStatus: AuthStatus;
  enterpriseName?: string;
  enterpriseNo?: string;
  credential: Credential;
  saleId?: number;
}

export interface NewSubAccount {
  subAccountId: number;
  accountId: number;
  loginName: string;
  subAccountName: string;
  phone: string;
  accountRole: AccountRole;
  groupName?: string;
  permissionItems?: readonly PermissionItem[];
  salt: string;
  /** Null if the first login sets the password. */
  sealedInner: Buffer | null;
}

/** The owner of a row: a main account or one of its sub-accounts. */
export interface Owner {
  accountId: number | string;
  subAccountId?: number | string | undefined;
}

const splitSubName = (nameKey: string): [loginName: string, enterpriseNo: string] => {
  const at = nameKey.lastIndexOf('@');
  return at < 0 ? [nameKey, ''] : [nameKey.slice(0, at), nameKey.slice(at + 1)];
};

interface LoginRow {
  account_id: number;
  sub_account_id: number | null;
  salt: string;
  sealed_inner: Buffer | null;
  known_device: boolean;
  second_factor: boolean;
}

interface HeldRow {
  proved: boolean | null;
  enabled: boolean;
  update_time: Date;
}

interface CredentialRow {
  salt: string;
  sealed_inner: Buffer | null;
}

export const createAccountStore = (database: Database) => ({
  /** Finds the account for a name key. Without a device, `deviceHash` may be any bytes. */
  async findForLogin(kind: 'main' | 'sub', nameKey: string, deviceHash: Buffer): Promise<LoginRecord | undefined> {
    const [loginName, enterpriseNo] = splitSubName(nameKey);
    const [row] =
      kind === 'main'
        ? await database.query<LoginRow>(findMain, [nameKey, deviceHash])
        : await database.query<LoginRow>(findSub, [loginName, deviceHash, enterpriseNo]);
    return (
      row && {
        accountId: row.account_id,
        subAccountId: row.sub_account_id,
        salt: row.salt,
        sealedInner: row.sealed_inner,
        knownDevice: row.known_device,
        secondFactor: row.second_factor,
      }
    );
  },

  /**
   * Locks the owner's row until the transaction ends, so that the proved password stays current. Returns undefined if
   * it has already changed. `enabled` means neither disabled nor past its last day.
   */
  async hold(
    { accountId, subAccountId }: Owner,
    provedInner: Buffer,
  ): Promise<{ enabled: boolean; updateTime: string } | undefined> {
    const [row] = await (subAccountId === undefined
      ? database.query<HeldRow>(holdMain, [accountId, provedInner])
      : database.query<HeldRow>(holdSub, [subAccountId, provedInner]));
    return row?.proved ? { enabled: row.enabled, updateTime: String(row.update_time.getTime()) } : undefined;
  },

  /** Returns the salt of a name's password, or undefined if the name is unknown. */
  async saltOf(kind: 'main' | 'sub', name: string): Promise<string | undefined> {
    const nameKey = nameKeyOf(name);
    const [row] = await (kind === 'main'
      ? database.query<{ salt: string }>(saltOfMain, [nameKey])
      : database.query<{ salt: string }>(saltOfSub, splitSubName(nameKey)));
    return row?.salt;
  },

  /** Returns an id for an account or a sub-account. A password is sealed with it before the row exists. */
  async nextId(): Promise<number> {
    const [row] = await database.query<{ id: number }>(nextId);
    return (row as { id: number }).id;
  },

  async count(): Promise<number> {
    const [row] = await database.query<{ accounts: number }>(count);
    return row?.accounts ?? 0;
  },

  /** Throws PostgreSQL's unique violation if the name or the phone is taken; see `takenName`. */
  add: (account: NewAccount) =>
    database.query(add, [
      account.accountId,
      account.userName,
      nameKeyOf(account.userName),
      account.phone,
      account.userRoles,
      account.accountRole,
      account.authStatus,
      account.enterpriseName ?? null,
      account.enterpriseNo ?? null,
      account.credential.salt,
      account.credential.sealedInner,
      account.saleId ?? null,
    ]),

  addSub: (account: NewSubAccount) =>
    database.query(addSub, [
      account.subAccountId,
      account.accountId,
      account.loginName,
      nameKeyOf(account.loginName),
      account.subAccountName,
      account.phone,
      account.accountRole,
      account.groupName ?? '',
      account.permissionItems ?? [],
      account.salt,
      account.sealedInner,
    ]),

  async credentialOf({ accountId, subAccountId }: Owner): Promise<{ salt: string; sealedInner: Buffer | null }> {
    const [row] = await (subAccountId === undefined
      ? database.query<CredentialRow>(credentialOfMain, [accountId])
      : database.query<CredentialRow>(credentialOfSub, [subAccountId]));
    if (!row) throw new Error(`no account ${subAccountId ?? accountId}`);
    return { salt: row.salt, sealedInner: row.sealed_inner };
  },

  /** Returns the stored password of a main account, or null without one. */
  async passwordOf(accountId: string): Promise<Buffer | null> {
    const [row] = await database.query<CredentialRow>(credentialOfMain, [accountId]);
    return row?.sealed_inner ?? null;
  },

  setPassword: ({ accountId, subAccountId }: Owner, { salt, sealedInner }: Credential) =>
    subAccountId === undefined
      ? database.query(setPasswordOfMain, [accountId, salt, sealedInner])
      : database.query(setPasswordOfSub, [subAccountId, salt, sealedInner]),

  /** Returns the new update-time marker. Throws the unique violation if another account has the phone. */
  async setPhone({ accountId, subAccountId }: Owner, phone: string): Promise<string> {
    const [row] = await (subAccountId === undefined
      ? database.query<{ update_time: Date }>(setPhoneOfMain, [accountId, phone])
      : database.query<{ update_time: Date }>(setPhoneOfSub, [subAccountId, phone]));
    return String((row as { update_time: Date }).update_time.getTime());
  },

  /** Finds the main account of a phone and locks it until the transaction ends. */
  async holdMainOfPhone(phone: string): Promise<(Owner & { isWaiting: false }) | undefined> {
    const [row] = await database.query<{ account_id: number }>(holdMainOfPhone, [phone]);
    return row && { accountId: row.account_id, isWaiting: false };
  },

  /** `isWaiting` means that no password is set yet. */
  async holdSubOfNameAndPhone(name: string, phone: string): Promise<(Owner & { isWaiting: boolean }) | undefined> {
    const [row] = await database.query<{ account_id: number; sub_account_id: number; waiting: boolean }>(
      holdSubOfNameAndPhone,
      [...splitSubName(nameKeyOf(name)), phone],
    );
    return row && { accountId: row.account_id, subAccountId: row.sub_account_id, isWaiting: row.waiting };
  },

  /** Returns whether a main account has logged in from a device before. */
  async knowsDevice(accountId: string, deviceHash: Buffer): Promise<boolean> {
    const [row] = await database.query<{ known_device: boolean }>(knowsDevice, [accountId, deviceHash]);
    return row?.known_device ?? false;
  },

  async createdAt(accountId: string): Promise<Date> {
    const [row] = await database.query<{ created_at: Date }>(createdAt, [accountId]);
    if (!row) throw new Error(`no account ${accountId}`);
    return row.created_at;
  },
});

export type AccountStore = ReturnType<typeof createAccountStore>;

/** Returns the unique column that an insert or update violated, or undefined for any other error. */
export const takenName = (error: unknown): 'userName' | 'phone' | undefined => {
  if (isTaken(error, 'identity_account_user_name_key_key')) return 'userName';
  return isTaken(error, 'identity_account_phone_key') ? 'phone' : undefined;
};
