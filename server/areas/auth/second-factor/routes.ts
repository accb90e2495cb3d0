import * as calls from '#contract/auth/second-factor-calls.ts';
import { isOperator } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import type { SecondFactorChanges } from './changes.ts';
import { createSecondFactorStore } from './store.ts';

/** Serves the one-time codes of the user's own account. The routes of the login complete a login. */
export const serveSecondFactor = (
  served: Calls,
  { database, changes, required }: { database: Database; changes: SecondFactorChanges; required: boolean },
) => {
  served.serve(calls.getSecondFactor, async (_request, caller) => {
    const { accountId, subAccountId, userRoles } = userOf(caller);
    const stored = subAccountId === undefined ? await createSecondFactorStore(database).find(accountId) : undefined;
    const since = stored?.enabledAt?.toISOString() ?? null;
    return {
      available: isOperator(userRoles),
      since,
      recoveryCodesLeft: since === null ? 0 : (stored?.recoveryCodesLeft ?? 0),
      required: required && isOperator(userRoles),
    };
  });
  served.serve(calls.beginSecondFactor, (_request, caller) => changes.begin(caller));
  served.serve(calls.enableSecondFactor, changes.enable);
  served.serve(calls.renewRecoveryCodes, ({ code }, caller) => changes.renewRecoveryCodes(code, caller));
  served.serve(calls.disableSecondFactor, ({ code }, caller) => changes.disable(code, caller));
};
