import type { Database } from './database.ts';
import { named } from './statement.ts';

const lock = named('database.waitForWriters', `select pg_advisory_xact_lock(hashtextextended('writers ' || $1, 0))`);

/**
 * Waits until no other transaction is replacing the rows of this table, and keeps the others waiting until this
 * transaction ends. Call it before deleting and inserting all rows: two transactions that do so at once, such as a preview
 * and a publication, would otherwise insert the same keys.
 */
export const waitForWriters = async (transaction: Database, table: string): Promise<void> => {
  await transaction.query(lock, [table]);
};
