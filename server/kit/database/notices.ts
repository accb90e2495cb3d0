import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, clientConfig, type Log } from './connection.ts';
import type { Database } from './database.ts';
import { named } from './statement.ts';

export interface ListenOptions {
  channel: string;
  log: Log;
  onNotice(payload: string): void;
  /** Called after each LISTEN that follows a lost connection, because notices may have been missed. */
  onReconnect(): void;
  /** Milliseconds between two checks of the connection; defaults to 5000. */
  heartbeat?: number;
}

export interface Listening {
  /** Resolves after the first LISTEN. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const answerTimeout = 1800;
const shortestPause = 100;
const longestPause = 2000;

/** Listens on a separate connection until closed. Reconnects if the connection is lost or stops responding. */
export function listen(connection: Connection | string, options: ListenOptions): Listening {
  const { channel, log, onNotice, onReconnect, heartbeat = 5000 } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const first = Promise.withResolvers<void>();
  let wait = shortestPause;
  let stood = false;

  const handle = (what: () => void) => {
    try {
      what();
    } catch (error) {
      log.error({ err: error, channel }, 'a notice could not be handled');
    }
  };

  const listenOnce = async () => {
    const client = new pg.Client({
      ...clientConfig(connection),
      application_name: `portal notices: ${channel}`,
      keepAlive: true,
      connectionTimeoutMillis: answerTimeout,
      query_timeout: answerTimeout,
    });
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    client.on('error', lost.reject);
    client.on('end', () => lost.reject(new Error('the connection ended')));
    client.on('notification', ({ payload = '' }) => handle(() => onNotice(payload)));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      wait = shortestPause;
      if (stood) handle(onReconnect);
      stood = true;
      first.resolve();
      for (;;) {
        await Promise.race([pause(heartbeat, undefined, { signal }), lost.promise]);
        await client.query('select 1');
      }
    } finally {
      // A connection that hangs never closes properly, so this does not wait.
      void client.end().catch(() => {});
    }
  };

  const keep = async () => {
    while (!signal.aborted) {
      await listenOnce().catch((error) => {
        if (!signal.aborted) log.warn({ err: error, channel }, 'the connection for notices was lost, connecting again');
      });
      await pause(wait, undefined, { signal }).catch(() => {});
      wait = Math.min(wait * 2, longestPause);
    }
  };
  const kept = keep();

  return {
    ready: first.promise,
    close: () => {
      closing.abort();
      return kept;
    },
  };
}

const notification = named('notify', 'select pg_notify($1, $2)');

/** Notifies every listener of the channel; inside a transaction, when it commits. Payloads must be under 8000 bytes. */
export async function notify(database: Database, channel: string, payload: string): Promise<void> {
  await database.query(notification, [channel, payload]);
}
