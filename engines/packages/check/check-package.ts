import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PackageReport } from '#contract/trial/packages.ts';
import { CHECK_MEMORY_MAXIMUM_BYTES, CHECK_WITHIN_MS } from '../limits.ts';
import { memoryOf } from '../../process/process-use.ts';

export interface CheckRequest {
  /** The package as it was sent. */
  archive: string;
  /** An empty folder into which it is unpacked; the caller removes it. */
  folder: string;
  ability: { abilityNo: number; labels: readonly string[] };
}

/** The check came to no verdict: it was given up, or its process was ended by the system or never started. */
export class CheckBroken extends Error {
  override name = 'CheckBroken';
}

const LOOK_EVERY_MS = 50;

const refused = (reason: string, memoryBytes: number): PackageReport => ({
  passed: false,
  reasons: [reason],
  notes: [],
  manifest: null,
  nodes: null,
  outputs: [],
  sample: null,
  milliseconds: null,
  memoryBytes,
});

/**
 * Unpacks a package and runs its model in a separate process, which is ended when it takes too long or too much memory.
 * Returns a report for every package, or throws `CheckBroken`.
 */
export const checkPackage = async (
  request: CheckRequest,
  { withinMs = CHECK_WITHIN_MS, memoryMaximum = CHECK_MEMORY_MAXIMUM_BYTES, signal }: CheckLimits = {},
): Promise<PackageReport> => {
  const child = fork(join(import.meta.dirname, 'check-process.ts'), {
    // Packages get nothing of the server's environment.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  let most = 0;
  let watching = true;
  const verdict = Promise.withResolvers<PackageReport>();
  const end = (report: PackageReport) =>
    verdict.resolve({ ...report, memoryBytes: Math.max(most, report.memoryBytes ?? 0) });
  const breakOff = (why: string) => verdict.reject(new CheckBroken(`the check of a model package ${why}`));
  const watch = async () => {
    while (watching) {
      const held = child.pid === undefined ? undefined : await memoryOf(child.pid);
      most = Math.max(most, held ?? 0);
      if (most > memoryMaximum)
        return end(refused(`运行模型占用的内存超过 ${Math.round(memoryMaximum / 1_048_576)} MB`, most));
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  };
  const late = setTimeout(
    () => end(refused(`检查超过 ${Math.round(withinMs / 1000)} 秒没有完成，模型可能不会结束`, most)),
    withinMs,
  );
  const stopped = () => breakOff('was given up');
  signal?.addEventListener('abort', stopped);
  if (signal?.aborted) stopped();
  child.on('message', (report: PackageReport) => end(report));
  child.on('error', (error) => breakOff(`cannot be asked: ${error.message}`));
  child.on('exit', (code, signalName) => breakOff(`ended with ${signalName ?? code}`));
  child.send(request, () => {});
  void watch();
  try {
    return await verdict.promise;
  } finally {
    watching = false;
    clearTimeout(late);
    signal?.removeEventListener('abort', stopped);
    child.kill('SIGKILL');
  }
};

interface CheckLimits {
  withinMs?: number;
  memoryMaximum?: number;
  signal?: AbortSignal;
}
