import type { ClientConfig } from 'pg';

/** Where a PostgreSQL server listens; `host` is the folder of its unix socket. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export type LogLine = (fields: object | string, message?: string) => void;

/** The three levels that the database layer writes, in the shape of the server's logger. */
export interface Log {
  info: LogLine;
  warn: LogLine;
  error: LogLine;
}

/** The `pg` settings of a connection, which is either the embedded server's or the text of `DATABASE_URL`. */
export function clientConfig(connection: Connection | string): ClientConfig {
  if (typeof connection === 'string') return { connectionString: connection, keepAlive: true };
  // PGSSLMODE in the environment would else ask a unix socket for TLS.
  return { ...connection, ssl: false };
}
