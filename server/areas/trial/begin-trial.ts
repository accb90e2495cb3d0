import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { AbilityErrorCode } from '#contract/kit/errors/vocabulary.ts';
import type { TierLimits } from '#contract/rights/calls.ts';
import type { runTrial } from '#contract/trial/calls.ts';
import { TICKET_WITHIN_MS } from '#contract/trial/limits.ts';
import { type Found, found, type Recognition } from '#contract/trial/recognition.ts';
import type { TrialTicket } from '#contract/trial/tickets.ts';
import { EngineFault, type EngineFaultKind, type Job, type JobProgress } from '#engines/engine.ts';
import { answerFilter } from '#server/kit/http/answer-filter.ts';
import { businessError, CallError, protocolError } from '#server/kit/http/call-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import { lateSeconds, slowDown } from './call-rate.ts';
import { createCountStore, type Used } from './count-store.ts';
import type { RunDependencies } from './dependencies.ts';
import type { EquippedEngine } from './engine-of.ts';
import type { Trier } from './owner.ts';
import type { PictureOf, Source, TrialPicture } from './pictures/picture-of.ts';
import { exhaustedCode, quotaOf } from './quota.ts';
import { reasonOf } from './refund-reasons.ts';
import { finishTicket, giveBackTicket } from './tickets/end-ticket.ts';

const BUSY_AGAIN_AFTER_SECONDS = 2;

const codes = {
  busy: '10013',
  late: '20008',
  hung: '20008',
  failed: '10001',
  undecodable: '20009',
  // Only reaches callers that waited too long, since those that left get no response.
  cancelled: '10013',
} as const satisfies Partial<Record<EngineFaultKind, AbilityErrorCode>>;

/** Creates the error for a node without room. */
export const busyError = (seconds = BUSY_AGAIN_AFTER_SECONDS) =>
  businessError('ability', codes.busy).retryAfter(seconds);

const filterFound = answerFilter(found);

/** Filters an engine's result before it is charged, so that a result that cannot be returned costs nothing. */
const readFound = (result: Found): Found => {
  try {
    return filterFound(result) as Found;
  } catch (cause) {
    throw new EngineFault('failed', { cause });
  }
};

/** A model package that is late has an error of its own. */
const isLate = (error: unknown) => error instanceof EngineFault && error.kind === 'late';

/** Maps an engine's error to the caller's error. */
const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof EngineFault)) return error;
  if (error.kind === 'stopping') return protocolError('ability', 'unavailable');
  const refusal = businessError('ability', codes[error.kind]);
  return refusal.code === codes.busy ? refusal.retryAfter(error.waitSeconds ?? BUSY_AGAIN_AFTER_SECONDS) : refusal;
};

/** Waits for the task of an engine, which may have to fetch its package first, until the trial has to stop. */
const beforeStop = async <Task>(work: Promise<Task>, stop: AbortSignal): Promise<Task> => {
  const stopped = Promise.withResolvers<never>();
  const onStop = () => stopped.reject(new EngineFault('cancelled'));
  if (stop.aborted) onStop();
  else stop.addEventListener('abort', onStop);
  return Promise.race([work, stopped.promise]).finally(() => stop.removeEventListener('abort', onStop));
};

/** The inputs of a trial that may begin. */
export interface Ready {
  request: CheckedRequestOf<typeof runTrial>;
  caller: Caller;
  source: Source;
  abilityName: string;
  engine: EquippedEngine;
  trier: Trier;
  limits: TierLimits;
  /** Aborts when the trial must have its answer, or with `LEFT` when nobody waits for it any more. */
  stop: AbortSignal;
}

/** The `reason` of a stop because the caller has left. */
export const LEFT = 'left';

/** A trial that was charged. */
export interface BegunTrial {
  entryId: number;
  /** Resolves when the engine has the job or the trial has ended. */
  asked: Promise<void>;
  /** Ends after the trial was charged for good or refunded. */
  outcome: Promise<Recognition>;
  progress(): JobProgress | undefined;
  /** Settles when the engine no longer works on it, which may be after its outcome. */
  released(): Promise<void>;
  /** Whether its end is being recorded. */
  isEnding(): boolean;
  /** Makes the ticket that `make` returns, if any: the trial then ends in it. Makes none for a trial that is ending. */
  follow(make: () => Promise<TrialTicket | undefined>): Promise<TrialTicket | undefined>;
}

/** How a trial ends, in its ledger entry or in its ticket too. */
const endsOf = ({ database, log }: Pick<RunDependencies, 'database' | 'log'>, entryId: number) => ({
  /** Returns undefined if the trial has been refunded already, or its ticket has ended. */
  async charge(ticketId: string | undefined, answer: (used: Used) => Recognition): Promise<Recognition | undefined> {
    if (ticketId === undefined) {
      const used = await createCountStore(database).keep(entryId);
      return used && answer(used);
    }
    try {
      return await finishTicket(database, ticketId, answer);
    } catch (err) {
      log.warn({ err, entryId }, 'a ticket fails later');
      return undefined;
    }
  },

  /** Never throws: what fails is done later, by the jobs for trials that a dead node left. */
  async refund(ticketId: string | undefined, refusal: unknown, isCancelled: boolean): Promise<void> {
    const reason = reasonOf(refusal, isCancelled);
    const { code = codes.failed, retryAfterSeconds: retryAfter } = refusal instanceof CallError ? refusal : {};
    const how = isCancelled ? ({ state: 'cancelled' } as const) : ({ state: 'failed', code, retryAfter } as const);
    try {
      if (ticketId === undefined) await createCountStore(database).refund(entryId, reason);
      else await giveBackTicket(database, ticketId, { how, reason });
    } catch (err) {
      log.warn({ err, entryId }, 'a trial is given back later');
    }
  },
});

