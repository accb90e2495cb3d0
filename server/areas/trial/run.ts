import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { AbilityErrorCode } from '#contract/kit/errors/vocabulary.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import type { TierLimits } from '#contract/rights/calls.ts';
import type { runTrial } from '#contract/trial/calls.ts';
import { TRIAL_WITHIN_MS } from '#contract/trial/limits.ts';
import { type Found, found, type Recognition } from '#contract/trial/recognition.ts';
import { EngineFault, type EngineFaultKind } from '#engines/engine.ts';
import { answerFilter } from '#server/kit/http/answer-filter.ts';
import { CallError, protocolError, businessError } from '#server/kit/http/call-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import { createOwnerTurns } from '#server/kit/limits/owner-turns.ts';
import { TurnMissed } from '#server/kit/limits/turns.ts';
import { createCountStore } from './count-store.ts';
import type { EngineOf, EquippedEngine } from './engine-of.ts';
import type { Dependencies } from './dependencies.ts';
import { mayTry, type Trier, trierOf } from './owner.ts';
import { lateSeconds, slowDown, limitCallRate } from './call-rate.ts';
import { type PictureOf, type Source, sourceOf } from './pictures/picture-of.ts';
import { exhaustedCode, quotaOf } from './quota.ts';

const BUSY_AGAIN_AFTER_SECONDS = 2;

/** Parallel trials of one account on this node. The limit leaves slots for others. */
const AT_ONCE = 2;
/** Parallel trials of the visitors of one network, who may be many. */
const AT_ONCE_NETWORK = 6;
/** The longest wait for a slot. */
const TURN_WITHIN_MS = 10_000;
/** A cancelled trial keeps its slot for this time, which its stopped engine takes to restart. */
const KEPT_AFTER_MS = 3000;

const codes = {
  busy: '10013',
  late: '20008',
  failed: '10001',
  undecodable: '20009',
  // Only reaches callers that waited too long, since those that left get no response.
  cancelled: '10013',
} as const satisfies Partial<Record<EngineFaultKind, AbilityErrorCode>>;

const filterFound = answerFilter(found);

/** Filters an engine's result before it is charged, so that a result that cannot be returned costs nothing. */
const readFound = (result: Found): Found => {
  try {
    return filterFound(result) as Found;
  } catch (cause) {
    throw new EngineFault('failed', { cause });
  }
};

const isLate = (error: unknown) => error instanceof EngineFault && error.kind === 'late';

/** Maps an engine's error to the caller's error. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof EngineFault)) return error;
  if (error.kind === 'stopping') return protocolError('ability', 'unavailable');
  const refusal = businessError('ability', codes[error.kind]);
  return refusal.code === codes.busy ? refusal.retryAfter(error.waitSeconds ?? BUSY_AGAIN_AFTER_SECONDS) : refusal;
};

/** Returns the reason of a refund as a sentence. A stop of the engines takes precedence over a caller that has left. */
const reasonOf = (error: unknown, gone: boolean): string => {
  const isStopped = error instanceof CallError && error.status === 503;
  if (gone && !isStopped) return '已取消识别';
  return error instanceof CallError ? messageOf('ability', error.code) : messageOf('ability', '10001');
};

/** The inputs of a trial that may begin. */
interface Ready {
  request: CheckedRequestOf<typeof runTrial>;
  caller: Caller;
  source: Source;
  abilityName: string;
  engine: EquippedEngine;
  trier: Trier;
  limits: TierLimits;
  /** Aborts when the trial must have its answer. */
  late: AbortSignal;
}

/**
 * Runs one trial of an ability. An error before the engine costs nothing. A trial is charged before the engine gets it,
 * and refunded if the engine has no result.
 */
