import { defineArea } from '#server/kit/area.ts';
import { feedbackExport } from './feedback/export.ts';
import { countFeedback, lookAtFeedback } from './feedback/operator-desk.ts';
import { serveFeedback } from './feedback/routes.ts';
import { oldFeedback } from './feedback/store.ts';
import { documentKinds } from './kinds.ts';
import { documentKnownPages } from './known-pages.ts';
import { mountTwins } from './mount-twins.ts';
import { serveDocuments } from './routes.ts';
import { documentViewJob, oldViewKeys } from './view-store.ts';

export const documents = defineArea({
  name: 'documents',
  kinds: documentKinds,
  serve(calls, { database, contentKinds: kinds, config, log, audit, notify }) {
    const options = { database, kinds, config };
    serveDocuments(calls, options);
    serveFeedback(calls, database, { audit, notify });
    return {
      mount: (scope, { headers, fileBudget: budget, onChange }) =>
        mountTwins(scope, { ...options, headers, budget, onChange, log }),
    };
  },
  jobs: ({ database }) => [documentViewJob(database)],
  removals: [oldFeedback, oldViewKeys],
  exportParts: feedbackExport,
  knownPages: documentKnownPages,
  countWaiting: ({ database }) => ({ feedback: () => countFeedback(database) }),
  lookAtWaiting: (database) => ({ feedback: () => lookAtFeedback(database) }),
});
