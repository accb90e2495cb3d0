import { defineArea } from '#server/kit/area.ts';
import { serveSubAccounts } from './routes.ts';

export const organisation = defineArea({
  name: 'organisation',
  serve: (calls, { database, notify }) => serveSubAccounts(calls, database, { notify }),
});
