import { REQUEST_DAYS } from '#contract/api/requests/limits.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { makeRequestDays } from './writer.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
/** Days ahead for which there are partitions, in case the job fails for a while. */
export const DAYS_AHEAD = 3;

const dropDays = named('api.dropRequestDays', 'select api_drop_request_days($1::date) as dropped');

/** Makes the partitions of yesterday, which late writes may need, until some days ahead. */
export const makeDaysAhead = (database: Database, now = Date.now()): Promise<number> =>
  makeRequestDays(database, dayOf(new Date(now - DAY_MS)), dayOf(new Date(now + DAYS_AHEAD * DAY_MS)));

/** Drops the partitions of days that are over for longer than requests are kept. */
export const dropOldDays = async (database: Database, now = Date.now()): Promise<number> => {
  const [row] = await database.query<{ dropped: number }>(dropDays, [dayOf(new Date(now - REQUEST_DAYS * DAY_MS))]);
  return row?.dropped ?? 0;
};

export const requestDaysJob = (database: Database): IntervalJob => ({
  name: 'api.requestDays',
  everyMs: EVERY_MS,
  failure: 'the days of requests are made or dropped later',
  async run() {
    await makeDaysAhead(database);
    await dropOldDays(database);
  },
});
