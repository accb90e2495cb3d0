import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { PORTAL_TIMEOUT_MS } from './portal.ts';

const ROOT = join(import.meta.dirname, '..');

export interface PortalProcess {
  child: ChildProcess;
  /** All output to stdout and stderr so far. */
  output(): string;
  /** The exit code; `null` if a signal ended the process. */
  ended: Promise<number | null>;
  /** Waits until the output matches and returns the match. Throws if the process ends first. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
}

/**
 * Starts `server/app/main.ts` without waiting, in its own process group as a shell does. Ends it after the test, or
 * after the tests of the block with `afterAll`.
 */
export function spawnPortal(
  dataDir: string,
  env: Record<string, string> = {},
  whenOver: (end: () => Promise<void>) => void = onTestFinished,
): PortalProcess {
  const child = spawn(process.execPath, ['server/app/main.ts'], {
    cwd: ROOT,
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      ENGINE_WARM_UP: 'off',
      ENGINE_NICENESS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let hasEnded = false;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  void ended.then(() => (hasEnded = true));
  whenOver(async () => {
    if (!hasEnded) child.kill('SIGTERM');
    await ended;
  });
  return {
    child,
    output: () => output,
    ended,
    says: (pattern) =>
      vi.waitUntil(
        () => {
          const found = pattern.exec(output);
          if (!found && hasEnded) throw new Error(`The portal ended without saying ${pattern}:\n${output}`);
          return found;
        },
        { timeout: PORTAL_TIMEOUT_MS, interval: 5 },
      ),
  };
}