/**
 * Begins one trial: gets the picture, charges the trial, and gives it to the engine. An error before the engine costs
 * nothing, and a trial without a result is refunded.
 */
export const createBeginTrial = (dependencies: RunDependencies, pictureOf: PictureOf) => {
  const { database, engines, log } = dependencies;
  const counts = createCountStore(database);

  const slowDownAfter = async (
    { source, trier }: Ready,
    { error, refusal, milliseconds }: { error: unknown; refusal: unknown; milliseconds: number },
  ) => {
    // A job that uses up its CPU time costs no trial, but it delays the owner's next one by the engine's time.
    const seconds = source !== 'sampleId' && isLate(error) ? lateSeconds(milliseconds) : 0;
    if (dependencies.limited && seconds > 0 && refusal instanceof CallError)
      await slowDown(database, trier.owner, seconds).then(
        (waits) => refusal.retryAfter(waits),
        (err: unknown) => log.warn({ err }, 'the pace of an owner is not slowed down'),
      );
  };

  /** Gives the job to the engine and sees to its end. */
  const start = (ready: Ready, entryId: number, requestId: string, picture: TrialPicture): BegunTrial => {
    const { request, engine, limits, stop } = ready;
    const asked = Promise.withResolvers<void>();
    const ends = endsOf(dependencies, entryId);
    let job: Job | undefined;
    let ticketId: Promise<string | undefined> = Promise.resolve(undefined);
    let isEnding = false;
    const isLeft = () => stop.reason === LEFT;
    /** Returns the ticket, if there is one; no other is made from now on. */
    const lastTicketId = () => {
      isEnding = true;
      return ticketId;
    };

    const recognise = async (): Promise<Found> => {
      try {
        job = {
          task: await beforeStop(engine.task(stop, request.labels), stop),
          picture: picture.bytes,
          signal: stop,
          ...(request.ticket && { withinMs: TICKET_WITHIN_MS }),
        };
        const work = engines.recognise(job);
        asked.resolve();
        const result = await work;
        if (isLeft()) throw new EngineFault('cancelled');
        return readFound(result);
      } catch (error) {
        if (error instanceof EngineFault && error.kind === 'failed') log.error({ err: error }, 'an engine failed');
        throw error;
      }
    };

    const run = async (): Promise<Recognition> => {
      const began = performance.now();
      let result: Found;
      try {
        result = await recognise();
      } catch (error) {
        const refusal = refusalOf(error);
        await slowDownAfter(ready, { error, refusal, milliseconds: performance.now() - began });
        await ends.refund(await lastTicketId(), refusal, isLeft());
        throw refusal;
      }
      const milliseconds = Math.round(performance.now() - began);
      const pictureId = picture.pictureId ?? (await picture.keep?.());
      const { model, version } = engine.info;
      const answer = await ends.charge(await lastTicketId(), (used) => ({
        ...result,
        requestId,
        abilityNo: request.abilityNo,
        ...(pictureId !== undefined && { pictureId }),
        model,
        version,
        milliseconds,
        quota: quotaOf(limits, used),
      }));
      // It took so long that it has already been refunded.
      if (!answer) throw businessError('ability', codes.late);
      return answer;
    };

    const outcome = run().finally(asked.resolve);
    return {
      entryId,
      asked: asked.promise,
      outcome,
      progress: () => job && engines.progressOf(job),
      released: async () => job && engines.released(job),
      isEnding: () => isEnding,
      async follow(make) {
        if (isEnding) return undefined;
        const made = make();
        ticketId = made.then(
          (ticket) => ticket?.ticketId,
          () => undefined,
        );
        return made;
      },
    };
  };

  return async (ready: Ready): Promise<BegunTrial> => {
    const { request, caller, source, abilityName, trier, limits, stop } = ready;
    const { abilityNo } = request;
    if (stop.reason === LEFT) throw refusalOf(new EngineFault('cancelled'));
    const quota = async () => quotaOf(limits, await counts.used(trier.owner, abilityNo));
    // Does not fetch pictures for a caller whose quota is used up.
    const exhausted = source === 'imageUrl' ? exhaustedCode(await quota()) : undefined;
    if (exhausted) throw businessError('ability', exhausted);
    const picture = await pictureOf(source, request, caller);
    // The picture took so long that there is no time left for its recognition.
    if (stop.aborted) throw refusalOf(new EngineFault('cancelled'));

    const requestId = randomUUID();
    const { subject } = picture;
    const entryId = await counts.charge({ trier, limits, abilityNo, abilityName, subject, requestId });
    // Something may have been refunded between the two statements, so the caller may try again.
    if (entryId === undefined) throw businessError('ability', exhaustedCode(await quota()) ?? '10013');
    return start(ready, entryId, requestId, picture);
  };
};
