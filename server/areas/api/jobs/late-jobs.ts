import type { Database } from '#server/kit/database/database.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { endEarly, type OnEnded } from './change-job.ts';
import { createJobStore } from './job-store.ts';

const LOOK_EVERY_MS = 10 * 60_000;
/** The engines were busy all the time. */
const LATE = '20008';

/** Ends jobs that have run for days. Results stay for a day; pictures without a result are refunded. */
export const lateJobsJob = (database: Database, onEnded: OnEnded): IntervalJob => ({
  name: 'api.endLateJobs',
  everyMs: LOOK_EVERY_MS,
  failure: 'jobs that are late wait for now',
  async run(isStopping) {
    for (const jobId of await createJobStore(database).listLate()) {
      if (isStopping()) return;
      await endEarly(database, jobId, { state: 'refused', code: LATE, onEnded });
    }
  },
});
