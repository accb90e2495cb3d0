import { accountCreatedAt } from '#server/areas/auth/public/accounts.ts';
import { certificationStandsSince } from '#server/areas/enterprise/public/certified-since.ts';
import { defineArea } from '#server/kit/area.ts';
import { rightsContent } from './content.ts';
import { serveRights } from './routes.ts';

export const rights = defineArea({
  name: 'rights',
  content: rightsContent,
  serve: (calls, { database }) =>
    serveRights(calls, {
      database,
      standsSince: async (user) =>
        (await certificationStandsSince(database, user)) ?? accountCreatedAt(database, user.accountId),
    }),
});
