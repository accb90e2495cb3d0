import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { type Connection, clientConfig, type Log } from './connection.ts';
import { breaksConnection } from './errors.ts';
import { nameOf } from './statement.ts';

export { isDatabaseAway, isDiskFull } from './errors.ts';
export { named, type Statement } from './statement.ts';

export interface PoolOptions {
  log: Log;
  /** Maximum number of connections; defaults to 10. */
  size?: number;
  /** Milliseconds that a query may take, including the wait for its connection; defaults to 1800. */
  queryTimeout?: number;
  /** How long to wait for a connection, in milliseconds. */
  connectWithin?: number;
}

const connectionTimeout = 1500;
// Minimum time for a query that waited long for its connection, in milliseconds.
const shortestTimeout = 300;
// PostgreSQL cancels a slow query this much earlier: the connection stays good, and nothing keeps running.
const headStart = 200;
const idleTimeout = 60_000;
// The message of pg.
const readTimeout = 'Query read timeout';
const forgottenTransaction = 30_000;

type Done = (error: Error | null, result?: unknown) => void;
type Send = (query: pg.QueryConfig, done?: Done) => unknown;

/** A client that prepares named statements and detects when its connection can no longer be trusted. */
class Client extends pg.Client {
  broken: Error | undefined;
  /** Milliseconds that the caller waited for this client. */
  waited = 0;
  /** Number of outages that the pool had counted when this client connected. */
  outages = 0;
  onSilence: () => void = () => {};
  readonly #timeout: number;

  constructor(config: pg.ClientConfig) {
    super({ ...config, query_timeout: 0 });
    this.#timeout = config.query_timeout as number;
    // Without a listener, a connection that breaks between two queries of a transaction would end the process.
    this.on('error', (error) => this.#doubt(error));
  }

  #doubt(error: Error): void {
    if (breaksConnection(error)) this.broken ??= error;
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- One implementation of pg's nine overloads.
  override query(...args: unknown[]): any {
    const [asked, values, callback] = args;
    if (typeof asked === 'object' && asked !== null && 'submit' in asked) return (super.query as Send)(asked as never);
    const config = typeof asked === 'string' ? { text: asked, values: values as unknown[] } : (asked as pg.QueryConfig);
    const done = (typeof values === 'function' ? values : callback) as Done | undefined;
    if (typeof values === 'function') delete config.values;
    const result = this.#send(config);
    if (!done) return result;
    result.then(
      (rows) => done(null, rows),
      (error) => done(error),
    );
  }

  async #send(config: pg.QueryConfig): Promise<unknown> {
    // A rollback after a timeout would wait behind the query that hangs.
    if (this.broken) throw this.broken;
    const name = config.name ?? nameOf(config.text);
    const { waited } = this;
    this.waited = 0;
    const milliseconds = Math.max(shortestTimeout, this.#timeout - waited);
    try {
      return await this.#answer(name ? { ...config, name } : config, milliseconds);
    } catch (error) {
      this.#doubt(error as Error);
      if ((error as Error).message === readTimeout && waited < headStart) this.onSilence();
      throw error;
    }
  }

  // Uses its own promise and timer: with those of pg, each result survives until a full garbage collection, which costs
  // a fifth of a call.
  #answer(config: pg.QueryConfig, milliseconds: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(readTimeout)), milliseconds);
      (super.query as Send)(config, (error, result) => {
        clearTimeout(late);
        if (error) reject(error);
        else resolve(result);
      });
    });
  }
}

/** A pool that never reuses a client whose connection failed, even if it was released without an error. */
class HealingPool extends pg.Pool {
  #outages = 0;

  constructor(config: pg.PoolConfig, log: Log) {
    super({ ...config, Client: Client as unknown as new () => pg.ClientBase });
    this.on('error', (error) => {
      // The pool attaches the whole client to the error, which does not belong in a log.
      Reflect.deleteProperty(error, 'client');
      if (!this.ending) log.warn({ reason: error.message }, 'an idle connection to the database broke');
    });
    this.on('connect', (connected) => {
      const client = connected as unknown as Client;
      client.outages = this.#outages;
      // If one connection stops responding, the idle ones are dead too, and testing them one by one takes too long.
      client.onSilence = () => {
        if (client.outages === this.#outages) this.#outages += 1;
      };
    });
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- One implementation of pg's two overloads.
  override connect(callback?: (...args: any[]) => void): any {
    const client = this.#checkOut();
    if (!callback) return client;
    client.then(
      (checkedOut) => callback(undefined, checkedOut, checkedOut.release),
      (error) => callback(error, undefined, () => {}),
    );
  }

  async #checkOut(): Promise<pg.PoolClient> {
    const began = performance.now();
    for (;;) {
      const checkedOut = await super.connect();
      const client = checkedOut as unknown as Client;
      if (client.outages !== this.#outages) {
        checkedOut.release(true);
        continue;
      }
      client.waited = performance.now() - began;
      const release = checkedOut.release;
      // Kysely releases clients without their error.
      checkedOut.release = (error) => {
        const open = checkedOut.getTransactionStatus() !== 'I';
        release(error || client.broken || open);
      };
      return checkedOut;
    }
  }
}

// Data comes from memory or a fast disk, and no statement here runs long enough to be worth JIT compilation.
const planning = '-c random_page_cost=1.1 -c jit=off';

/** Creates a pool whose queries succeed or fail within two seconds, and which recovers when the database comes back. */
export function createPool(
  connection: Connection | string,
  { log, size = 10, queryTimeout = 1800, connectWithin = connectionTimeout }: PoolOptions,
): pg.Pool {
  const config: pg.PoolConfig = {
    ...clientConfig(connection),
    max: size,
    types: columnTypes,
    application_name: 'portal',
    options: planning,
    connectionTimeoutMillis: connectWithin,
    query_timeout: queryTimeout,
    statement_timeout: Math.max(shortestTimeout, queryTimeout - headStart),
    idle_in_transaction_session_timeout: forgottenTransaction,
    idleTimeoutMillis: idleTimeout,
  };
  return new HealingPool(config, log);
}
