import { confirmCurrentAgreements } from '#server/areas/agreements/public/confirm-current.ts';
import { defineArea } from '#server/kit/area.ts';
import { createHttpProvider } from '#server/kit/notify/sms/http-provider.ts';
import { createOutbox, type Outbox } from '#server/kit/notify/sms/outbox.ts';
import { authExport } from './export.ts';
import { createIdentity } from './identity.ts';
import { identityRemovals } from './removal.ts';
import { serveIdentity } from './routes.ts';
import { serveSessions } from './session-routes.ts';
import { createVerifyCodes } from './verify-codes.ts';

export const auth = defineArea({
  name: 'auth',
  serve(calls, { config, database, secret, log, onSecurityEvent }) {
    const outbox = config.sms ? undefined : createOutbox({ database, secret });
    const sms = config.sms ? createHttpProvider(config.sms) : (outbox as Outbox);
    const identity = createIdentity({
      database,
      secret,
      verifyCodes: createVerifyCodes({ database, secret, sms, log }),
      outbox,
      rateLimit: config.rateLimit,
      onRegister: (transaction, accountId, { address }) => confirmCurrentAgreements(transaction, accountId, address),
      onSecurityEvent,
    });
    serveIdentity(calls, identity);
    serveSessions(calls, { database, onSecurityEvent });
  },
  removals: identityRemovals,
  exportParts: authExport,
});
