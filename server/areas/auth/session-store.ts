import { SESSION_DAYS, SESSIONS_MAXIMUM, TICKET_SECONDS } from '#contract/auth/limits.ts';
import { isConsoleCode } from '#contract/kit/permissions.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isDiskFull, named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import type { SessionOver, SignedInUser } from '#server/kit/http/caller.ts';
import type { Owner } from './account-store.ts';
import { hasSecondFactor, sessionLives, sessionTables } from './public/session-sql.ts';
import { openWith, sealWith } from '#server/kit/secrets/secret.ts';
import { signedInUser, type UserRow, userColumns } from './signed-in.ts';
import { hashToken, randomToken, ticketKey } from './token.ts';

export type EndReason = 'logout' | 'elsewhere' | 'password' | 'disabled' | 'operator' | 'owner';

/** Runs on every call of a logged-in user: finds the user and whether the session is still valid. */
const find = named(
  'identity.findSession',
  `select ${userColumns}, s.end_reason, a.enabled, ${sessionLives} as lives, s.last_seen_at < now() - interval '1 minute' as unseen,
     s.sub_account_id is null and a.user_roles && array[5, 6]::smallint[] and not ${hasSecondFactor('a.account_id')}
       as lacks_factor
   ${sessionTables} where s.token_hash = $1`,
);
const touch = named(
  'identity.touchSession',
  `update identity_session set last_seen_at = now() where session_id = $1 and last_seen_at < now() - interval '1 minute'`,
);
/** Makes room for another session of an owner. Keeps the open sessions that were used last. */
const dropped = (ofOwner: string) =>
  `dropped as (
     delete from identity_session where session_id in (
       select session_id from identity_session where ${ofOwner}
       order by ended_at is null desc, last_seen_at desc, session_id desc offset ${SESSIONS_MAXIMUM - 1})
   )`;
const add = `insert into identity_session (token_hash, account_id, sub_account_id, user_agent, address, device_hash)
   values ($1, $2, $3, $4, $5, $6)`;
const openOfAccount = named(
  'identity.openSessionOfAccount',
  `with ${dropped('account_id = $2 and sub_account_id is null')} ${add}`,
);
const openOfSubAccount = named(
  'identity.openSessionOfSubAccount',
  `with ended as (
     update identity_session set ended_at = now(), end_reason = 'elsewhere' where sub_account_id = $3 and ended_at is null
   ), ${dropped('sub_account_id = $3')}, seen as (
     update identity_sub_account set last_login_at = now() where sub_account_id = $3
   ) ${add}`,
);
const end = named(
  'identity.endSession',
  `update identity_session set ended_at = now(), end_reason = $2 where token_hash = $1 and ended_at is null`,
);
const endYun = named(
  'identity.endYunSession',
  'update identity_session set yun_ended_at = now() where token_hash = $1 and yun_ended_at is null',
);
const endOfAccount = named(
  'identity.endSessionsOfAccount',
  `update identity_session set ended_at = now(), end_reason = $2
   where account_id = $1 and sub_account_id is null and ended_at is null`,
);
const endOfSubAccount = named(
  'identity.endSessionsOfSubAccount',
  `update identity_session set ended_at = now(), end_reason = $2 where sub_account_id = $1 and ended_at is null`,
);
const yunLives = named(
  'identity.yunSessionLives',
  'select yun_ended_at is null as lives from identity_session where session_id = $1',
);
const addTicket = named(
  'identity.addTicket',
  'insert into identity_ticket (ticket_hash, session_id, sealed_token) values ($1, $2, $3)',
);
const fresh = `t.created_at > now() - interval '${TICKET_SECONDS} seconds'`;
const peekTicket = named(
  'identity.peekTicket',
  `select ${userColumns} ${sessionTables} join identity_ticket t on t.session_id = s.session_id
   where t.ticket_hash = $1 and ${fresh} and ${sessionLives}`,
);
const takeTicket = named(
  'identity.takeTicket',
  `delete from identity_ticket t where ticket_hash = $1 returning sealed_token, session_id, ${fresh} as fresh`,
);
export const oldSessions = removalOf(
  'identity.removeOldSessions',
  'identity_session',
  `created_at < now() - interval '${SESSION_DAYS + 1} days'`,
);
export const oldTickets = removalOf(
  'identity.removeOldTickets',
  'identity_ticket',
  `created_at < now() - interval '1 hour'`,
);

