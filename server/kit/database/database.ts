import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Connection } from './connection.ts';
import { createPool, type PoolOptions } from './pool.ts';
import { named, type Statement } from './statement.ts';
import type { Tables } from './tables.ts';

/** The handle that stores receive; inside a transaction, it is the handle of the transaction. */
export interface Database {
  kysely: Kysely<Tables>;
  /** Runs a named statement and returns its rows. */
  query<Row>(statement: Statement, values?: unknown[]): Promise<Row[]>;
  /** Runs the work in a transaction, or in a savepoint inside a transaction. An error rolls back and is rethrown. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /**
   * Runs the work in a transaction that is always rolled back. Everything that the work calls sees what the transaction
   * has written, whichever handle it uses: the preview of a draft reads it as if it were published.
   */
  rolledBack<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  /** How many connections are open and idle, and how many queries wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Ends all connections; those in use end after their release or after five seconds. */
  close(): Promise<void>;
}

const ping = named('ping', 'select 1');
const longestGoodbye = 5000;
/** Ends a transaction without an error. */
const rollBack = new Error('rolled back on purpose');

async function endPool(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestGoodbye);
  });
  await Promise.race([pool.end(), late]).finally(() => clearTimeout(timer));
}

let savepoints = 0;

function inTransaction(transaction: Transaction<Tables>, pool: Pick<Database, 'connections' | 'close'>): Database {
  const run = (text: string, values: unknown[] = []) => transaction.executeQuery(CompiledQuery.raw(text, values));
  return {
    kysely: transaction,
    async query<Row>({ text }: Statement, values?: unknown[]) {
      return (await run(text, values)).rows as Row[];
    },
    async transaction(work) {
      // Calls in parallel may each have one.
      const savepoint = `savepoint_${(savepoints += 1)}`;
      await run(`savepoint ${savepoint}`);
      try {
        const result = await work(inTransaction(transaction, pool));
        await run(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await run(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
    rolledBack: () => Promise.reject(new Error('a transaction within another cannot be undone alone')),
    async ping() {
      await run(ping.text);
    },
    ...pool,
  };
}

/** Opens the database that all stores share. It connects on the first query. */
export function openDatabase(connection: Connection | string, options: PoolOptions): Database {
  const pool = createPool(connection, options);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  /** The transaction that will be rolled back, for the work in it. */
  const undone = new AsyncLocalStorage<Database>();
  let closed: Promise<void> | undefined;
  const ends = {
    close: () => (closed ??= endPool(pool)),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };

  async function query<Row>(statement: Statement, values?: unknown[]): Promise<Row[]> {
    const within = undone.getStore();
    if (within) return within.query(statement, values);
    const { text } = statement;
    const client = await pool.connect();
    try {
      return (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
    } finally {
      client.release();
    }
  }

  return {
    get kysely() {
      return undone.getStore()?.kysely ?? kysely;
    },
    query,
    transaction: (work) =>
      undone.getStore()?.transaction(work) ??
      kysely.transaction().execute((transaction) => work(inTransaction(transaction, ends))),
    async rolledBack<T>(work: (database: Database) => Promise<T>) {
      let result: { value: T } | undefined;
      try {
        await kysely.transaction().execute(async (transaction) => {
          const within = inTransaction(transaction, ends);
          result = { value: await undone.run(within, () => work(within)) };
          throw rollBack;
        });
      } catch (error) {
        if (error !== rollBack) throw error;
      }
      return (result as { value: T }).value;
    },
    async ping() {
      await query(ping);
    },
    ...ends,
  };
}
