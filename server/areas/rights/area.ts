import { accountCreatedAt } from '#server/areas/auth/public/accounts.ts';
import { certificationStandsSince } from '#server/areas/enterprise/public/certified-since.ts';
import { defineArea } from '#server/kit/area.ts';
import { abilityNameOf } from '#server/areas/catalogue/public/abilities.ts';
import { serveRaises } from './console/routes.ts';
import { rightsContent } from './content.ts';
import { rightsExport } from './export.ts';
import { serveRights } from './routes.ts';

export const rights = defineArea({
  name: 'rights',
  content: rightsContent,
  serve(calls, { database, audit, notify }) {
    serveRights(calls, {
      database,
      standsSince: async (user) =>
        (await certificationStandsSince(database, user)) ?? accountCreatedAt(database, user.accountId),
    });
    serveRaises(calls, {
      database,
      audit,
      notify,
      abilityName: (abilityNo, host) => abilityNameOf(database, abilityNo, host),
    });
  },
  exportParts: rightsExport,
});
