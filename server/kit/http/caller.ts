import type { PermissionCode, AccountStatus } from '#contract/kit/permissions.ts';
import type { AuthStatus } from '#contract/kit/roles.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';

/** Which list of abilities a host shows: any host that is not a production host counts as a test host. */
export type HostKind = 'production' | 'test';

/** Whoever a living session names. Ids are digits; those of main and sub-accounts never coincide. */
export interface SignedInUser extends AccountStatus {
  sessionId: string;
  /** Of the main account, a sub-account's too. */
  accountId: string;
  /** User name of the main account. */
  accountName: string;
  subAccountId?: string;
  subAccountName?: string;
  loginName?: string;
  /** Of a sub-account; empty where it is in none. */
  groupName?: string;
  uuid: string;
  phone: string;
  /** Its picture, where it has one. */
  avatarFileId: string | null;
  enterpriseName: string | null;
  enterpriseNo: string | null;
  /** How far the main account is certified, a sub-account's too: by that go the rights that they share. */
  mainAuthStatus: AuthStatus;
  /** Changes with whatever a page knows of the user. */
  updateTime: string;
  permissions: ReadonlySet<PermissionCode>;
  /** What a sub-account was granted one by one; a main account has all. */
  permissionItems: ReadonlySet<PermissionItem>;
}

/** By a login elsewhere, or since an operator has locked the main account. */
export type SessionOver = 'elsewhere' | 'locked';

/** Who makes a call, as far as handlers may know. */
export interface Caller {
  hostKind: HostKind;
  /** Address of the client. */
  address: string;
  idempotencyKey?: string;
  /** Of the request that the key came with. */
  requestHash?: string;
  user?: SignedInUser;
  /** Why the session of the token is over, where that is known. */
  over?: SessionOver | undefined;
  /** The file of a call that is `multipart`. */
  upload?: Upload;
  /** Aborts when whoever sent a form waits for its answer no more. */
  gone?: AbortSignal;
  /** What the request carries and the answer sets beside its body; absent where a page makes the call. */
  exchange?: Exchange;
}

/** A file as it was sent: neither its name nor its bytes are checked. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

/** Whoever makes a call with an access of its own: there is a user by the time its handler runs. */
export const userOf = ({ user }: Caller) => user as SignedInUser;

/** Whose things somebody's are: the sub-account's where it is one, else the main account's. */
export const ownerIdOf = ({ subAccountId, accountId }: SignedInUser) => subAccountId ?? accountId;

/** The parts of an HTTP exchange that calls about sessions need. */
export interface Exchange {
  /** The `token` header, whether it lives or not. */
  token: string | undefined;
  userAgent: string;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
}

export interface CookieOptions {
  /** Seconds; 0 removes it. */
  maxAge: number;
  /** Out of reach of scripts. */
  httpOnly: boolean;
}

/** Who holds a token: a living session, one that is over, or nothing that was ever a session. */
export type Identify = (
  token: string,
) => Promise<{ lives: true; user: SignedInUser } | { lives: false; over: SessionOver | undefined } | undefined>;

/** Kind of a `Host` header's host; its port does not count. */
export const hostKindOf = (host: string | undefined, productionHosts: readonly string[]): HostKind =>
  host !== undefined && productionHosts.includes(host.replace(/:\d+$/, '').toLowerCase()) ? 'production' : 'test';
