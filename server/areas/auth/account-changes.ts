import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { changePhone, register, resetPassword, updatePassword } from '#contract/auth/calls.ts';
import { authStatuses, userRoles } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { Caller, SignedInUser } from '#server/kit/http/caller.ts';
import { createAccountStore, type Credential, type Owner, takenName } from './account-store.ts';
import { createDeviceStore } from './devices/device-store.ts';
import { deviceOf, setDevice } from './devices/device-cookie.ts';
import type { LoginAttempts } from './login-attempts.ts';
import type { Challenges } from './challenge.ts';
import type { Passwords } from './password.ts';
import type { PasswordCheck } from './password-check.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { accountUse } from '#server/kit/notify/security-notification.ts';
import { passwordChanged, passwordReset, phoneChanged } from './notifications.ts';
import { createSessionStore } from './session-store.ts';
import { hashToken, randomToken } from './token.ts';
import type { VerifyCodes } from './codes/verify-codes.ts';

const WRONG_CHALLENGE = '1013';
const WRONG_ACCOUNT = '1007';
const USER_NAME_TAKEN = '1002';
const PHONE_TAKEN_AT_REGISTRATION = '01080002';
const PHONE_TAKEN_AT_CHANGE = '01080011';

const ownerIdOf = ({ accountId, subAccountId }: Owner) => subAccountId ?? accountId;

