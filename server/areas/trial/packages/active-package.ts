import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelPackage } from '#contract/trial/packages.ts';
import { EngineFault } from '#engines/engine.ts';
import type { Log } from '#server/kit/database/connection.ts';
import { PiecesLost } from '#server/kit/files/piece-bytes.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { ActivePackage, ActivePackages, Finds } from '../engine-of.ts';
import { pausedError } from './late-error.ts';
import type { LocalPackages } from './local-packages.ts';
import { sampleOf } from './package-sample.ts';
import type { PackageStore } from './package-store.ts';

const findsOf = (decoder: string | undefined): readonly Finds[] => {
  if (decoder === 'ctc') return ['texts'];
  return decoder === 'keypoints' ? ['targets', 'keypoints'] : ['targets'];
};

/** Returns the name and version as users see them. */
export const engineOfPackage = ({ name, modelVersion }: ModelPackage) => ({
  kind: 'package' as const,
  model: name,
  version: modelVersion ?? '',
});

const secondsUntil = (moment: string | null | undefined): number =>
  moment ? Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / 1000)) : 0;

/** The packages that serve abilities, and how to bring one to this node. */
export const createActivePackages = ({
  store,
  local,
  tries,
  log,
}: {
  store: PackageStore;
  local: LocalPackages;
  /** Gets the tasks that are tries after a pause. */
  tries: WeakSet<object>;
  log: Pick<Log, 'error'>;
}): ActivePackages => {
  /** Throws if the storage has lost the package: the ability then has no engine until an operator uploads another. */
  const opened = async (active: ModelPackage): Promise<string> => {
    try {
      return await local.open(active);
    } catch (err) {
      if (!(err instanceof PiecesLost)) throw err;
      log.error({ err, packageId: active.packageId }, 'the storage has lost a model package');
      throw businessError('ability', '10007');
    }
  };

  const takeRun = async (active: ModelPackage, stop: AbortSignal) => {
    const task = { package: await opened(active) };
    // A run without a caller would use the try up.
    if (stop.aborted) throw new EngineFault('cancelled');
    const { isTry, pausedSeconds } = await store.takeRun(active.packageId);
    if (pausedSeconds > 0) throw pausedError(pausedSeconds);
    if (isTry) tries.add(task);
    if (isTry && stop.aborted) await store.refundTry(active.sha256);
    return task;
  };

  const equipping = (found: ModelPackage | undefined): ActivePackage | undefined =>
    found && {
      ...engineOfPackage(found),
      finds: findsOf(found.report?.manifest?.decoder),
      sample: sampleOf(found),
      pausedSeconds: secondsUntil(found.fault?.pausedUntil),
      takeRun: (stop) => takeRun(found, stop),
    };

  return {
    of: async (abilityNo) => equipping(await store.findActive(abilityNo)),
    before: async (abilityNo, version) => equipping(await store.findOlder(abilityNo, version)),
    async findSample(packageId) {
      const found = /^[1-9]\d{0,17}$/.test(packageId) ? await store.find(packageId) : undefined;
      const sample = found?.report?.sample;
      if (found?.state !== 'active' || !sample) return undefined;
      // The check accepts only the two names that a manifest may have.
      return { abilityNo: found.abilityNo, read: async () => readFile(join(await opened(found), sample.file)) };
    },
    abilityNos: async () => (await store.listActive()).map(({ abilityNo }) => abilityNo),
  };
};
