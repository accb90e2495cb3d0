import { getDownloads } from '#contract/trial/model-download.ts';
import { chipById } from '#contract/catalogue/chips.ts';
import {
  actOnPackage,
  beginPackage,
  finishPackage,
  getExamplePackage,
  listModels,
  listPackages,
  sendPiece,
} from '#contract/trial/packages.ts';
import type { Engines } from '#engines/engine.ts';
import { examplePackage } from '#engines/packages/example/example-package.ts';
import { syllablesOf } from '#server/kit/search/syllables.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import { entryTag } from '#server/kit/cache/tags.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import type { Caller, HostKind } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import { createTurns } from '#server/kit/limits/turns.ts';
import type { BuiltInEngines } from '../engine-of.ts';
import { createActions } from './actions.ts';
import { createActivePackages, engineOfPackage } from './active-package.ts';
import { checkWorker } from './check-job.ts';
import { createLocalPackages } from './local-packages.ts';
import type { ModelAbility } from './model-abilities.ts';
import { createPackageStore } from './package-store.ts';
import { createPackageUpload } from './package-upload.ts';
import { watchedEngines } from './watched-engines.ts';

export interface PackageOptions {
  database: Database;
  storage: FileStorage;
  audit: Audit;
  enqueue: Enqueue;
  /** The folder of the unpacked packages on this node. */
  place: string;
  /** Lists all abilities of a host by number. */
  abilities(host: HostKind): Promise<readonly ModelAbility[]>;
  /** Returns undefined if the host does not show the ability. */
  ability(
    abilityNo: number,
    host: HostKind,
  ): Promise<{ abilityName: string; label: readonly { labelName: string }[] } | undefined>;
  /** Runs in the transaction that gives an ability its first engine. */
  onEquipped(transaction: Database, ability: { abilityNo: number; abilityName: string }): Promise<void>;
  builtIns: BuiltInEngines;
  log: Pick<Log, 'warn' | 'error'>;
}

const hosts: readonly HostKind[] = ['test', 'production'];

/** Serves the operators' model packages. Returns the active ones and what runs in the background. */
export const servePackages = (calls: Calls, options: PackageOptions) => {
  const { database, storage, audit, enqueue, place, abilities, ability, onEquipped, builtIns, log } = options;
  const store = createPackageStore(database);
  const local = createLocalPackages({ place, storage, store });
  const tries = new WeakSet();
  const active = createActivePackages({ store, local, tries, log });

  const onAnyHost = async (abilityNo: number) => {
    for (const host of hosts) {
      const found = await ability(abilityNo, host);
      if (found) return found;
    }
    return undefined;
  };
  const labelsOf = async (abilityNo: number): Promise<readonly string[]> =>
    (await onAnyHost(abilityNo))?.label.map(({ labelName }) => labelName) ?? [];
  const abilityName = async (abilityNo: number, { hostKind }: Caller) =>
    (await ability(abilityNo, hostKind))?.abilityName;

  const checkParts = { storage, store, local, inTurn: createTurns(1), labelsOf };
  const stopping = new AbortController();
  const act = createActions({
    ...checkParts,
    database,
    audit,
    onEquipped: async (transaction, abilityNo) => {
      const found = await onAnyHost(abilityNo);
      if (found) await onEquipped(transaction, { abilityNo, abilityName: found.abilityName });
    },
    builtIns,
    stopping: stopping.signal,
    log,
  });
  const pieces = createPackageUpload({ database, storage, audit, abilityName, enqueue });

  calls.serve(listModels, async (_request, { hostKind }) => {
    const [all, activeOnes, counts] = await Promise.all([abilities(hostKind), store.listActive(), store.countAll()]);
    const activeOf = new Map(activeOnes.map((one) => [one.abilityNo, engineOfPackage(one)]));
    const list = all.map(({ abilityNo, abilityName: name, labels, downloads }) => {
      const builtIn = builtIns.of(abilityNo);
      return {
        abilityNo,
        abilityName: name,
        labels: [...labels],
        engine: activeOf.get(abilityNo) ?? builtIn?.info ?? null,
        builtIn: builtIn !== undefined,
        packages: counts.get(abilityNo) ?? 0,
        downloads,
        syllables: syllablesOf(name),
      };
    });
    const { detectorAbilityNos } = builtIns;
    return { list, detector: { isUsed: detectorAbilityNos.length > 0, abilities: detectorAbilityNos.length } };
  });

  calls.serve(listPackages, async ({ abilityNo }, caller) => {
    if ((await abilityName(abilityNo, caller)) === undefined) throw protocolError('ability', 'notFound', 'abilityNo');
    const [list, beforeId] = await Promise.all([store.list(abilityNo), store.findBefore(abilityNo)]);
    return { list, beforeId };
  });

  calls.serve(getExamplePackage, async ({ abilityNo }, { hostKind }) => {
    const found = await ability(abilityNo, hostKind);
    if (!found) throw protocolError('ability', 'notFound', 'abilityNo');
    const bytes = await examplePackage({ abilityNo, label: found.label[0]?.labelName ?? null });
    return { fileName: `example-${abilityNo}.zip`, contents: bytes.toString('base64') };
  });

  calls.serve(beginPackage, pieces.begin);
  calls.serve(sendPiece, pieces.send);
  calls.serve(finishPackage, pieces.finish);
  calls.serve(actOnPackage, act);

  calls.serve(
    getDownloads,
    async ({ abilityNo }, { hostKind }) => {
      if ((await ability(abilityNo, hostKind)) === undefined) return { list: [] };
      const found = await store.findActive(abilityNo);
      const chips = found?.report?.manifest?.chips ?? [];
      return {
        list: chips.map((chipId) => ({
          chipId,
          chipName: chipById.get(chipId)?.chipName ?? '',
          model: found?.name ?? '',
          version: found?.modelVersion ?? '',
          bytes: found?.bytes ?? 0,
        })),
      };
    },
    ({ abilityNo }) => [entryTag('ability', abilityNo)],
  );

  return {
    active,
    /** Notes with a package when it gives no result. */
    watch: (engines: Engines) => watchedEngines(engines, { store, tries, log }),
    workers: [checkWorker(checkParts)],
    /** Aborts the check before an activation. */
    drain: () => stopping.abort(),
  };
};
