import { REQUEST_DAYS } from '#contract/api/requests/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { dayPartitionsJob } from '#server/kit/database/day-partitions.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { REQUEST_TABLE } from './writer.ts';

export const requestDays = { table: REQUEST_TABLE, days: REQUEST_DAYS };

export const requestDaysJob = (database: Database): IntervalJob =>
  dayPartitionsJob(database, { name: 'api.requestDays', tables: [requestDays] });
