import { defineArea } from '#server/kit/area.ts';
import { catalogueKinds } from './kinds.ts';
import { catalogueKnownPages } from './known-pages.ts';
import { serveCatalogue } from './routes.ts';
import { oldViewKeys, viewJob } from './view-store.ts';

export const catalogue = defineArea({
  name: 'catalogue',
  kinds: catalogueKinds,
  serve: (calls, { database }) => serveCatalogue(calls, database),
  jobs: ({ database }) => [viewJob(database)],
  removals: [oldViewKeys],
  knownPages: catalogueKnownPages,
});
