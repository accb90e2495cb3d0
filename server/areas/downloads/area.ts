import { defineArea } from '#server/kit/area.ts';
import { announceJob } from './announce-job.ts';
import { downloadsExport } from './export.ts';
import { downloadKinds } from './kinds.ts';
import { downloadKnownPages } from './known-pages.ts';
import { mountFiles } from './mount-files.ts';
import { oldTaken } from './own-store.ts';
import { serveDownloads } from './routes.ts';
import { downloadUses } from './use-store.ts';

export const downloads = defineArea({
  name: 'downloads',
  kinds: downloadKinds,
  serve(calls, { database, storage, secret, contentKinds: kinds }) {
    serveDownloads(calls, { database, secret, kinds });
    return {
      mount: (scope, { headers, fileBudget: budget }) =>
        mountFiles(scope, { database, storage, secret, budget, headers }),
    };
  },
  jobs: ({ database, notify }) => [downloadUses.job(database), announceJob(database, notify)],
  removals: [oldTaken, downloadUses.oldKeys],
  exportParts: downloadsExport,
  knownPages: downloadKnownPages,
});
