import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const onLinux = process.platform === 'linux';

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(...args: string[]): string {
  try {
    return execFileSync('ps', args, {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    }).trim();
  } catch {
    return '';
  }
}

/** Returns the start time of a process, to compare for equality; undefined if it has ended or is a zombie. */
export function startOf(pid: number): string | undefined {
  if (!onLinux) {
    const [, state, began] = /^(\S+)\s+(.+)$/.exec(ps('-o', 'stat=,lstart=', '-p', String(pid))) ?? [];
    return state?.startsWith('Z') ? undefined : began;
  }
  const stat = read(`/proc/${pid}/stat`);
  // The command name is in brackets and may contain spaces and brackets: the fields follow the last bracket.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  // Ticks since boot repeat after a reboot.
  return `${fields[19]}@${read('/proc/sys/kernel/random/boot_id')?.trim()}`;
}

/** Returns the arguments of a live process, joined by spaces; a PostgreSQL server process shows its title here. */
export function commandOf(pid: number): string {
  if (!onLinux) return ps('-o', 'command=', '-p', String(pid));
  return (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
}

/** Returns all live processes whose command line satisfies the condition. */
export function processesWith(condition: (command: string) => boolean): number[] {
  if (onLinux) {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map(Number).filter((pid) => condition(commandOf(pid)) && startOf(pid) !== undefined);
  }
  const lines = ps('-axo', 'pid=,command=').split('\n');
  return lines.flatMap((line) => {
    const [, pid, command] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && command && condition(command) ? [Number(pid)] : [];
  });
}

/** Sends the signal; ignores a process that has already ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Resolves to true once the process has ended, or to false if it still runs after `milliseconds`. */
export async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const began = startOf(pid);
  const deadline = Date.now() + milliseconds;
  while (began !== undefined && startOf(pid) === began) {
    if (Date.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
