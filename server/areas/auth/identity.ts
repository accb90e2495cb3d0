import type { Database } from '#server/kit/database/database.ts';
import { createAddressBudget } from '#server/kit/limits/address-budget.ts';
import type { Caller, Identify } from '#server/kit/http/caller.ts';
import { createAccountChanges } from './account-changes.ts';
import { createAccountStore } from './account-store.ts';
import { portalCodes } from './codes/code-budget.ts';
import { createChallenges } from './challenge.ts';
import { createLoginAttempts } from './login-attempts.ts';
import { createLogin } from './login.ts';
import { createPasswords } from './password.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import { createPasswordCheck } from './password-check.ts';
import { createSecondFactorChanges } from './second-factor/changes.ts';
import { createCompleteLogin } from './second-factor/complete-login.ts';
import { createLoginSteps } from './second-factor/login-step.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { createSalesStore } from './sales-store.ts';
import { createSessionStore } from './session-store.ts';
import type { Outbox } from '#server/kit/notify/sms/outbox.ts';
import type { VerifyCodes } from './codes/verify-codes.ts';

/** Wrong passwords, wrong codes and sent codes per address: many people may share it, but each of them types slowly. */
export const TRIES = { burst: 60, perSecond: 1 };
/** Challenges per address: limits how fast a client can probe for names. */
export const CHALLENGES = { burst: 60, perSecond: 2 };

export interface IdentityOptions {
  database: Database;
  secret: Secret;
  verifyCodes: VerifyCodes;
  /** Absent if messages go to a provider. */
  outbox: Outbox | undefined;
  rateLimit: boolean;
  /** How many verification codes the portal sends in a day at most. */
  codesADay: number;
  /** Runs in the transaction of a registration. */
  onRegister(transaction: Database, accountId: number, caller: Caller): Promise<void>;
  audit: Audit;
  notify: Notify;
}

/** Creates everything that the identity calls, and the code that identifies the caller, depend on. */
export const createIdentity = ({
  database,
  secret,
  verifyCodes,
  outbox,
  rateLimit,
  codesADay,
  onRegister,
  audit,
  notify,
}: IdentityOptions) => {
  const accounts = createAccountStore(database);
  const sessions = createSessionStore(database);
  const challenges = createChallenges(secret);
  const passwords = createPasswords(secret);
  const attempts = createLoginAttempts(database);
  const password = createPasswordCheck({ database, challenges, passwords, attempts });
  const steps = createLoginSteps(secret);
  const factor = createSecondFactor(secret);
  return {
    accounts,
    sales: createSalesStore(database),
    sessions,
    challenges,
    passwords,
    verifyCodes,
    outbox,
    portalCodes: () => portalCodes(database, codesADay),
    triesBudget: createAddressBudget(TRIES, { limited: rateLimit }),
    challengeBudget: createAddressBudget(CHALLENGES, { limited: rateLimit }),
    identify: sessions.find satisfies Identify,
    login: createLogin({ database, accounts, challenges, passwords, attempts, steps, notify }),
    completeLogin: createCompleteLogin({ database, attempts, steps, factor, audit, notify }),
    secondFactor: createSecondFactorChanges({ database, attempts, factor, password, audit, notify }),
    changes: createAccountChanges({
      database,
      challenges,
      passwords,
      password,
      attempts,
      verifyCodes,
      onRegister,
      notify,
    }),
  };
};

export type Identity = ReturnType<typeof createIdentity>;
