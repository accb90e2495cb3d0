import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { LOGIN_STEP_OVER, WRONG_ONE_TIME_CODE } from '#contract/kit/errors/portal.ts';
import type { completeLogin } from '#contract/auth/second-factor-calls.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { createAccountStore } from '../account-store.ts';
import { spendOnce } from '../challenge.ts';
import { deviceOf, setDevice } from '../devices/device-cookie.ts';
import type { Session } from '../login.ts';
import { attemptSubject, type LoginAttempts } from '../login-attempts.ts';
import { openLogin } from '../open-login.ts';
import { createSessionStore } from '../session-store.ts';
import { hashToken, randomToken } from '../token.ts';
import type { LoginStep, LoginSteps } from './login-step.ts';
import { reportRecoveryCode } from './recovery-report.ts';
import type { SecondFactor } from './second-factor.ts';
import { createSecondFactorStore } from './store.ts';

const LOCKED = '1015';

export interface CompleteLoginParts {
  database: Database;
  attempts: LoginAttempts;
  steps: LoginSteps;
  factor: SecondFactor;
  audit: Audit;
  notify: Notify;
}

/** Completes a login by a one-time code. Wrong codes count like wrong passwords: both lead to the same lock. */
export const createCompleteLogin = ({ database, attempts, steps, factor, audit, notify }: CompleteLoginParts) => {
  /** Reads a ticket and the password that it was made for. */
  const take = async (ticket: string): Promise<LoginStep & { sealedInner: Buffer }> => {
    const step = steps.read(ticket);
    const sealedInner = step && (await createAccountStore(database).passwordOf(step.accountId));
    // Without the right ticket nothing is counted, so that strangers cannot lock an account.
    if (!step || !sealedInner || !step.isFor(sealedInner)) throw businessError('user', LOGIN_STEP_OVER);
    return { ...step, sealedInner };
  };

  return async ({ ticket, code }: CheckedRequestOf<typeof completeLogin>, caller: Caller): Promise<Session> => {
    const { accountId, sealedInner, mac } = await take(ticket);
    const device = deviceOf(caller) ?? randomToken();
    const deviceHash = hashToken(device);
    const isKnown = await createAccountStore(database).knowsDevice(accountId, deviceHash);
    const subject = isKnown ? attemptSubject.device(accountId, deviceHash) : attemptSubject.owner(accountId);
    let session: Session | undefined;
    const outcome = await attempts.try(subject, async () => {
      session = await database.transaction(async (transaction) => {
        const held = await createAccountStore(transaction).hold({ accountId }, sealedInner);
        if (!held || !(await createSecondFactorStore(transaction).isOn(accountId)))
          throw businessError('user', LOGIN_STEP_OVER);
        const used = await factor.use(transaction, accountId, code);
        if (!used) return undefined;
        if (!held.enabled) throw businessError('user', LOCKED, 'account');
        if (!(await spendOnce(transaction, mac))) throw businessError('user', LOGIN_STEP_OVER);
        const token = await openLogin(transaction, { accountId: Number(accountId) }, { deviceHash, caller, notify });
        if (used === 'recoveryCode') {
          const found = await createSessionStore(transaction).find(token);
          if (found?.lives) await reportRecoveryCode(transaction, found.user, caller, { audit, notify });
        }
        return { token, updateTime: held.updateTime };
      });
      return session !== undefined;
    });
    if (outcome === 'locked') throw businessError('user', LOCKED);
    if (!session) throw businessError('user', WRONG_ONE_TIME_CODE, 'code');
    if (caller.exchange) setDevice(caller.exchange.setCookie, device);
    return session;
  };
};