/** Changes that affect who an account is. Each one first proves that the caller may make it. */
export const createAccountChanges = ({
  database,
  challenges,
  passwords,
  password,
  attempts,
  verifyCodes,
  onRegister,
  notify,
}: {
  database: Database;
  challenges: Challenges;
  passwords: Passwords;
  password: PasswordCheck;
  attempts: LoginAttempts;
  verifyCodes: VerifyCodes;
  /** Runs in the transaction of a registration, after the user has agreed to the terms. */
  onRegister(transaction: Database, accountId: number, caller: Caller): Promise<void>;
  notify: Notify;
}) => {
  /** Returns the inner value of a password that is set without the old one, and its salt. */
  const takeNewPassword = async (
    names: readonly string[],
    request: { codeId: string; salt: string; newPwd: string },
  ) => {
    const { vcode, salt } = await challenges.take(database, request.codeId, names, ['password']);
    const inner = passwords.unseal(request.newPwd, vcode, request.salt);
    if (!inner) throw businessError('user', WRONG_CHALLENGE);
    return { inner, salt };
  };

  /** Sets the password, ends all sessions and forgets all known devices except the caller's. */
  const setPassword = async (transaction: Database, owner: Owner, credential: Credential, caller: Caller) => {
    await createAccountStore(transaction).setPassword(owner, credential);
    await createSessionStore(transaction).endAll(owner, 'password');
    const device = deviceOf(caller);
    const deviceHash = device === undefined ? undefined : hashToken(device);
    await createDeviceStore(transaction).forgetOthers(ownerIdOf(owner), deviceHash);
  };

  /** Logs in after the first password was set. Returns null if the account is disabled or expired. */
  const openFirst = async (transaction: Database, owner: Owner, sealedInner: Buffer, caller: Caller) => {
    const held = await createAccountStore(transaction).hold(owner, sealedInner);
    if (!held?.enabled) return null;
    const device = deviceOf(caller) ?? randomToken();
    await createDeviceStore(transaction).remember(Number(ownerIdOf(owner)), hashToken(device));
    const token = await createSessionStore(transaction).open({
      accountId: owner.accountId,
      subAccountId: owner.subAccountId,
      userAgent: caller.exchange?.userAgent ?? '',
      address: caller.address,
      deviceHash: hashToken(device),
    });
    if (caller.exchange) setDevice(caller.exchange.setCookie, device);
    return { token, updateTime: held.updateTime };
  };

  return {
    async register(request: CheckedRequestOf<typeof register>, caller: Caller) {
      const { phoneNo, verifyCode, userName } = request;
      const { inner, salt } = await takeNewPassword([phoneNo], request);
      await verifyCodes.check(phoneNo, verifyCode, caller.address);
      const device = deviceOf(caller) ?? randomToken();
      try {
        const token = await database.transaction(async (transaction) => {
          await verifyCodes.use(transaction, phoneNo, verifyCode, caller.address);
          const accounts = createAccountStore(transaction);
          // Checks the phone first. A rollback leaves the code valid, so one code could probe any number of user names.
          if (await accounts.holdMainOfPhone(phoneNo)) throw businessError('user', PHONE_TAKEN_AT_REGISTRATION);
          const accountId = await accounts.nextId();
          await accounts.add({
            accountId,
            userName,
            phone: phoneNo,
            userRoles: [userRoles.user],
            accountRole: 4,
            authStatus: authStatuses.unauthorized,
            credential: { salt, sealedInner: passwords.seal(accountId, inner) },
          });
          await createDeviceStore(transaction).remember(accountId, hashToken(device));
          await onRegister(transaction, accountId, caller);
          return createSessionStore(transaction).open({
            accountId: String(accountId),
            userAgent: caller.exchange?.userAgent ?? '',
            address: caller.address,
            deviceHash: hashToken(device),
          });
        });
        if (caller.exchange) setDevice(caller.exchange.setCookie, device);
        return token;
      } catch (error) {
        const taken = takenName(error);
        if (taken === 'userName') throw businessError('user', USER_NAME_TAKEN);
        if (taken === 'phone') throw businessError('user', PHONE_TAKEN_AT_REGISTRATION);
        throw error;
      }
    },

    /** Sets a new password for the holder of the phone and ends all sessions. The first password logs in. */
    async resetPassword(request: CheckedRequestOf<typeof resetPassword>, caller: Caller) {
      const { phoneNo, verifyCode, subAccountName } = request;
      const { inner, salt } = await takeNewPassword([subAccountName ?? phoneNo], request);
      await verifyCodes.check(phoneNo, verifyCode, caller.address);
      return database.transaction(async (transaction) => {
        await verifyCodes.use(transaction, phoneNo, verifyCode, caller.address);
        const accounts = createAccountStore(transaction);
        const owner = await (subAccountName === undefined
          ? accounts.holdMainOfPhone(phoneNo)
          : accounts.holdSubOfNameAndPhone(subAccountName, phoneNo));
        // Only the holder of the phone learns that it has no account. The code stays valid.
        if (!owner) throw businessError('user', WRONG_ACCOUNT);
        const ownerId = ownerIdOf(owner);
        const sealedInner = passwords.seal(ownerId, inner);
        await setPassword(transaction, owner, { salt, sealedInner }, caller);
        await attempts.forgetOwner(transaction, ownerId);
        await notify(transaction, passwordReset, [ownerId], accountUse(caller));
        const session = owner.isWaiting ? await openFirst(transaction, owner, sealedInner, caller) : null;
        return { isFirst: owner.isWaiting, session };
      });
    },

    /** Returns the new update-time marker. */
    async changePhone(request: CheckedRequestOf<typeof changePhone>, user: SignedInUser, caller: Caller) {
      const { phoneNo, verifyCode, codeId, oldPwd } = request;
      const { sealedInner } = await password.prove(user, codeId, oldPwd);
      await verifyCodes.check(phoneNo, verifyCode, caller.address);
      try {
        return await database.transaction(async (transaction) => {
          await verifyCodes.use(transaction, phoneNo, verifyCode, caller.address);
          await password.hold(transaction, user, sealedInner);
          const updateTime = await createAccountStore(transaction).setPhone(user, phoneNo);
          await notify(transaction, phoneChanged, [ownerIdOf(user)], accountUse(caller));
          return updateTime;
        });
      } catch (error) {
        if (takenName(error) === 'phone') throw businessError('user', PHONE_TAKEN_AT_CHANGE);
        throw error;
      }
    },

    /** Ends all sessions of the account. */
    async updatePassword(request: CheckedRequestOf<typeof updatePassword>, user: SignedInUser, caller: Caller) {
      const { vcode, salt, sealedInner } = await password.prove(user, request.codeId, request.oldPwd);
      const inner = passwords.unseal(request.newPwd, vcode, request.salt);
      if (!inner) throw businessError('user', WRONG_CHALLENGE);
      const ownerId = ownerIdOf(user);
      await database.transaction(async (transaction) => {
        await password.hold(transaction, user, sealedInner);
        await setPassword(transaction, user, { salt, sealedInner: passwords.seal(ownerId, inner) }, caller);
        await notify(transaction, passwordChanged, [ownerId], accountUse(caller));
      });
    },
  };
};

export type AccountChanges = ReturnType<typeof createAccountChanges>;