export const createRun = (dependencies: Dependencies, engineOf: EngineOf, pictureOf: PictureOf) => {
  const { database, engines, log } = dependencies;
  const counts = createCountStore(database);
  const accounts = createOwnerTurns(AT_ONCE, TURN_WITHIN_MS);
  const visitors = createOwnerTurns(AT_ONCE_NETWORK, TURN_WITHIN_MS);

  const takeTurn = async ({ owner, tier }: Trier): Promise<() => void> => {
    try {
      return await (tier === 'visitor' ? visitors : accounts).take(owner);
    } catch (error) {
      throw error instanceof TurnMissed
        ? businessError('ability', codes.busy).retryAfter(BUSY_AGAIN_AFTER_SECONDS)
        : error;
    }
  };

  const recognise = async ({ engine, late, caller: { gone } }: Ready, picture: Buffer): Promise<Found> => {
    const signal = gone ? AbortSignal.any([late, gone]) : late;
    try {
      const result = await engines.recognise({ task: await engine.task(), picture, signal });
      if (gone?.aborted) throw new EngineFault('cancelled');
      return readFound(result);
    } catch (error) {
      if (error instanceof EngineFault && error.kind === 'failed') log.error({ err: error }, 'an engine failed');
      throw error;
    }
  };

  const make = async (ready: Ready): Promise<Recognition> => {
    const { request, caller, source, abilityName, engine, trier, limits } = ready;
    const { abilityNo } = request;
    if (caller.gone?.aborted) throw refusalOf(new EngineFault('cancelled'));
    const quota = async () => quotaOf(limits, await counts.used(trier.owner, abilityNo));
    // Does not fetch pictures for a caller whose quota is used up.
    const exhausted = source === 'imageUrl' ? exhaustedCode(await quota()) : undefined;
    if (exhausted) throw businessError('ability', exhausted);
    const { bytes, subject, pictureId, keep } = await pictureOf(source, request, caller);

    const requestId = randomUUID();
    const entryId = await counts.charge({ trier, limits, abilityNo, abilityName, subject, requestId });
    // Something may have been refunded between the two statements, so the caller may try again.
    if (entryId === undefined) throw businessError('ability', exhaustedCode(await quota()) ?? '10013');

    const began = performance.now();
    let result: Found;
    try {
      result = await recognise(ready, bytes);
    } catch (error) {
      const refusal = refusalOf(error);
      await counts.refund(entryId, reasonOf(refusal, caller.gone?.aborted ?? false)).catch((err: unknown) => {
        // The refund job does it later.
        log.warn({ err, entryId }, 'a trial is given back later');
      });
      // A job that uses up its CPU time costs no trial, but it delays the owner's next one by the engine's time.
      const seconds =
        source !== 'sampleId' && isLate(error) ? lateSeconds(engine.info.kind, performance.now() - began) : 0;
      if (dependencies.limited && seconds > 0 && refusal instanceof CallError)
        await slowDown(database, trier.owner, seconds).then(
          (waits) => refusal.retryAfter(waits),
          (err: unknown) => log.warn({ err }, 'the pace of an owner is not slowed down'),
        );
      throw refusal;
    }
    const milliseconds = Math.round(performance.now() - began);
    const used = await counts.keep(entryId);
    // It took so long that it has already been refunded.
    if (!used) throw businessError('ability', codes.late);
    const { model, version } = engine.info;
    return {
      ...result,
      requestId,
      abilityNo,
      pictureId: pictureId ?? (await keep?.()),
      model,
      version,
      milliseconds,
      quota: quotaOf(limits, used),
    };
  };

  return async (request: CheckedRequestOf<typeof runTrial>, caller: Caller): Promise<Recognition> => {
    const { abilityNo } = request;
    const source = sourceOf(request, caller);
    const [ability] = await dependencies.abilities([abilityNo], caller.hostKind);
    if (!ability) throw businessError('ability', '10006');
    const engine = await engineOf(abilityNo);
    if (!engine) throw businessError('ability', '10007');

    if (caller.user) mayTry(caller.user);
    const trier = trierOf(caller, dependencies.mac);
    const limits = await dependencies.limitsOf(trier.tier);
    if (limits.samplesOnly ? source !== 'sampleId' : !caller.user && source === 'pictureId')
      throw businessError('ability', '10008');
    if (dependencies.limited) await limitCallRate(database, trier.owner, limits.callsASecond);
    const late = AbortSignal.timeout(TRIAL_WITHIN_MS);
    const leave = await takeTurn(trier);
    try {
      return await make({ request, caller, source, abilityName: ability.abilityName, engine, trier, limits, late });
    } finally {
      if (caller.gone?.aborted) setTimeout(leave, KEPT_AFTER_MS).unref();
      else leave();
    }
  };
};
