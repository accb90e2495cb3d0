import type { CheckedRequestOf } from '#contract/call.ts';
import type { login } from '#contract/identity/calls.ts';
import type { Database } from '../../database/database.ts';
import { refuse } from '../../http/call-error.ts';
import type { Caller } from '../../http/caller.ts';
import { readToken } from '../../http/session-token.ts';
import { type AccountStore, createAccountStore } from './account-store.ts';
import type { Challenges } from './challenge.ts';
import { attemptSubject, type LoginAttempts } from './login-attempts.ts';
import type { Passwords } from './password.ts';
import { type OnSecurityEvent, securityEvent } from './security-event.ts';
import type { SessionStore } from './session-store.ts';
import { hashToken, randomToken } from './token.ts';

const WRONG = '1007';
/** Locked by wrong passwords, by an operator, or past its last day. */
const LOCKED = '1015';

const DEVICE_COOKIE = 'device';
const DEVICE_SECONDS = 180 * 24 * 3600;

export interface Login {
  (request: CheckedRequestOf<typeof login>, caller: Caller): Promise<{ token: string; updateTime: string }>;
}

/** The mark of the browser, which it gets at its first login. */
const deviceOf = (caller: Caller) => readToken(caller.exchange?.cookie(DEVICE_COOKIE));

export const createLogin =
  ({
    database,
    accounts,
    sessions,
    challenges,
    passwords,
    attempts,
    onSecurityEvent,
  }: {
    database: Database;
    accounts: AccountStore;
    sessions: SessionStore;
    challenges: Challenges;
    passwords: Passwords;
    attempts: LoginAttempts;
    onSecurityEvent: OnSecurityEvent;
  }): Login =>
  async ({ codeId, name, oldPwd }, caller) => {
    const device = deviceOf(caller) ?? randomToken();
    const deviceHash = hashToken(device);
    const { kind, nameKey, vcode } = await challenges.take(database, codeId, [name], ['main', 'sub']);
    const record = await accounts.findForLogin(kind as 'main' | 'sub', nameKey, deviceHash);
    const ownerId = record && (record.subAccountId ?? record.accountId);
    const subject =
      ownerId === undefined
        ? attemptSubject.unknown(kind, hashToken(nameKey).toString('base64url'))
        : record?.knownDevice
          ? attemptSubject.device(ownerId, deviceHash)
          : attemptSubject.owner(ownerId);
    const outcome = await attempts.try(subject, () =>
      passwords.proves(ownerId, record?.sealedInner ?? null, vcode, oldPwd),
    );
    if (outcome === 'locked') throw refuse('user', LOCKED);
    if (outcome === 'wrong' || !record || ownerId === undefined) throw refuse('user', WRONG);
    if (!record.enabled) throw refuse('user', LOCKED);

    const token = await sessions.open({
      accountId: String(record.accountId),
      subAccountId: record.subAccountId === null ? undefined : String(record.subAccountId),
      userAgent: caller.exchange?.userAgent ?? '',
      address: caller.address,
    });
    if (record.knownDevice) await accounts.rememberDevice(ownerId, deviceHash);
    else
      await database.transaction(async (transaction) => {
        const isFurther = await createAccountStore(transaction).rememberDevice(ownerId, deviceHash);
        if (isFurther) await onSecurityEvent(transaction, securityEvent('newDevice', ownerId, caller));
      });
    caller.exchange?.setCookie(DEVICE_COOKIE, device, { maxAge: DEVICE_SECONDS, httpOnly: true });
    return { token, updateTime: record.updateTime };
  };
