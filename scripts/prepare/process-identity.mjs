import { readFileSync } from 'node:fs';

const UNKNOWN_START = '0';

function startOf(pid) {
  let stat;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return UNKNOWN_START;
  }
  // The name in parentheses may hold spaces; state is field 3 and the start, in clock ticks since boot, field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
}

/** Names a living process by its id and, where the system tells, its start: `123.4567`. */
export function identify(pid) {
  return `${pid}.${startOf(pid) ?? UNKNOWN_START}`;
}

/** Says whether the very process that `identify` named still lives; a zombie does not, nor a later one of the same id. */
export function isAlive(identity) {
  const [pid, start] = identity.split('.');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === start || (now !== undefined && (now === UNKNOWN_START || start === UNKNOWN_START));
}
