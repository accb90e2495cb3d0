import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;
const ASK_EVERY_MS = 4;
const OUTPUT_KEPT = 20_000;

export interface ServerProcess {
  /** Without a trailing slash. */
  origin: string;
  pid: number;
  /** From the start of the process until it reports that it is ready. */
  readyAfterMs: number;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** The path from the project's folder. */
  script: string;
  args?: readonly string[];
  env?: Record<string, string>;
  /** A path that returns a success status once the server is ready. */
  readyPath: string;
}

// An empty variable counts as absent and overrides a developer's own .env.
const NEUTRAL_ENVIRONMENT = {
  DATABASE_URL: '',
  PORTAL_SECRET: '',
  SMS_URL: '',
  SMS_KEY_ID: '',
  SMS_KEY_SECRET: '',
  SMS_SIGN: '',
  SMS_TEMPLATE: '',
  PUBLIC_URL: '',
  ENGINE_PROCESSES: '',
  PRODUCTION_HOSTS: '',
  TEST_HOSTS: '',
  TRUSTED_PROXIES: '',
};

const running = new Set<ServerProcess['stop']>();

/** Stops every running server that was started here. */
export const stopServers = async () => {
  await Promise.all([...running].map((stop) => stop()));
};

const answersWell = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** Starts a server's script, which has to print its address, and resolves once it is ready. */
export const startServer = async ({
  script,
  args = [],
  env = {},
  readyPath,
}: ServerOptions): Promise<ServerProcess> => {
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...NEUTRAL_ENVIRONMENT, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const terminate = () => child.kill('SIGTERM');
  process.once('exit', terminate);
  let output = '';
  const keep = (chunk: string) => {
    output = (output + chunk).slice(-OUTPUT_KEPT);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => keep(error.message));
    child.once('close', resolve);
  });
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });

  const stop = async () => {
    terminate();
    const kill = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
    await ended;
    clearTimeout(kill);
    process.removeListener('exit', terminate);
    running.delete(stop);
  };
  running.add(stop);

  while (!hasEnded && performance.now() - began < READY_WITHIN_MS) {
    const port = /http:\/\/[^\s/:]+:(\d+)/.exec(output)?.[1];
    const origin = `http://127.0.0.1:${port}`;
    if (port !== undefined && (await answersWell(origin + readyPath)))
      return { origin, pid: child.pid as number, readyAfterMs: performance.now() - began, stop };
    await pause(ASK_EVERY_MS);
  }
  await stop();
  throw new Error(`${script} did not get ready:\n${output}`);
};

const TICKS_A_SECOND = 100;

/** Returns the processor time of the process in milliseconds. Throws if the system does not provide it. */
export const processorMilliseconds = (pid: number): number => {
  // The name in parentheses may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
};

/** Returns the memory of the process in MB of 1000 kB; `undefined` if the system does not provide it. */
export const residentMegabytes = (pid: number): number | undefined => memoryOf(pid, 'VmRSS');

/** Returns the peak memory of the process. */
export const peakMegabytes = (pid: number): number | undefined => memoryOf(pid, 'VmHWM');

const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM'): number | undefined => {
  try {
    const kibibytes = new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
};
