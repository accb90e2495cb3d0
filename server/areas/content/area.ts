import { defineArea } from '#server/kit/area.ts';
import { oldTyped } from '#server/kit/content/entries/typing-store.ts';
import { dueJob } from './due-job.ts';
import { oldVersionsJob } from './old-versions-job.ts';
import { countReviews, lookAtReviews } from './operator-desk.ts';
import { contentExport } from './export.ts';
import { serveLabels } from './labels.ts';
import { serveContent } from './routes.ts';

export const content = defineArea({
  name: 'content',
  serve(calls, { database, audit, secret, config, contentKinds }) {
    serveContent(calls, { database, audit, secret, kinds: contentKinds, editorsPublish: config.editorsPublish });
    serveLabels(calls, { database, kinds: contentKinds });
  },
  jobs: ({ database, log, audit, contentKinds }) => [
    dueJob({ database, log, audit, kinds: contentKinds }),
    oldVersionsJob(database),
  ],
  removals: [oldTyped],
  exportParts: contentExport,
  countWaiting: ({ database }) => ({ contentReviews: (operator) => countReviews(database, operator) }),
  lookAtWaiting: (database) => ({ contentReviews: (operator) => lookAtReviews(database, operator) }),
});
