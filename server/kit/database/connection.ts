import type { ClientConfig } from 'pg';

/** Address of a PostgreSQL server; `host` is the folder of its unix socket. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export type LogLine = (fields: object | string, message?: string) => void;

/** The log levels of the database layer, compatible with the server's logger. */
export interface Log {
  info: LogLine;
  warn: LogLine;
  error: LogLine;
}

/** Returns the `pg` settings of a connection: that of the embedded server, or the text of `DATABASE_URL`. */
export function clientConfig(connection: Connection | string): ClientConfig {
  if (typeof connection === 'string') return { connectionString: connection, keepAlive: true };
  // Otherwise, PGSSLMODE in the environment would request TLS from a unix socket.
  return { ...connection, ssl: false };
}
