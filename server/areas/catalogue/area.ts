import { defineArea } from '#server/kit/area.ts';
import { catalogueContent } from './content.ts';
import { catalogueKnownPages } from './known-pages.ts';
import { serveCatalogue } from './routes.ts';
import { viewJobs } from './view-roll-up.ts';

export const catalogue = defineArea({
  name: 'catalogue',
  content: catalogueContent,
  serve: (calls, { database }) => serveCatalogue(calls, database),
  jobs: ({ database }) => viewJobs(database),
  knownPages: catalogueKnownPages,
});
