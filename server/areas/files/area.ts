import { defineArea } from '#server/kit/area.ts';
import { filesExport } from './export.ts';
import { serveLargeFiles } from './large/large-routes.ts';
import { unusedLargeFiles } from './large/large-store.ts';
import { mountFiles } from './mount-files.ts';
import { fileRemovalJob } from './removal.ts';
import { serveFiles } from './routes.ts';

export const files = defineArea({
  name: 'files',
  serve(calls, { database, storage }) {
    serveFiles(calls, { database, storage });
    serveLargeFiles(calls, { database, storage });
    return {
      mount: (scope, { identify, headers, mayRead, fileBudget }) =>
        mountFiles(scope, { database, storage, identify, mayRead, budget: fileBudget, headers }),
    };
  },
  jobs: ({ database, storage, log }) => [fileRemovalJob({ database, storage }, log)],
  removals: [unusedLargeFiles],
  exportParts: filesExport,
});
