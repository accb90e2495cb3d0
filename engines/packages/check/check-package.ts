import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PackageReport } from '#contract/trial/packages.ts';
import { CHECK_MEMORY_MAXIMUM_BYTES, CHECK_WITHIN_MS } from '../limits.ts';
import { memoryOf } from './process-memory.ts';

export interface CheckRequest {
  /** The package as it was sent. */
  archive: string;
  /** An empty folder into which it is unpacked; whoever asks removes it. */
  folder: string;
  ability: { abilityNo: number; labels: readonly string[] };
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
 * Unpacks a package and runs its model in a process of its own, which is ended when it takes too long or too much memory.
 * Whatever a package does, this answers.
 */
export const checkPackage = async (
  request: CheckRequest,
  { withinMs = CHECK_WITHIN_MS, memoryMaximum = CHECK_MEMORY_MAXIMUM_BYTES, signal }: CheckLimits = {},
): Promise<PackageReport> => {
  const child = fork(join(import.meta.dirname, 'check-process.ts'), {
    // Nothing of the server's surroundings is a package's business.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=512'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  let most = 0;
  let watching = true;
  let end: (report: PackageReport) => void = () => {};
  const ended = new Promise<PackageReport>((resolve) => {
    end = (report) => resolve({ ...report, memoryBytes: Math.max(most, report.memoryBytes ?? 0) });
  });
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
  const stopped = () => end(refused('检查被中断，请重新上传', most));
  signal?.addEventListener('abort', stopped);
  if (signal?.aborted) stopped();
  child.on('message', (report: PackageReport) => end(report));
  child.on('error', () => end(refused('检查进程无法启动，请稍后重试', most)));
  child.on('exit', () => end(refused('运行模型时进程异常退出，该模型不能在平台上运行', most)));
  child.send(request, () => {});
  void watch();
  try {
    return await ended;
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
