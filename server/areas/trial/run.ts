import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import type { runTrial } from '#contract/trial/calls.ts';
import { NO_VERSION, TEST_KEY } from '#contract/kit/errors/portal.ts';
import { QUEUED_TICKET_AFTER_MS, TICKET_AFTER_MS, TRIAL_WITHIN_MS } from '#contract/trial/limits.ts';
import type { TrialTicket } from '#contract/trial/tickets.ts';
import type { TierLimits } from '#contract/rights/calls.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf } from '#server/kit/http/caller.ts';
import type { Trace } from '#server/kit/key-calls/trace.ts';
import { createOwnerTurns } from '#server/kit/limits/owner-turns.ts';
import { TurnMissed } from '#server/kit/limits/turns.ts';
import { type BegunTrial, busyError, createBeginTrial, LEFT, type Ready } from './begin-trial.ts';
import { limitCallRate } from './call-rate.ts';
import type { RunDependencies } from './dependencies.ts';
import type { EngineOf } from './engine-of.ts';
import { mayTry, type Trier, trierOf } from './owner.ts';
import { pausedError } from './packages/late-error.ts';
import { type PictureOf, sourceOf } from './pictures/picture-of.ts';
import type { RunningTickets } from './tickets/running-tickets.ts';
import { createTicketStore } from './tickets/ticket-store.ts';

/** Parallel trials of one account on this node, and its tickets on all nodes. The limit leaves slots for others. */
export const AT_ONCE = 2;
/** Parallel trials of the visitors of one network, who may be many. */
export const AT_ONCE_NETWORK = 6;
/** The longest wait for a slot. */
const TURN_WITHIN_MS = 10_000;
/** A cancelled trial keeps its slot for this time once its engine is done: a stopped engine takes it to restart. */
const KEPT_AFTER_MS = 3000;

const mostOf = ({ tier }: Trier) => (tier === 'visitor' ? AT_ONCE_NETWORK : AT_ONCE);

/** Further options of a trial. */
export interface OpenRun extends Pick<Ready, 'isFree' | 'change' | 'keep' | 'onCharged' | 'requestId'> {
  /** The version of the model that must run. */
  version?: string | undefined;
  /** Gets the outcome of the trial once it is charged, and whether its caller gave it up. */
  onBegun?: (trial: Pick<BegunTrial, 'outcome'>, isLeft: () => boolean) => void;
}

/**
 * No caller waits for a picture of a job. It gets more time than a trial, so that it can finish on a busy machine. This
 * limit has to be shorter than the lease of an item (`item-store.ts`).
 */
const JOB_PICTURE_WITHIN_MS = 60_000;

/**
 * Returns the signal that stops a trial at its time limit or when the caller hangs up. After `outlive`, neither stops
 * it.
 */
const stopOf = ({ gone, jobPart }: Caller) => {
  const stop = new AbortController();
  const giveUp = () => stop.abort(LEFT);
  const late = setTimeout(() => stop.abort(), jobPart ? JOB_PICTURE_WITHIN_MS : TRIAL_WITHIN_MS);
  if (gone?.aborted) giveUp();
  else gone?.addEventListener('abort', giveUp);
  const outlive = () => {
    clearTimeout(late);
    gone?.removeEventListener('abort', giveUp);
  };
  return { stop: stop.signal, giveUp, outlive };
};

/** Waits for a promise to settle, not longer than `ms`. Returns whether it did. */
const settlesWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, ms, false);
  const settled = work.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
};

/**
 * Runs one trial of an ability. Answers with its result, or with a ticket if the caller can follow one and the result
 * is not there soon.
 */
