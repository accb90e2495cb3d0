import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, clientConfig } from './connection.ts';

const WAIT_MS = 120_000;
const PAUSE_MS = 250;
const CONNECT_WITHIN_MS = 5000;
/** PostgreSQL's state while it starts up, recovers or shuts down. */
const CANNOT_CONNECT_NOW = '57P03';

const stateOf = async (connection: Connection | string): Promise<string | undefined> => {
  const client = new pg.Client({ ...clientConfig(connection), connectionTimeoutMillis: CONNECT_WITHIN_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? '';
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * Waits for a database server that says that it is starting up, up to two minutes, and calls `onWait` once. Returns at
 * once in every other case, also if the server cannot be reached.
 */
export const waitUntilStarted = async (
  connection: Connection | string,
  { signal, onWait, waitMs = WAIT_MS }: { signal?: AbortSignal; onWait: (line: string) => void; waitMs?: number },
): Promise<void> => {
  const end = performance.now() + waitMs;
  let isReported = false;
  while ((await stateOf(connection)) === CANNOT_CONNECT_NOW && performance.now() < end) {
    if (!isReported) onWait('数据库正在启动，请稍候 / the database is starting up, waiting for it …');
    isReported = true;
    await pause(PAUSE_MS, undefined, signal ? { signal } : {});
  }
};
