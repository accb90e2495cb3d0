import type { PermissionCode, AccountStatus } from '#contract/kit/permissions.ts';
import type { AuthStatus } from '#contract/kit/roles.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';
import type { KeyKind } from '#contract/api/key-format.ts';
import type { KeyUse } from '#contract/kit/key-uses.ts';
import type { Reading } from '../cache/tags.ts';
import type { Trace } from '../key-calls/trace.ts';

/** Which list of abilities a host shows. Every host that is not a production host is a test host. */
export type HostKind = 'production' | 'test';

/** The user of an active session. Ids are digits; main and sub-accounts never share an id. */
export interface SignedInUser extends AccountStatus {
  sessionId: string;
  /** Id of the main account, also for a sub-account. */
  accountId: string;
  /** User name of the main account. */
  accountName: string;
  subAccountId?: string;
  subAccountName?: string;
  loginName?: string;
  /** Group of a sub-account; empty if it has none. */
  groupName?: string;
  uuid: string;
  phone: string;
  /** The picture of the account, if it has one. */
  avatarFileId: string | null;
  enterpriseName: string | null;
  enterpriseNo: string | null;
  /** Certification state of the main account, also for a sub-account: it decides the quotas that they share. */
  mainAuthStatus: AuthStatus;
  /** Changes whenever data of the user changes that a page shows. */
  updateTime: string;
  permissions: ReadonlySet<PermissionCode>;
  /** An operator who must turn on one-time codes, and until then holds no code of the console. */
  lacksSecondFactor?: boolean;
  /** The items granted to a sub-account; a main account has all of them. */
  permissionItems: ReadonlySet<PermissionItem>;
}

/** Ended by a login elsewhere, or because an operator locked the main account. */
export type SessionOver = 'elsewhere' | 'locked';

/** The application key of a call, with what it may be used for. */
export interface CallerKey {
  keyId: string;
  kind: KeyKind;
  applicationId: string;
  applicationName: string;
  /** Id of the main account that owns the application. */
  accountId: string;
  /** The certification state of the account decides its quotas. */
  mainAuthStatus: AuthStatus;
  uses: ReadonlySet<KeyUse>;
  /** The abilities that it is for; null means all. */
  abilityNos: readonly number[] | null;
  /** Charged calls a day; null means that the key has no limit. */
  dayLimit: number | null;
  /** The application keeps the pictures of its calls for a day. */
  keepsInputs: boolean;
}

/** The caller of a call, as handlers see it. */
export interface Caller {
  hostKind: HostKind;
  /** Address of the client. */
  address: string;
  idempotencyKey?: string;
  /** Hash of the request that came with the key. */
  requestHash?: string;
  user?: SignedInUser;
  /** The program that calls, for a call of access `key`. */
  key?: CallerKey;
  /** Notes what happens to the call of a program. */
  trace?: Trace;
  /** The call is made for a picture of a job. */
  jobPart?: JobPart;
  /** The file that a call with `files` answers in place of the envelope. */
  file?: AnsweredFile;
  /** Why the session of the token ended, if known. */
  over?: SessionOver | undefined;
  /** The file of a `multipart` call. */
  upload?: Upload;
  /** Files that the parts of one call fetch only once, by address; a text is the reason why there is none. */
  fetched?: Map<string, Promise<Buffer | string>>;
  /** Takes one of the calls of a second for all parts of one call, when the first of them needs it. */
  pace?: (take: () => Promise<void>) => Promise<void>;
  /** Notes what the answer shows, if it is kept. */
  reading?: Reading;
  /** Aborts if the caller of a form, or of a call that waits, has left before the response. */
  gone?: AbortSignal;
  /** Parts of the HTTP exchange other than the body; absent if a page makes the call. */
  exchange?: Exchange;
}

/**
 * A picture of a job: the job has separate limits and charges for itself, and its pictures wait behind those of other
 * callers.
 */
export interface JobPart {
  /** Keeps the answer, or throws so that it counts for nothing. */
  keep(answer: Recognition): Promise<void>;
}

/** A file as an answer. */
export interface AnsweredFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** An uploaded file; neither its name nor its bytes are checked. */
export interface Upload {
  name: string;
  bytes: Buffer;
}

/** Returns the user of a call that is not public, whose handler only runs with a user. */
export const userOf = ({ user }: Caller) => user as SignedInUser;

/** Returns the key of a call of access `key`, whose handler only runs with one. */
export const keyOf = ({ key }: Caller) => key as CallerKey;

/** Returns the owner of a user's data: the sub-account, or else the main account. */
export const ownerIdOf = ({ subAccountId, accountId }: SignedInUser) => subAccountId ?? accountId;

/** The parts of an HTTP exchange that calls about sessions need. */
export interface Exchange {
  /** The `token` header, whether its session is active or not. */
  token: string | undefined;
  userAgent: string;
  /** Headers that show whether a page of our own sends the request: `Host`, `Origin` and `Sec-Fetch-Site`. */
  sender: { host: string | undefined; origin: string | undefined; fetchSite: string | undefined };
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
}

export interface CookieOptions {
  /** Seconds; 0 removes the cookie. */
  maxAge: number;
  /** Hides the cookie from scripts. */
  httpOnly: boolean;
}

/** Looks up a token: an active session, one that has ended, or undefined for an unknown token. */
export type Identify = (
  token: string,
) => Promise<{ lives: true; user: SignedInUser } | { lives: false; over: SessionOver | undefined } | undefined>;

/** The host of a page: a production host, a test host, or any other, which shows what a test host shows. */
export type PageHost = HostKind | 'other';

const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/** Returns the kind of a `Host` header's host; ignores the port. */
export const hostKindOf = (host: string | undefined, productionHosts: readonly string[]): HostKind =>
  host !== undefined && productionHosts.includes(nameOf(host)) ? 'production' : 'test';

/** Whether the configuration names a `Host` header's host. Only on such hosts browsers report what happens. */
export const isNamedHost = (
  host: string | undefined,
  { productionHosts, testHosts }: { productionHosts: readonly string[]; testHosts: readonly string[] },
): boolean => host !== undefined && [...productionHosts, ...testHosts].includes(nameOf(host));

/** Returns which page a `Host` header's host gets. */
export const pageHostOf = (
  host: string | undefined,
  hosts: { productionHosts: readonly string[]; testHosts: readonly string[] },
): PageHost => (isNamedHost(host, hosts) ? hostKindOf(host, hosts.productionHosts) : 'other');
