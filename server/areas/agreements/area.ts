import { countAccounts } from '#server/areas/auth/public/accounts.ts';
import { defineArea } from '#server/kit/area.ts';
import { agreementsContent } from './content.ts';
import { agreementsExport } from './export.ts';
import { serveManagedAgreements } from './managing-routes.ts';
import { serveAgreements } from './routes.ts';

export const agreements = defineArea({
  name: 'agreements',
  content: agreementsContent,
  serve(calls, { database, root, audit }) {
    serveAgreements(calls, database, { root, audit });
    serveManagedAgreements(calls, database, { countAccounts: () => countAccounts(database) });
  },
  exportParts: agreementsExport,
});
