interface ErrorFields {
  code?: unknown;
  severity?: unknown;
  syscall?: unknown;
  message?: unknown;
  constraint?: unknown;
  errors?: unknown;
}

const fieldsOf = (error: unknown): ErrorFields => (typeof error === 'object' && error !== null ? error : {});
const isSqlState = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

// Messages of pg, without a code, when the server does not respond or closes the connection.
const silence =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated.*|Client has encountered a connection error.*|Client was closed.*|Cannot use a pool after calling end.*)$/;

const awayStates = new Set([
  '57014', // cancelled, by statement_timeout
  '57P01', // shut down by the administrator
  '57P02', // crashed
  '57P03', // starting up or shutting down
  '25P03', // idle in a transaction for too long
  '25006', // a standby that only reads
  '40P01', // a deadlock that PostgreSQL resolved by cancelling this statement
  '53200', // out of memory
  '53300', // too many connections
  '53400', // a configured limit
  '55P03', // a lock was not available
]);

const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/**
 * Returns whether the database is unreachable, starting, stopping, overloaded or too slow: the client should retry
 * later.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message, errors } = fieldsOf(error);
  // A host with several addresses fails with one error per address.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isDatabaseAway);
  if (isSqlState(code) && typeof syscall !== 'string') return code.startsWith('08') || awayStates.has(code);
  if (typeof syscall === 'string') return networkCalls.has(syscall);
  return typeof message === 'string' && silence.test(message);
}

/** Returns whether the database cannot write because the disk is full; reads still work. */
export function isDiskFull(error: unknown): boolean {
  const { code, message } = fieldsOf(error);
  return code === '53100' || (isSqlState(code) && /No space left on device/.test(String(message)));
}

/** Returns whether an insert or update violated this unique constraint. */
export function isTaken(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = fieldsOf(error);
  return code === '23505' && violated === constraint;
}

/** Returns whether the connection is unreliable after an error. */
export function breaksConnection(error: unknown): boolean {
  const { code, severity, syscall } = fieldsOf(error);
  if (typeof syscall === 'string' || !isSqlState(code)) return true;
  if (severity === 'FATAL' || severity === 'PANIC' || code.startsWith('08')) return true;
  // The prepared statement is gone, or its table has changed: only a new connection prepares it again.
  return code === '26000' || code === '0A000';
}
