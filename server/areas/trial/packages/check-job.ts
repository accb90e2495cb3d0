import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ModelPackage, PackageReport } from '#contract/trial/packages.ts';
import { CheckBroken, checkPackage } from '#engines/packages/check/check-package.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { PiecesLost, writePieces } from '#server/kit/files/piece-bytes.ts';
import { defineJob, type Worker } from '#server/kit/jobs/job.ts';
import type { InTurn } from '#server/kit/limits/turns.ts';
import type { LocalPackages } from './local-packages.ts';
import { createPackageStore, type PackageStore } from './package-store.ts';
import { piecedPackage } from './pieced-package.ts';

/** A package is rejected after this many checks without a verdict, since it may be what crashes them. */
const TRIES_MAXIMUM = 3;

export interface CheckParts {
  storage: FileStorage;
  store: PackageStore;
  local: LocalPackages;
  /** Runs the checks of this node one at a time, since each may take a processor and 1.5 GB. */
  inTurn: InTurn;
  /** Returns the labels of an ability, on whichever host shows it. */
  labelsOf(abilityNo: number): Promise<readonly string[]>;
}

/** Builds a failed report for an error that was found without a check process. */
export const failedReport = (reason: string): PackageReport => ({
  passed: false,
  reasons: [reason],
  notes: [],
  manifest: null,
  nodes: null,
  outputs: [],
  sample: null,
  milliseconds: null,
  memoryBytes: null,
});
const lost = failedReport('收到的文件与上传时声明的 SHA-256 不符，请重新上传');
const tooOften = failedReport(`检查进程 ${TRIES_MAXIMUM} 次异常退出，无法完成检查；模型可能不能在平台上运行`);

const givenUp = failedReport('检查多次没有完成，运营人员已停止检查；请重新上传');

/**
 * Copies a package from the storage and runs it in its own process, one at a time. With `isKept`, a package that passes
 * stays unpacked on this node. Throws `PiecesLost`, `CheckBroken`, `TurnMissed`, a `StorageError` or the signal's reason.
 */
export const runCheck = (
  { storage, store, local, inTurn, labelsOf }: CheckParts,
  what: ModelPackage,
  { signal, isKept = false }: { signal: AbortSignal; isKept?: boolean },
): Promise<PackageReport> => {
  const check = async (place: string) => {
    const archive = join(place, 'package.zip');
    const folder = join(place, 'unpacked');
    await writePieces({ storage, store }, piecedPackage(what), archive, signal);
    await mkdir(folder, { mode: 0o700 });
    const ability = { abilityNo: what.abilityNo, labels: await labelsOf(what.abilityNo) };
    const report = await checkPackage({ archive, folder, ability }, { signal });
    if (report.passed && isKept) await local.keep(what, folder);
    return report;
  };
  return inTurn(() => local.inFolder(check), signal);
};

/** Checks an uploaded package. */
export const checkPackageJob = defineJob({
  name: 'trial.checkPackage',
  label: '检查模型包',
  data: z.object({ packageId: z.string() }),
  timeLimitSeconds: 1800,
  retries: 20,
  unique: { key: ({ packageId }) => packageId, among: 'unfinished' },
});

/** Checks uploaded packages, one at a time per node. A check that did not end, by a crash or a stop, runs again. */
export const checkWorker = (parts: CheckParts): Worker<{ packageId: string }> => {
  const { store } = parts;
  const reportOn = async (what: ModelPackage, signal: AbortSignal): Promise<PackageReport> => {
    try {
      return await runCheck(parts, what, { signal });
    } catch (error) {
      if (error instanceof PiecesLost) return lost;
      const isCounted = error instanceof CheckBroken && !signal.aborted;
      await store.endTry(what.packageId, { isCounted });
      throw error;
    }
  };
  return {
    job: checkPackageJob,
    async run({ packageId }, { signal }) {
      const begun = await store.beginTry(packageId);
      if (!begun) return;
      const report = begun.tries > TRIES_MAXIMUM ? tooOften : await reportOn(begun.found, signal);
      await store.saveReport(packageId, report);
    },
    onRemoved: (transaction, { packageId }) => createPackageStore(transaction).saveReport(packageId, givenUp),
    unfinished: async () => (await store.listChecking()).map((packageId) => ({ data: { packageId } })),
  };
};
