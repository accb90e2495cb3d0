import type { IntervalJob } from '../jobs/interval-job.ts';
import type { Log } from './connection.ts';
import type { Database } from './database.ts';
import { named, type Statement } from './statement.ts';

const REMOVE_EVERY_MS = 10 * 60_000;
/** Small enough to be removed well within the time limit of a query. */
const BATCH = 5000;

/** Returns the statement that removes a batch of a table's obsolete rows. It skips locked rows. */
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

/** Runs each removal until it finds no more rows; a failed one does not stop the others. */
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

/** Removes obsolete rows at intervals. */
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
