import { format } from 'node:util';
import { WrongConfiguration } from '#server/kit/config.ts';
import { WrongContent } from '#server/kit/content/content-files.ts';
import type { Log } from '#server/kit/database/connection.ts';
import { isDatabaseAway, isDiskFull } from '#server/kit/database/pool.ts';
import { UnusableDatabase } from '#server/kit/database/unusable-database.ts';
import { logLine } from '#server/kit/health/log-shape.ts';

/** Logs warnings and errors as JSON until the application has its logger. */
export const startLog: Log = {
  info: () => {},
  warn: (fields, message) => process.stderr.write(`${logLine('warn', fields, message)}\n`),
  error: (fields, message) => process.stderr.write(`${logLine('error', fields, message)}\n`),
};

/**
 * Writes what pages and libraries print on the console, while they are rendered on the server, as lines of the log's shape.
 */
export const logConsole = (): void => {
  for (const method of ['error', 'warn'] as const)
    console[method] = (...printed: unknown[]) =>
      void process.stderr.write(`${logLine('warn', { source: 'console' }, format(...printed))}\n`);
};

/** Returns the message of an error that the operator can fix, or undefined for a bug of the portal. */
export const errorLine = (error: unknown): string | undefined => {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  if (error instanceof WrongConfiguration || error instanceof UnusableDatabase) return message;
  if (error instanceof WrongContent) return `内容有误，未导入 / content is wrong, nothing was imported:\n${message}`;
  if (code === 'EADDRINUSE') return `端口被占用 / the port is in use: ${message}`;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return `无法监听 / cannot listen: ${message}`;
  if (isDatabaseAway(error) || isDiskFull(error))
    return `数据库不可用 / the database failed during the start: ${message}`;
  return undefined;
};
