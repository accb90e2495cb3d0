import type { AuditAction } from '#contract/kit/area.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { WRONG_ONE_TIME_CODE, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { isOperator } from '#contract/kit/roles.ts';
import type { enableSecondFactor } from '#contract/auth/second-factor-calls.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, type SignedInUser, userOf } from '#server/kit/http/caller.ts';
import type { Notification } from '#server/kit/notify/notification.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { type AccountUse, accountUse } from '#server/kit/notify/security-notification.ts';
import { attemptSubject, type LoginAttempts } from '../login-attempts.ts';
import { recoveryCodesRenewed, secondFactorOff, secondFactorOn } from '../notifications.ts';
import { createOwnSessions } from '../own-sessions.ts';
import type { PasswordCheck } from '../password-check.ts';
import { describeKey } from './one-time-code.ts';
import { auditOwn, reportRecoveryCode } from './recovery-report.ts';
import type { SecondFactor } from './second-factor.ts';
import { createSecondFactorStore } from './store.ts';

const LOCKED = '1015';

export interface SecondFactorParts {
  database: Database;
  attempts: LoginAttempts;
  factor: SecondFactor;
  password: PasswordCheck;
  audit: Audit;
  notify: Notify;
}

/** What operators can do with the one-time codes of their own account. */
export const createSecondFactorChanges = (parts: SecondFactorParts) => {
  const { database, attempts, factor, password, audit, notify } = parts;

  const operatorOf = (caller: Caller): SignedInUser => {
    const user = userOf(caller);
    if (!isOperator(user.userRoles)) throw protocolError('user', 'forbidden');
    return user;
  };

  const report = async (
    transaction: Database,
    caller: Caller,
    act: AuditAction,
    notification: Notification<AccountUse>,
  ) => {
    const user = userOf(caller);
    await auditOwn(transaction, audit, act, user, caller);
    await notify(transaction, notification, [user.accountId], accountUse(caller));
  };

  /** Uses up a code and makes a change in the same transaction. Counts wrong codes, so that no session can guess. */
  const withCode = async <Answer>(
    code: string,
    caller: Caller,
    change: (transaction: Database, user: SignedInUser) => Promise<Answer>,
  ): Promise<Answer> => {
    const user = userOf(caller);
    if (user.subAccountId !== undefined || !(await createSecondFactorStore(database).isOn(user.accountId)))
      throw businessError('user', WRONG_STATE);
    let done: { answer: Answer } | undefined;
    const outcome = await attempts.try(attemptSubject.session(user.sessionId), async () => {
      done = await database.transaction(async (transaction) => {
        const used = await factor.use(transaction, user.accountId, code);
        if (!used) return undefined;
        if (used === 'recoveryCode') await reportRecoveryCode(transaction, user, caller, parts);
        return { answer: await change(transaction, user) };
      });
      return done !== undefined;
    });
    if (outcome === 'locked') throw businessError('user', LOCKED);
    if (!done) throw businessError('user', WRONG_ONE_TIME_CODE, 'code');
    return done.answer;
  };

  return {
    /** Makes a key that replaces an unconfirmed one. */
    async begin(caller: Caller) {
      const { accountId, accountName } = operatorOf(caller);
      const { key, sealedKey } = factor.makeKey(accountId);
      if (!(await createSecondFactorStore(database).begin(accountId, sealedKey)))
        throw businessError('user', WRONG_STATE);
      return describeKey(key, accountName);
    },

    /** Turns one-time codes on, ends the other sessions and returns the recovery codes. */
    async enable({ codeId, oldPwd, code }: CheckedRequestOf<typeof enableSecondFactor>, caller: Caller) {
      const user = operatorOf(caller);
      const { sealedInner } = await password.prove(user, codeId, oldPwd);
      return database.transaction(async (transaction) => {
        await password.hold(transaction, user, sealedInner);
        const store = createSecondFactorStore(transaction);
        const stored = await store.find(user.accountId);
        if (!stored || stored.enabledAt) throw businessError('user', WRONG_STATE);
        // The caller has the key, so a wrong code guesses nothing and is not counted.
        if (!(await factor.useStep(transaction, user.accountId, stored, code)))
          throw businessError('user', WRONG_ONE_TIME_CODE, 'code');
        if (!(await store.enable(user.accountId, stored.sealedKey))) throw businessError('user', WRONG_STATE);
        const recoveryCodes = await factor.renewRecoveryCodes(transaction, user.accountId);
        await createOwnSessions(transaction, user).endOthers();
        await report(transaction, caller, 'account.enableSecondFactor', secondFactorOn);
        return { recoveryCodes };
      });
    },

    renewRecoveryCodes: (code: string, caller: Caller) =>
      withCode(code, caller, async (transaction, user) => {
        const recoveryCodes = await factor.renewRecoveryCodes(transaction, user.accountId);
        await report(transaction, caller, 'account.renewRecoveryCodes', recoveryCodesRenewed);
        return { recoveryCodes };
      }),

    /** Turns one-time codes off and ends the other sessions. */
    disable: (code: string, caller: Caller) =>
      withCode(code, caller, async (transaction, user) => {
        await createSecondFactorStore(transaction).remove(user.accountId);
        await createOwnSessions(transaction, user).endOthers();
        await report(transaction, caller, 'account.disableSecondFactor', secondFactorOff);
        return null;
      }),
  };
};

export type SecondFactorChanges = ReturnType<typeof createSecondFactorChanges>;