export type FoundSession =
  | { user: SignedInUser; lives: true }
  | { user?: never; lives: false; over: SessionOver | undefined };

interface FoundRow {
  end_reason: EndReason | null;
  /** Whether the main account is enabled. */
  enabled: boolean;
  lives: boolean;
  unseen: boolean;
  /** An operator without one-time codes. */
  lacks_factor: boolean;
}

const overOf = ({ enabled, end_reason }: FoundRow): SessionOver | undefined => {
  if (!enabled) return 'locked';
  return end_reason === 'elsewhere' ? 'elsewhere' : undefined;
};

export interface NewSession extends Owner {
  userAgent: string;
  address: string;
  /** The device from which the session is opened. */
  deviceHash?: Buffer | undefined;
}

const USER_AGENT_KEPT = 300;

/** The database can be read but not written for now. */
const isReadable = (error: unknown) => isDiskFull(error) || (error as { code?: unknown }).code === '25006';

const withoutConsole = (user: SignedInUser): SignedInUser => ({
  ...user,
  permissions: new Set([...user.permissions].filter((code) => !isConsoleCode(code))),
  lacksSecondFactor: true,
});

/** `secondFactorRequired` closes the console to operators without one-time codes. */
export const createSessionStore = (database: Database, { secondFactorRequired = false } = {}) => ({
  /** Finds the session of a token and whether it is valid. Returns undefined if it never existed or was removed. */
  async find(token: string): Promise<FoundSession | undefined> {
    const [row] = await database.query<UserRow & FoundRow>(find, [hashToken(token)]);
    if (!row) return undefined;
    if (!row.lives) return { lives: false, over: overOf(row) };
    if (row.unseen)
      await database.query(touch, [row.session_id]).catch((error: unknown) => {
        if (!isReadable(error)) throw error;
      });
    const user = signedInUser(row);
    return { lives: true, user: secondFactorRequired && row.lacks_factor ? withoutConsole(user) : user };
  },

  /**
   * Opens a session and returns its token. A session of a sub-account ends its previous ones. A login by password must
   * hold the lock on the owner's row, since two parallel logins would not see each other.
   */
  async open({ accountId, subAccountId, userAgent, address, deviceHash }: NewSession): Promise<string> {
    const token = randomToken();
    await database.query(subAccountId === undefined ? openOfAccount : openOfSubAccount, [
      hashToken(token),
      accountId,
      subAccountId ?? null,
      // A browser's user agent is not always text that the database can store.
      userAgent.replace(/[^\x20-\x7e]/g, '?').slice(0, USER_AGENT_KEPT),
      address,
      deviceHash ?? null,
    ]);
    return token;
  },

  end: (token: string, reason: EndReason) => database.query(end, [hashToken(token), reason]),
  endYun: (token: string) => database.query(endYun, [hashToken(token)]),
  endAll: (owner: Owner, reason: EndReason) =>
    owner.subAccountId === undefined
      ? database.query(endOfAccount, [owner.accountId, reason])
      : database.query(endOfSubAccount, [owner.subAccountId, reason]),

  async yunLives(sessionId: string): Promise<boolean> {
    const [row] = await database.query<{ lives: boolean }>(yunLives, [sessionId]);
    return row?.lives ?? false;
  },

  /** Creates a ticket for the session of a token. It is valid once, for a minute. */
  async createTicket(token: string, sessionId: string): Promise<string> {
    const ticket = randomToken();
    const sealed = sealWith(ticketKey(ticket), sessionId, Buffer.from(token));
    await database.query(addTicket, [hashToken(ticket), sessionId, sealed]);
    return ticket;
  },

  /** Returns the user of a ticket without using it up, or undefined if it is unknown, used or expired. */
  async peekTicket(ticket: string): Promise<SignedInUser | undefined> {
    const [row] = await database.query<UserRow>(peekTicket, [hashToken(ticket)]);
    return row && signedInUser(row);
  },

  /** Uses up a ticket and returns the token of its session. */
  async takeTicket(ticket: string): Promise<string | undefined> {
    const [row] = await database.query<{ sealed_token: Buffer; session_id: number; fresh: boolean }>(takeTicket, [
      hashToken(ticket),
    ]);
    if (!row?.fresh) return undefined;
    return openWith(ticketKey(ticket), String(row.session_id), row.sealed_token).toString();
  },
});

export type SessionStore = ReturnType<typeof createSessionStore>;
