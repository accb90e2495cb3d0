import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelPackage, PackageReport } from '#contract/trial/packages.ts';
import { checkPackage } from '#engines/packages/check/check-package.ts';
import type { Log } from '../../../database/connection.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { repeat } from '../../../repeat.ts';
import type { LocalPackages } from './local-packages.ts';
import { PackageLost, writePackage } from './package-bytes.ts';
import type { PackageStore } from './package-store.ts';

const LOOK_EVERY_MS = 5000;

export interface CheckParts {
  storage: FileStorage;
  store: PackageStore;
  local: LocalPackages;
  /** The labels of an ability, whichever host shows it. */
  labelsOf(abilityNo: number): Promise<readonly string[]>;
}

const lost: PackageReport = {
  passed: false,
  reasons: ['收到的文件与上传时声明的 SHA-256 不符，请重新上传'],
  notes: [],
  manifest: null,
  nodes: null,
  outputs: [],
  sample: null,
  milliseconds: null,
  memoryBytes: null,
};

/** Brings a package out of the storage and runs it in a process of its own. Throws `PackageLost`, or a `StorageFault`. */
export const runCheck = (
  { storage, store, local, labelsOf }: CheckParts,
  what: ModelPackage,
  limits: { withinMs?: number; signal?: AbortSignal } = {},
): Promise<PackageReport> =>
  local.inFolder(async (place) => {
    const archive = join(place, 'package.zip');
    const folder = join(place, 'unpacked');
    await writePackage({ storage, store }, what, archive);
    await mkdir(folder, { mode: 0o700 });
    const ability = { abilityNo: what.abilityNo, labels: await labelsOf(what.abilityNo) };
    return checkPackage({ archive, folder, ability }, limits);
  });

/** Checks packages that were sent, one at a time on each node; what a node left when it ended is checked again. */
export const startChecking = (parts: CheckParts, log: Pick<Log, 'warn'>) => {
  const { store } = parts;
  const stopping = new AbortController();
  const turns = repeat(
    async (isStopping) => {
      for (;;) {
        const next = isStopping() ? undefined : await store.claimCheck();
        if (!next) return;
        let report: PackageReport;
        try {
          report = await runCheck(parts, next, { signal: stopping.signal });
        } catch (error) {
          if (!(error instanceof PackageLost)) throw error;
          report = lost;
        }
        // What was cut off is checked again by whichever node comes next.
        if (isStopping()) return;
        await store.saveReport(next.packageId, report);
      }
    },
    { everyMs: LOOK_EVERY_MS, log, failure: 'model packages wait to be checked' },
  );
  return {
    wake: turns.wake,
    stop: async (): Promise<void> => {
      stopping.abort();
      await turns.stop();
    },
  };
};
