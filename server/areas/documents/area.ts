import { defineArea } from '#server/kit/area.ts';
import { feedbackExport } from './feedback/export.ts';
import { countFeedback, lookAtFeedback } from './feedback/operator-desk.ts';
import { serveFeedback } from './feedback/routes.ts';
import { oldFeedback } from './feedback/store.ts';
import { documentKinds } from './kinds.ts';
import { serveDocuments } from './routes.ts';

export const documents = defineArea({
  name: 'documents',
  kinds: documentKinds,
  serve: (calls, { database, contentKinds, audit, notify }) => {
    serveDocuments(calls, { database, kinds: contentKinds });
    serveFeedback(calls, database, { audit, notify });
  },
  removals: [oldFeedback],
  exportParts: feedbackExport,
  countWaiting: ({ database }) => ({ feedback: () => countFeedback(database) }),
  lookAtWaiting: (database) => ({ feedback: () => lookAtFeedback(database) }),
});
