import { defineArea } from '#server/kit/area.ts';
import { filesExport } from './export.ts';
import { mountFiles } from './mount-files.ts';
import { fileRemovalJob } from './removal.ts';
import { serveFiles } from './routes.ts';

export const files = defineArea({
  name: 'files',
  serve(calls, { database, storage }) {
    serveFiles(calls, { database, storage });
    return {
      mount: (scope, { identify, headers, mayRead, fileBudget }) =>
        mountFiles(scope, { database, storage, identify, mayRead, budget: fileBudget, headers }),
    };
  },
  jobs: ({ database, storage, log }) => [fileRemovalJob({ database, storage }, log)],
  exportParts: filesExport,
});
