import { defineArea } from '#server/kit/area.ts';
import { serveOperatorDesk } from './desk-routes.ts';
import { createJobFinder } from './job-finder.ts';
import { serveJobs } from './job-routes.ts';
import { serveConsole } from './routes.ts';

export const consoleArea = defineArea({
  name: 'console',
  serve(calls, { database, audit, countWaiting, lookAtWaiting, find, queue }) {
    serveConsole(calls, database, { audit, countWaiting });
    serveOperatorDesk(calls, { countWaiting, lookAtWaiting, find });
    serveJobs(calls, database, { audit, queue });
  },
  countWaiting: ({ database }) => ({ failedJobs: createJobFinder(database, () => new Map()).countFailed }),
});
