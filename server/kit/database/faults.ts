interface Fault {
  code?: unknown;
  severity?: unknown;
  syscall?: unknown;
  message?: unknown;
  constraint?: unknown;
  errors?: unknown;
}

const fault = (error: unknown): Fault => (typeof error === 'object' && error !== null ? error : {});
const isSqlState = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

// What pg says without a code when the server does not answer or hangs up.
const silence =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated.*|Client has encountered a connection error.*|Client was closed.*|Cannot use a pool after calling end.*)$/;

const awayStates = new Set([
  '57014', // cancelled, by statement_timeout
  '57P01', // shut down by the administrator
  '57P02', // crashed
  '57P03', // starting up or shutting down
  '25P03', // idle in a transaction for too long
  '25006', // a standby that only reads
  '40P01', // a deadlock, out of which this one was taken
  '53200', // out of memory
  '53300', // too many connections
  '53400', // a configured limit
  '55P03', // a lock was not to be had
]);

const networkCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** True where the database is not to be reached, starts, stops, is overloaded or does not answer in time: try again later. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, syscall, message, errors } = fault(error);
  // One host with several addresses fails with one error for each.
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isDatabaseAway);
  if (isSqlState(code) && typeof syscall !== 'string') return code.startsWith('08') || awayStates.has(code);
  if (typeof syscall === 'string') return networkCalls.has(syscall);
  return typeof message === 'string' && silence.test(message);
}

/** True where the database cannot write for want of room; reads go on. */
export function isDiskFull(error: unknown): boolean {
  const { code, message } = fault(error);
  return code === '53100' || (isSqlState(code) && /No space left on device/.test(String(message)));
}

/** True where an insert or update ran into another row that has what only one may have. */
export function isTaken(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = fault(error);
  return code === '23505' && violated === constraint;
}

/** True after an error that leaves it in doubt what the connection will answer next. */
export function breaksConnection(error: unknown): boolean {
  const { code, severity, syscall } = fault(error);
  if (typeof syscall === 'string' || !isSqlState(code)) return true;
  if (severity === 'FATAL' || severity === 'PANIC' || code.startsWith('08')) return true;
  // A prepared statement that is gone, or whose table has changed since: only a new connection prepares it anew.
  return code === '26000' || code === '0A000';
}
