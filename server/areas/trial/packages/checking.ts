import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelPackage, PackageReport } from '#contract/trial/packages.ts';
import { CheckBroken, checkPackage } from '#engines/packages/check/check-package.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { startIntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { LocalPackages } from './local-packages.ts';
import { PackageLost, writePackage } from './package-bytes.ts';
import type { PackageStore } from './package-store.ts';
import type { InTurn } from './turns.ts';

const LOOK_EVERY_MS = 5000;
const RENEW_EVERY_MS = 30_000;
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
export const refusedFor = (reason: string): PackageReport => ({
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
const lost = refusedFor('收到的文件与上传时声明的 SHA-256 不符，请重新上传');
const tooOften = refusedFor(`检查进程 ${TRIES_MAXIMUM} 次异常退出，无法完成检查；模型可能不能在平台上运行`);

/**
 * Copies a package from the storage and runs it in its own process, one at a time. With `isKept`, a package that passes
 * stays unpacked on this node. Throws `PackageLost`, `CheckBroken`, `NoTurn`, a `StorageFault` or the signal's reason.
 */
export const runCheck = (
  { storage, store, local, inTurn, labelsOf }: CheckParts,
  what: ModelPackage,
  { signal, isKept = false }: { signal: AbortSignal; isKept?: boolean },
): Promise<PackageReport> => {
  const check = async (place: string) => {
    const archive = join(place, 'package.zip');
    const folder = join(place, 'unpacked');
    await writePackage({ storage, store }, what, archive, signal);
    await mkdir(folder, { mode: 0o700 });
    const ability = { abilityNo: what.abilityNo, labels: await labelsOf(what.abilityNo) };
    const report = await checkPackage({ archive, folder, ability }, { signal });
    if (report.passed && isKept) await local.keep(what, folder);
    return report;
  };
  return inTurn(() => local.inFolder(check), signal);
};

/**
 * Checks uploaded packages, one at a time per node. A check that a node left unfinished, at a crash or at `stopping`,
 * runs again.
 */
export const startChecking = (
  parts: CheckParts,
  { stopping, log }: { stopping: AbortSignal; log: Pick<Log, 'warn'> },
) => {
  const { store } = parts;
  const reportOn = async (what: ModelPackage): Promise<PackageReport> => {
    const renewing = setInterval(() => store.renewClaim(what.packageId).catch(() => {}), RENEW_EVERY_MS);
    try {
      return await runCheck(parts, what, { signal: stopping });
    } catch (error) {
      if (error instanceof PackageLost) return lost;
      const isBroken = error instanceof CheckBroken;
      const isCounted = isBroken && !stopping.aborted;
      await store.releaseClaim(what.packageId, { isCounted, isSoon: isBroken || stopping.aborted });
      throw error;
    } finally {
      clearInterval(renewing);
    }
  };
  return startIntervalJob(
    {
      name: 'trial.checkPackages',
      everyMs: LOOK_EVERY_MS,
      failure: 'model packages wait to be checked',
      run: async (isStopping) => {
        for (;;) {
          const claimed = isStopping() ? undefined : await store.claimCheck();
          if (!claimed) return;
          const { next, tries } = claimed;
          await store.saveReport(next.packageId, tries > TRIES_MAXIMUM ? tooOften : await reportOn(next));
        }
      },
    },
    log,
  );
};
