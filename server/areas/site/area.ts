import { defineArea } from '#server/kit/area.ts';
import { serveAnnouncements } from './announcement-routes.ts';
import { siteContent } from './content.ts';
import { siteKinds } from './kinds.ts';
import { siteKnownPages } from './known-pages.ts';
import { serveSite } from './routes.ts';

export const site = defineArea({
  name: 'site',
  content: siteContent,
  kinds: siteKinds,
  serve(calls, { database, audit }) {
    serveSite(calls, database);
    serveAnnouncements(calls, database, { audit });
  },
  knownPages: async () => siteKnownPages,
});
