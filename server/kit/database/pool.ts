import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { type Connection, clientConfig, type Log } from './connection.ts';
import { breaksConnection } from './faults.ts';
import { nameOf } from './statement.ts';

export { isDatabaseAway, isDiskFull } from './faults.ts';
export { named, type Statement } from './statement.ts';

export interface PoolOptions {
  log: Log;
  /** Most connections at once; 10 by default. */
  size?: number;
  /** Milliseconds that a query may take, with the wait for its connection; 1800 by default. */
  queryTimeout?: number;
  /** How long to wait for a connection, in milliseconds. */
  connectWithin?: number;
}

const connectionTimeout = 1500;
// A query that waited long for its connection still gets this much, in milliseconds.
const shortestTimeout = 300;
// So much earlier PostgreSQL itself gives up a slow query: the connection stays good, and nothing runs on unheard.
const headStart = 200;
const idleTimeout = 60_000;
// As pg words it.
const readTimeout = 'Query read timeout';
const forgottenTransaction = 30_000;

type Done = (error: Error | null, result?: unknown) => void;
type Send = (query: pg.QueryConfig, done?: Done) => unknown;

/** A client that prepares the named statements and knows when its connection is no longer to be trusted. */
class Client extends pg.Client {
  broken: Error | undefined;
  /** Milliseconds that the caller waited for this client. */
  waited = 0;
  /** The number of outages that the pool had seen when this client connected. */
  outages = 0;
  onSilence: () => void = () => {};
  readonly #timeout: number;

  constructor(config: pg.ClientConfig) {
    super({ ...config, query_timeout: 0 });
    this.#timeout = config.query_timeout as number;
    // Without a listener a connection that breaks between two queries of a transaction would end the process.
    this.on('error', (error) => this.#doubt(error));
  }

  #doubt(error: Error): void {
    if (breaksConnection(error)) this.broken ??= error;
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- one implementation of pg's nine overloads
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
    // A roll-back after a time-out would wait behind the query that hangs.
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

  // Behind pg's own promise or its own timer each answer survives until a full garbage collection, which costs a fifth of a call.
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

/** A pool that never hands out a client whose connection failed, however its last user gave it back. */
class HealingPool extends pg.Pool {
  #outages = 0;

  constructor(config: pg.PoolConfig, log: Log) {
    super({ ...config, Client: Client as unknown as new () => pg.ClientBase });
    this.on('error', (error) => {
      // The pool hangs the whole client onto the error, which is no matter for a log.
      Reflect.deleteProperty(error, 'client');
      if (!this.ending) log.warn({ reason: error.message }, 'an idle connection to the database broke');
    });
    this.on('connect', (connected) => {
      const client = connected as unknown as Client;
      client.outages = this.#outages;
      // After one connection fell silent the idle ones are as dead, and to find that out one by one takes too long.
      client.onSilence = () => {
        if (client.outages === this.#outages) this.#outages += 1;
      };
    });
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- one implementation of pg's two overloads
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
      // Kysely gives clients back without their error.
      checkedOut.release = (error) => {
        const open = checkedOut.getTransactionStatus() !== 'I';
        release(error || client.broken || open);
      };
      return checkedOut;
    }
  }
}

// Pages come from memory or from a fast disk, and no statement here is long enough to be compiled.
const planning = '-c random_page_cost=1.1 -c jit=off';

/** A pool of connections that answers or fails within two seconds and recovers by itself when the database comes back. */
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
