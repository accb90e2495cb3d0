import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '..');
/**
 * The timeout of a hook or fixture that starts and stops a portal. It is no promise, and only ends hanging runs: under
 * other load of the machine, the first start on an empty folder may take minutes.
 */
export const PORTAL_TIMEOUT_MS = 420_000;
const READY_WITHIN_MS = 360_000;
const KILL_AFTER_MS = 20_000;
const ASK_EVERY_MS = 100;
const OUTPUT_KEPT = 100_000;

export interface Portal {
  /** Without a trailing slash. */
  url: string;
  process: ChildProcess;
  dataDir: string;
  /** The end of its output to stdout and stderr. */
  output(): string;
  /**
   * Stops it and returns its exit code, or `null` if it had to be killed. Removes a temporary data folder. Throws if a
   * response did not match the API's description.
   */
  stop(): Promise<number | null>;
}

export interface PortalOptions {
  env?: Record<string, string>;
  /** Kept after `stop`. Without it the portal uses an empty temporary folder. */
  dataDir?: string;
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
  PRODUCTION_HOSTS: '',
  TEST_HOSTS: '',
  TRUSTED_PROXIES: '',
};

/** Creates an empty temporary folder, which the caller removes. */
export function emptyDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  // If the tests run as root, the database runs under another account.
  chmodSync(folder, 0o755);
  return folder;
}

const isReady = (url: string) =>
  fetch(`${url}/api/health`).then(
    async (answer) => answer.ok && (await answer.json()).data.ready === true,
    () => false,
  );

/** Starts the portal as `npm start` does, with a check of its responses, on a free port. Resolves once it is ready. */
export async function startPortal({ env = {}, dataDir }: PortalOptions = {}): Promise<Portal> {
  const folder = dataDir ?? emptyDataDir();
  const discard = () => {
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const child = spawn(process.execPath, ['e2e/checked-portal.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...NEUTRAL_ENVIRONMENT,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      // Most tests do not use the engines. Those that do share the processors with browsers.
      ENGINE_WARM_UP: 'off',
      ENGINE_NICENESS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: string) => {
    output = (output + chunk).slice(-OUTPUT_KEPT);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const undescribed = new Set<string>();
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.startsWith('answer not described: ')) undescribed.add(line);
  });

  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  ended.then(end, end);
  const terminate = () => child.kill('SIGTERM');
  process.once('exit', terminate);

  const stop = async () => {
    terminate();
    const kill = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    const code = await ended.finally(() => clearTimeout(kill));
    process.removeListener('exit', terminate);
    discard();
    if (undescribed.size > 0) throw new Error([...undescribed, output].join('\n'));
    return code;
  };

  const deadline = Date.now() + READY_WITHIN_MS;
  while (!hasEnded && Date.now() < deadline) {
    // Reads the port from the line with the address.
    const port = /https?:\/\/[^\s/:]+:(\d+)/.exec(output)?.[1];
    const url = `http://127.0.0.1:${port}`;
    if (port !== undefined && (await isReady(url))) {
      return { url, process: child, dataDir: folder, output: () => output, stop };
    }
    await pause(ASK_EVERY_MS);
  }
  const fate = hasEnded ? 'ended' : `was not ready within ${READY_WITHIN_MS / 1000} s`;
  await stop();
  throw new Error(`The portal ${fate} (exit code ${child.exitCode}):\n${output}`);
}