export const createRun = (
  dependencies: RunDependencies,
  { engineOf, pictureOf, runningTickets }: { engineOf: EngineOf; pictureOf: PictureOf; runningTickets: RunningTickets },
) => {
  const { database } = dependencies;
  const begin = createBeginTrial(dependencies, pictureOf);
  const accounts = createOwnerTurns(AT_ONCE, TURN_WITHIN_MS);
  const visitors = createOwnerTurns(AT_ONCE_NETWORK, TURN_WITHIN_MS);

  const takeTurn = async ({ owner, tier }: Trier): Promise<() => void> => {
    try {
      return await (tier === 'visitor' ? visitors : accounts).take(owner);
    } catch (error) {
      throw error instanceof TurnMissed ? busyError() : error;
    }
  };

  /** Gives a trial a ticket: early if it waits in the queue, otherwise if it has not ended within the time for one. */
  const ticketOf = async (
    trial: BegunTrial,
    { user }: Caller,
    trier: Trier,
    { giveUp, began }: { giveUp: () => void; began: number },
  ): Promise<TrialTicket | undefined> => {
    const untilMs = (after: number) => Math.max(0, began + after - performance.now());
    // A package may have to be brought to this node first.
    await settlesWithin(trial.asked, untilMs(TICKET_AFTER_MS));
    const isExpectedLate = (trial.progress()?.expectedMs ?? 0) > untilMs(TICKET_AFTER_MS);
    if (await settlesWithin(trial.outcome, isExpectedLate ? 0 : untilMs(QUEUED_TICKET_AFTER_MS))) return undefined;
    const hasTicketNow = isExpectedLate || trial.progress()?.isRunning === false;
    if (!hasTicketNow && (await settlesWithin(trial.outcome, untilMs(TICKET_AFTER_MS)))) return undefined;
    const owner = { owner: trier.owner, ownerId: user ? ownerIdOf(user) : null, most: mostOf(trier) };
    const { progress, outcome, isEnding, entryId } = trial;
    const made = trial.follow(() => runningTickets.add({ progress, outcome, isEnding, giveUp }, entryId, owner));
    // Without a ticket it still has until the time limit of one without.
    return made.catch((err: unknown) => void dependencies.log.warn({ err, entryId }, 'a trial gets no ticket'));
  };

  const takePace = async ({ owner }: Trier, { callsASecond }: TierLimits, trace: Trace | undefined): Promise<void> => {
    const rateLimit = { name: 'second', quota: callsASecond ?? 0, windowSeconds: 1, left: 0, resetSeconds: 1 };
    if (callsASecond !== null) trace?.limits.push(rateLimit);
    rateLimit.left = (await limitCallRate(database, owner, callsASecond)) ?? 0;
  };

  return async (
    request: CheckedRequestOf<typeof runTrial>,
    caller: Caller,
    { version, onBegun, ...open }: OpenRun = {},
  ): Promise<AnswerOf<typeof runTrial>> => {
    const { abilityNo } = request;
    const { key, trace } = caller;
    const source = sourceOf(request, caller);
    const [ability] = await dependencies.abilities([abilityNo], caller.hostKind);
    if (!ability) throw businessError('ability', '10006');
    const engine = await engineOf(abilityNo, version);
    if (!engine && version !== undefined && (await engineOf(abilityNo)))
      throw businessError('ability', NO_VERSION, 'version');
    if (!engine) throw businessError('ability', '10007');
    if (request.labels && engine.choices.length === 0) throw protocolError('ability', 'invalid', 'labels');

    if (caller.user) mayTry(caller.user);
    const trier = trierOf(caller, dependencies.mac);
    const limits = (await dependencies.limitsOf(trier)).of(abilityNo);
    if (key?.kind === 'test' && source !== 'sampleId') throw businessError('ability', TEST_KEY, 'image');
    if (limits.samplesOnly ? source !== 'sampleId' : !caller.user && !key && source === 'pictureId')
      throw businessError('ability', '10008');
    // Abilities of one call count as one, whichever comes first.
    if (dependencies.limited && !caller.jobPart)
      await (caller.pace ? caller.pace(() => takePace(trier, limits, trace)) : takePace(trier, limits, trace));
    // Before it costs anything.
    if (engine.pausedSeconds) throw pausedError(engine.pausedSeconds);
    // Its slot would not be free soon enough.
    if (request.ticket && (await createTicketStore(database).countOpen(trier.owner)) >= mostOf(trier))
      throw busyError();

    const began = performance.now();
    const { stop, giveUp, outlive } = stopOf(caller);
    // Pictures of jobs have separate slots.
    const leave = await (caller.jobPart ? Promise.resolve(() => {}) : takeTurn(trier)).catch((error: unknown) => {
      outlive();
      throw error;
    });
    const freeSlot = () => {
      if (stop.reason === LEFT) setTimeout(leave, KEPT_AFTER_MS).unref();
      else leave();
    };
    let trial: BegunTrial;
    try {
      const { abilityName } = ability;
      trial = await begin({ ...open, request, caller, source, abilityName, engine, trier, limits, stop });
    } catch (error) {
      outlive();
      freeSlot();
      throw error;
    }
    onBegun?.(trial, () => stop.reason === LEFT);
    void Promise.allSettled([trial.outcome]).then(outlive).then(trial.released).then(freeSlot);
    if (request.ticket) {
      const ticket = await ticketOf(trial, caller, trier, { giveUp, began });
      if (ticket) {
        outlive();
        return { ticket };
      }
    }
    return trial.outcome;
  };
};
