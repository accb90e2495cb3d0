import type { IntervalJob } from '../jobs/interval-job.ts';
import type { Log } from './connection.ts';
import type { Database } from './database.ts';
import { named, type Statement } from './statement.ts';

const REMOVE_EVERY_MS = 10 * 60_000;
/** So many are removed well within the time that a query has. */
const BATCH = 5000;

/** Removes a batch of a table's rows that nobody can use any more. Never waits for a row that somebody holds. */
export const removalOf = (name: string, table: string, condition: string): Statement =>
  named(
    name,
    `with gone as (
       delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked))
       returning 1
     )
     select count(*) as gone from gone`,
  );

/** Runs each removal until nothing is left for it; one that fails keeps no other from its turn. */
export const removeOld = async (
  database: Database,
  removals: readonly Statement[],
  log: Pick<Log, 'warn'>,
  isStopping = () => false,
): Promise<void> => {
  for (const removal of removals) {
    try {
      let gone = BATCH;
      while (gone === BATCH && !isStopping()) {
        const [row] = await database.query<{ gone: number }>(removal);
        gone = row?.gone ?? 0;
      }
    } catch (err) {
      log.warn({ err, removal: removal.name }, 'old rows stay for now');
    }
  }
};

/** Removes rows that nobody can use any more, at intervals. */
export const removalJob = (
  database: Database,
  removals: readonly Statement[],
  log: Pick<Log, 'warn'>,
): IntervalJob => ({
  name: 'database.removeOldRows',
  everyMs: REMOVE_EVERY_MS,
  failure: 'old rows stay for now',
  run: (isStopping) => removeOld(database, removals, log, isStopping),
});
