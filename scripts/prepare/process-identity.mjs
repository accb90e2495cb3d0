import { readFileSync } from 'node:fs';

const UNKNOWN_START = '0';

function startOf(pid) {
  let stat;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return UNKNOWN_START;
  }
  // The name in parentheses may contain spaces. Field 3 is the state; field 22 is the start in clock ticks since boot.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
}

/** Identifies a living process by its ID and, if the system provides it, its start: `123.4567`. */
export function identify(pid) {
  return `${pid}.${startOf(pid) ?? UNKNOWN_START}`;
}

/**
 * Returns whether the process that `identify` named is still alive. A zombie is not, nor is a later process with the
 * same ID.
 */
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
