import { dayOf } from '#contract/kit/day-of.ts';
import type { IntervalJob } from '../jobs/interval-job.ts';
import type { Database } from './database.ts';
import { named } from './statement.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
/** Days ahead for which there are partitions, in case the job fails for a while. */
const DAYS_AHEAD = 3;

const makePartitions = named('database.makeDays', 'select make_day_partitions($1::text, $2::date, $3::date) as made');
const dropPartitions = named('database.dropDays', 'select drop_day_partitions($1::text, $2::date) as dropped');

/** A table with one partition for each day. */
export interface DayTable {
  table: string;
  /** How many days its rows are kept. */
  days: number;
}

/** Makes the partitions of these days, in ISO 8601, that are missing. Returns how many. */
export const makeDays = async (database: Database, table: string, first: string, last: string): Promise<number> => {
  const [row] = await database.query<{ made: number }>(makePartitions, [table, first, last]);
  return row?.made ?? 0;
};

/** Makes the partitions of yesterday, which late writes may need, until some days ahead. */
export const makeDaysAhead = (database: Database, table: string, now = Date.now()): Promise<number> =>
  makeDays(database, table, dayOf(new Date(now - DAY_MS)), dayOf(new Date(now + DAYS_AHEAD * DAY_MS)));

/** Drops the partitions of days that are over for longer than rows are kept. Returns how many. */
export const dropOldDays = async (database: Database, { table, days }: DayTable, now = Date.now()): Promise<number> => {
  const [row] = await database.query<{ dropped: number }>(dropPartitions, [
    table,
    dayOf(new Date(now - days * DAY_MS)),
  ]);
  return row?.dropped ?? 0;
};

/** Makes and drops the partitions of tables. */
export const dayPartitionsJob = (
  database: Database,
  { name, tables }: { name: string; tables: readonly DayTable[] },
): IntervalJob => ({
  name,
  everyMs: EVERY_MS,
  failure: 'partitions of days are made or dropped later',
  async run() {
    for (const dayTable of tables) {
      await makeDaysAhead(database, dayTable.table);
      await dropOldDays(database, dayTable);
    }
  },
});
