import { defineArea } from '#server/kit/area.ts';
import { documentKinds } from './kinds.ts';
import { documentKnownPages } from './known-pages.ts';
import { mountTwins } from './mount-twins.ts';
import { serveDocuments } from './routes.ts';
import { documentViewJobs } from './view-store.ts';

export const documents = defineArea({
  name: 'documents',
  kinds: documentKinds,
  serve(calls, { database, contentKinds: kinds, config, log }) {
    const options = { database, kinds, config };
    serveDocuments(calls, options);
    return {
      mount: (scope, { headers, fileBudget: budget }) => mountTwins(scope, { ...options, headers, budget, log }),
    };
  },
  jobs: ({ database }) => documentViewJobs(database),
  knownPages: documentKnownPages,
});
