import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { PackageAction } from '#contract/trial/package-states.ts';
import { type actOnPackage, actsOn, type ModelPackage } from '#contract/trial/packages.ts';
import { CheckBroken } from '#engines/packages/check/check-package.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import { notifyNodes } from '#server/kit/content/content-changes.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { StorageError } from '#server/kit/files/file-storage.ts';
import { PiecesLost } from '#server/kit/files/piece-bytes.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import { TurnMissed } from '#server/kit/limits/turns.ts';
import { type CheckParts, runCheck } from './check-job.ts';
import { createPackageStore } from './package-store.ts';
import type { BuiltInEngines } from '../engine-of.ts';
import { markEngines } from '../mark-engines.ts';

/** Includes the wait for a slot. Shorter than a browser's timeout for a call. */
const CHECK_WITHIN_MS = 15_000;

export interface ActionDependencies extends CheckParts {
  database: Database;
  audit: Audit;
  /** Runs in the transaction that gives an ability its first engine. */
  onEquipped(transaction: Database, abilityNo: number): Promise<void>;
  builtIns: BuiltInEngines;
  /** Aborts when the server stops. */
  stopping: AbortSignal;
  log: Pick<Log, 'warn'>;
}

const mayAct = (found: ModelPackage | undefined, version: number, act: PackageAction): ModelPackage => {
  if (!found) throw protocolError('ability', 'notFound', 'packageId');
  if (found.version !== version) throw businessError('ability', CHANGED_BY_OTHERS);
  if (!actsOn(found).includes(act)) throw businessError('ability', WRONG_STATE);
  return found;
};

/** The operators' actions on checked packages. */
export const createActions = (parts: ActionDependencies) => {
  const { database, audit, store, stopping, log } = parts;

  /** Checks that a package still runs on this node. Throws 20006 if not or if late, 503 without a slot or at a stop. */
  const proveRuns = async (found: ModelPackage): Promise<void> => {
    const deadline = AbortSignal.timeout(CHECK_WITHIN_MS);
    let reasons: readonly string[] = [];
    try {
      const signal = AbortSignal.any([deadline, stopping]);
      const report = await runCheck(parts, found, { signal, isKept: true });
      if (report.passed) return;
      ({ reasons } = report);
    } catch (err) {
      if (err instanceof TurnMissed || stopping.aborted) throw protocolError('ability', 'unavailable');
      const isKnown = err instanceof PiecesLost || err instanceof StorageError || err instanceof CheckBroken;
      if (!isKnown && !deadline.aborted) throw err;
      log.warn({ err, packageId: found.packageId }, 'a model package cannot be brought out or checked');
    }
    if (reasons.length > 0) log.warn({ reasons, packageId: found.packageId }, 'a model package no longer runs');
    throw businessError('ability', '20006');
  };

  const record = (transaction: Database, caller: Caller, act: PackageAction | 'rollBack', found: ModelPackage) =>
    audit(transaction, {
      actor: userOf(caller),
      address: caller.address,
      act: `modelPackage.${act}`,
      objectKind: 'modelPackage',
      objectId: found.packageId,
      objectName: found.name,
      detail: { abilityNo: String(found.abilityNo), modelVersion: found.modelVersion ?? '', stateBefore: found.state },
    });

  return async (
    { packageId, version, act }: CheckedRequestOf<typeof actOnPackage>,
    caller: Caller,
  ): Promise<AnswerOf<typeof actOnPackage>> => {
    const seen = mayAct(await store.find(packageId), version, act);
    if (act === 'activate') await proveRuns(seen);
    const changed = await database.transaction(async (transaction) => {
      const own = createPackageStore(transaction);
      await own.holdAbility(seen.abilityNo);
      const held = mayAct(await own.hold(packageId), version, act);
      if (act === 'remove') {
        await own.remove(packageId);
        await record(transaction, caller, act, held);
        return null;
      }
      const active = await own.findActive(held.abilityNo);
      if (act === 'activate' && active) await own.setState(active.packageId, 'superseded');
      const after = (await own.setState(packageId, act === 'activate' ? 'active' : 'superseded')) as ModelPackage;
      await record(transaction, caller, act === 'activate' && held.state === 'superseded' ? 'rollBack' : act, held);
      if (act === 'activate' && !active && !parts.builtIns.of(held.abilityNo))
        await parts.onEquipped(transaction, held.abilityNo);
      await markEngines(transaction, parts.builtIns);
      await notifyNodes(transaction, 'everything');
      return after;
    });
    return { package: changed };
  };
};
