import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { login } from '#contract/auth/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import { type AccountStore, createAccountStore } from './account-store.ts';
import { createDeviceStore } from './device-store.ts';
import type { Challenges } from './challenge.ts';
import { deviceOf, setDevice } from './device-cookie.ts';
import { attemptSubject, type LoginAttempts } from './login-attempts.ts';
import type { Passwords } from './password.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { accountUse } from '#server/kit/notify/security-notification.ts';
import { newDevice } from './notifications.ts';
import { createSessionStore } from './session-store.ts';
import { hashToken, randomToken } from './token.ts';

const WRONG = '1007';
/** Locked by wrong passwords or by an operator, or past its last day. */
const LOCKED = '1015';

export interface Login {
  (request: CheckedRequestOf<typeof login>, caller: Caller): Promise<{ token: string; updateTime: string }>;
}

export const createLogin =
  ({
    database,
    accounts,
    challenges,
    passwords,
    attempts,
    notify,
  }: {
    database: Database;
    accounts: AccountStore;
    challenges: Challenges;
    passwords: Passwords;
    attempts: LoginAttempts;
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
    const outcome = await attempts.try(subject, () => passwords.proves(ownerId, sealedInner, vcode, oldPwd));
    if (outcome === 'locked') throw businessError('user', LOCKED);
    if (outcome === 'wrong' || !record || ownerId === undefined || !sealedInner) throw businessError('user', WRONG);

    const owner = { accountId: record.accountId, subAccountId: record.subAccountId ?? undefined };
    const session = await database.transaction(async (transaction) => {
      const held = await createAccountStore(transaction).hold(owner, sealedInner);
      if (!held) throw businessError('user', WRONG);
      // Only a caller who knows the password learns that this lock does not expire.
      if (!held.enabled) throw businessError('user', LOCKED, 'account');
      const token = await createSessionStore(transaction).open({
        ...owner,
        userAgent: caller.exchange?.userAgent ?? '',
        address: caller.address,
        deviceHash,
      });
      const isFurther = await createDeviceStore(transaction).remember(ownerId, deviceHash);
      if (isFurther) await notify(transaction, newDevice, [ownerId], accountUse(caller));
      return { token, updateTime: held.updateTime };
    });
    if (caller.exchange) setDevice(caller.exchange.setCookie, device);
    return session;
  };
