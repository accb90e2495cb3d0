import { confirmCurrentAgreements } from '#server/areas/agreements/public/confirm-current.ts';
import { defineArea } from '#server/kit/area.ts';
import { createCodeBudget, portalCodes } from './codes/code-budget.ts';
import { authExport } from './export.ts';
import { createIdentity } from './identity.ts';
import { identityRemovals } from './removal.ts';
import { serveIdentity } from './routes.ts';
import { serveSecondFactor } from './second-factor/routes.ts';
import { serveSessions } from './session-routes.ts';
import { createVerifyCodes } from './codes/verify-codes.ts';

export const auth = defineArea({
  name: 'auth',
  serve(calls, { config, database, secret, log, audit, notify, sms, outbox, visits }) {
    const { rateLimit, codesADay } = config;
    const budget = createCodeBudget({ secret, log, limited: rateLimit, maximum: codesADay });
    const identity = createIdentity({
      database,
      secret,
      verifyCodes: createVerifyCodes({ database, secret, sms, log, budget }),
      outbox,
      rateLimit,
      codesADay,
      onRegister: (transaction, accountId, { address }) => confirmCurrentAgreements(transaction, accountId, address),
      audit,
      notify,
    });
    serveIdentity(calls, identity, visits.note.registration);
    serveSessions(calls, { database, notify });
    serveSecondFactor(calls, { database, changes: identity.secondFactor, required: config.secondFactorRequired });
  },
  countWaiting: ({ database, config }) => ({
    nearCeiling: async () => ((await portalCodes(database, config.codesADay)).isNear ? 1 : 0),
  }),
  removals: identityRemovals,
  exportParts: authExport,
});
