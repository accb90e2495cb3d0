import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The memory of a process, in bytes; undefined if the system does not report it. */
export const memoryOf = async (pid: number): Promise<number | undefined> => {
  try {
    if (process.platform === 'linux') {
      const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
    }
    if (process.platform === 'win32') return undefined;
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout.trim()) * 1024 || undefined;
  } catch {
    return undefined;
  }
};

/** Linux counts the time of processes in hundredths of a second (`USER_HZ`). */
const TICK_MS = 10;

/** Returns the milliseconds of CPU that a process has used; undefined if the system does not report them. */
export const cpuMillisecondsOf = async (pid: number): Promise<number | undefined> => {
  try {
    if (process.platform !== 'linux') return undefined;
    // The name of the program, in parentheses, may contain anything.
    const [, rest = ''] = /\) (.*)$/s.exec(await readFile(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const fields = rest.split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isFinite(user + system) ? (user + system) * TICK_MS : undefined;
  } catch {
    return undefined;
  }
};
