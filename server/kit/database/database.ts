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
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  /** Ends all connections; those in use end after their release or after five seconds. */
  close(): Promise<void>;
}

const ping = named('ping', 'select 1');
const longestGoodbye = 5000;

async function endPool(pool: pg.Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestGoodbye);
  });
  await Promise.race([pool.end(), late]).finally(() => clearTimeout(timer));
}

function inTransaction(transaction: Transaction<Tables>, close: () => Promise<void>, depth = 1): Database {
  const run = (text: string, values: unknown[] = []) => transaction.executeQuery(CompiledQuery.raw(text, values));
  return {
    kysely: transaction,
    async query<Row>({ text }: Statement, values?: unknown[]) {
      return (await run(text, values)).rows as Row[];
    },
    async transaction(work) {
      const savepoint = `savepoint_${depth}`;
      await run(`savepoint ${savepoint}`);
      try {
        const result = await work(inTransaction(transaction, close, depth + 1));
        await run(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await run(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
    async ping() {
      await run(ping.text);
    },
    close,
  };
}

/** Opens the database that all stores share. It connects on the first query. */
export function openDatabase(connection: Connection | string, options: PoolOptions): Database {
  const pool = createPool(connection, options);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= endPool(pool));

  async function query<Row>({ text }: Statement, values?: unknown[]): Promise<Row[]> {
    const client = await pool.connect();
    try {
      return (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
    } finally {
      client.release();
    }
  }

  return {
    kysely,
    query,
    transaction: (work) => kysely.transaction().execute((transaction) => work(inTransaction(transaction, close))),
    async ping() {
      await query(ping);
    },
    close,
  };
}
