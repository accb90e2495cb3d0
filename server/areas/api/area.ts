import { defineArea } from '#server/kit/area.ts';
import type { OnTraced } from '#server/kit/key-calls/trace.ts';
import { jobsExport } from './jobs/export.ts';
import { oldJobs } from './jobs/job-store.ts';
import { leftItemsJob } from './jobs/run-pictures.ts';
import { serveAllJobs } from './jobs/serve.ts';
import { createIdentifyKey } from './public/identify-key.ts';

export const api = defineArea({
  name: 'api',
  serve(calls, platform) {
    const { database } = platform;
    const onTraced: OnTraced = () => {};
    return {
      keyCalls: { identifyKey: createIdentifyKey(database, { onExposed() {} }), onTraced },
      ...serveAllJobs(calls, platform, onTraced),
    };
  },
  jobs: ({ database, enqueue }) => [leftItemsJob(database, enqueue)],
  removals: oldJobs,
  exportParts: jobsExport,
});
