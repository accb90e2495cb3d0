import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { login } from '#contract/auth/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import { type AccountStore, createAccountStore } from './account-store.ts';
import type { Challenges } from './challenge.ts';
import { deviceOf, setDevice } from './devices/device-cookie.ts';
import { attemptSubject, type LoginAttempts } from './login-attempts.ts';
import type { Passwords } from './password.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { openLogin } from './open-login.ts';
import type { LoginSteps } from './second-factor/login-step.ts';
import { createSecondFactorStore } from './second-factor/store.ts';
import { hashToken, randomToken } from './token.ts';

const WRONG = '1007';
/** Locked by wrong passwords or by an operator, or past its last day. */
const LOCKED = '1015';

export interface Session {
  token: string;
  updateTime: string;
}

/** Opens a session, or returns the ticket with which a one-time code completes the login. */
export interface Login {
  (request: CheckedRequestOf<typeof login>, caller: Caller): Promise<Session | { ticket: string }>;
}

export const createLogin =
  ({
    database,
    accounts,
    challenges,
    passwords,
    attempts,
    steps,
    notify,
  }: {
    database: Database;
    accounts: AccountStore;
    challenges: Challenges;
    passwords: Passwords;
    attempts: LoginAttempts;
    steps: LoginSteps;
    notify: Notify;
  }): Login =>
  async ({ codeId, name, oldPwd }, caller) => {
    const device = deviceOf(caller) ?? randomToken();
    const deviceHash = hashToken(device);
    const { kind, nameKey, vcode } = await challenges.take(database, codeId, [name], ['main', 'sub']);
    const record = await accounts.findForLogin(kind as 'main' | 'sub', nameKey, deviceHash);
    const sealedInner = record?.sealedInner ?? null;
    const ownerId = record && (record.subAccountId ?? record.accountId);
    const subject =
      ownerId === undefined
        ? attemptSubject.unknown(kind, hashToken(nameKey).toString('base64url'))
        : record?.knownDevice
          ? attemptSubject.device(ownerId, deviceHash)
          : attemptSubject.owner(ownerId);
    const outcome = await attempts.try(
      subject,
      () => passwords.proves(ownerId, sealedInner, vcode, oldPwd) && (record?.secondFactor ? 'half' : true),
    );
    if (outcome === 'locked') throw businessError('user', LOCKED);
    if (outcome === 'wrong' || !record || !sealedInner) throw businessError('user', WRONG);
    if (outcome === 'half') return { ticket: steps.make(record.accountId, sealedInner) };

    const owner = { accountId: record.accountId, subAccountId: record.subAccountId ?? undefined };
    const opened = await database.transaction(async (transaction) => {
      const held = await createAccountStore(transaction).hold(owner, sealedInner);
      if (!held) throw businessError('user', WRONG);
      // Only a caller who knows the password learns that this lock does not expire.
      if (!held.enabled) throw businessError('user', LOCKED, 'account');
      // It may have been turned on while the password was checked.
      if (owner.subAccountId === undefined && (await createSecondFactorStore(transaction).isOn(owner.accountId)))
        return { ticket: steps.make(owner.accountId, sealedInner) };
      const token = await openLogin(transaction, owner, { deviceHash, caller, notify });
      return { token, updateTime: held.updateTime };
    });
    if (caller.exchange && 'token' in opened) setDevice(caller.exchange.setCookie, device);
    return opened;
  };
