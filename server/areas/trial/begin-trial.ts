import { createHash, randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { AbilityErrorCode } from '#contract/kit/errors/vocabulary.ts';
import type { TierLimits } from '#contract/rights/calls.ts';
import type { runTrial } from '#contract/trial/calls.ts';
import { TICKET_WITHIN_MS } from '#contract/trial/limits.ts';
import { type Found, found, type Recognition, type TrialQuota } from '#contract/trial/recognition.ts';
import type { TrialTicket } from '#contract/trial/tickets.ts';
import { EngineFault, type EngineFaultKind, type Job, type JobProgress } from '#engines/engine.ts';
import type { Database } from '#server/kit/database/database.ts';
import { answerFilter } from '#server/kit/http/answer-filter.ts';
import { businessError, CallError, protocolError } from '#server/kit/http/call-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import { lateSeconds, slowDown } from './call-rate.ts';
import { createCountStore, type Used } from './count-store.ts';
import type { RunDependencies } from './dependencies.ts';
import type { EquippedEngine } from './engine-of.ts';
import { chargeTrial } from './charge-trial.ts';
import type { Trier } from './owner.ts';
import type { PictureOf, Source, TrialPicture } from './pictures/picture-of.ts';
import { exhaustedCode, quotaOf } from './quota.ts';
import { reasonOf } from './refund-reasons.ts';
import { finishTicket, refundTicket } from './tickets/end-ticket.ts';

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

/** A model package that is late has its own error. */
const isLate = (error: unknown) => error instanceof EngineFault && error.kind === 'late';

/** Maps an engine's error to the caller's error. */
const callErrorOf = (error: unknown): unknown => {
  if (!(error instanceof EngineFault)) return error;
  if (error.kind === 'stopping') return protocolError('ability', 'unavailable');
  const callError = businessError('ability', codes[error.kind]);
  return callError.code === codes.busy
    ? callError.retryAfter(error.waitSeconds ?? BUSY_AGAIN_AFTER_SECONDS)
    : callError;
};

/** How long a job may wait, and whether others go first. */
const whenOf = ({ request, caller }: Ready): Pick<Job, 'withinMs' | 'isBatch'> => ({
  ...(request.ticket && { withinMs: TICKET_WITHIN_MS }),
  ...(caller.jobPart && { isBatch: true }),
});

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
  /** A test key: it is not charged. */
  isFree?: boolean;
  /** Changes the result of the engine before it is answered. */
  change?: ((result: Found) => Found) | undefined;
  /** Stores the answer in the transaction that charges the trial. */
  keep?: ((transaction: Database, answer: Recognition) => Promise<void>) | undefined;
  /** Runs once the trial is charged, with its ledger entry. */
  onCharged?: ((entryId: number) => Promise<void>) | undefined;
  /** The id of the request, if its caller already has one. */
  requestId?: string | undefined;
  /** Aborts at the deadline of the answer, or with `LEFT` when no caller waits for it any longer. */
  stop: AbortSignal;
}

/** Adds what is left of the quotas to the trace of a program's call. */
const noteQuota = (trace: Caller['trace'], left: TrialQuota): TrialQuota => {
  if (trace) trace.quota = left;
  return left;
};

/** The ledger entry of a trial that costs nothing. */
const NO_ENTRY = 0;

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
  /** Settles when the engine no longer works on the trial, which may be after its outcome. */
  released(): Promise<void>;
  /** Whether its end is being recorded. */
  isEnding(): boolean;
  /** Makes the ticket that `make` returns, if any: the trial then ends in it. Makes none for a trial that is ending. */
  follow(make: () => Promise<TrialTicket | undefined>): Promise<TrialTicket | undefined>;
}

/** Runs the work in a transaction if it has several parts. */
const inOne = <Result>(database: Database, several: boolean, work: (transaction: Database) => Promise<Result>) =>
  several ? database.transaction(work) : work(database);

/** How a trial ends, in its ledger entry or in its ticket too. */
const endsOf = (
  { database, log }: Pick<RunDependencies, 'database' | 'log'>,
  entryId: number,
  keep: Ready['keep'],
) => ({
  /** Returns undefined if the trial has been refunded already, or its ticket has ended. */
  async charge(ticketId: string | undefined, answer: (used: Used) => Recognition): Promise<Recognition | undefined> {
    if (ticketId === undefined)
      return inOne(database, keep !== undefined, async (transaction) => {
        const used = await createCountStore(transaction).keep(entryId);
        const charged = used && answer(used);
        if (charged) await keep?.(transaction, charged);
        return charged;
      });
    try {
      return await finishTicket(database, ticketId, answer);
    } catch (err) {
      log.warn({ err, entryId }, 'a ticket fails later');
      return undefined;
    }
  },

  /** Never throws: the jobs for trials of dead nodes repeat later what fails here. */
  async refund(ticketId: string | undefined, callError: unknown, isCancelled: boolean): Promise<void> {
    const reason = reasonOf(callError, isCancelled);
    const { code = codes.failed, retryAfterSeconds: retryAfter } = callError instanceof CallError ? callError : {};
    const how = isCancelled ? ({ state: 'cancelled' } as const) : ({ state: 'failed', code, retryAfter } as const);
    try {
      if (ticketId === undefined) await createCountStore(database).refund(entryId, reason);
      else await refundTicket(database, ticketId, { how, reason });
    } catch (err) {
      log.warn({ err, entryId }, 'a trial is refunded later');
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
    { source, trier, caller: { jobPart } }: Ready,
    { error, callError, milliseconds }: { error: unknown; callError: unknown; milliseconds: number },
  ) => {
    // A job that uses up its CPU time costs no trial, but it delays the owner's next one by the engine's time.
    const seconds = source !== 'sampleId' && isLate(error) ? lateSeconds(milliseconds) : 0;
    if (dependencies.limited && !jobPart && seconds > 0 && callError instanceof CallError)
      await slowDown(database, trier.owner, seconds).then(
        (waits) => callError.retryAfter(waits),
        (err: unknown) => log.warn({ err }, 'the pace of an owner is not slowed down'),
      );
  };

  /** The end of a trial that costs nothing. */
  const freeEnds = ({ trier, request: { abilityNo }, keep }: Ready): ReturnType<typeof endsOf> => ({
    async charge(_ticketId, answer) {
      const free = answer(await counts.used(trier.owner, abilityNo));
      await keep?.(database, free);
      return free;
    },
    refund: async () => {},
  });

  /** Gives the job to the engine and records its end. */
  const start = (ready: Ready, entryId: number, requestId: string, picture: TrialPicture): BegunTrial => {
    const {
      request,
      engine,
      limits,
      stop,
      caller: { trace },
      change = (result) => result,
    } = ready;
    const asked = Promise.withResolvers<void>();
    const ends = ready.isFree ? freeEnds(ready) : endsOf(dependencies, entryId, ready.keep);
    let job: Job | undefined;
    let ticketId: Promise<string | undefined> = Promise.resolve(undefined);
    let isEnding = false;
    const isLeft = () => stop.reason === LEFT;
    /** The time ran out during the run, not in the queue: a second attempt would be late, too. */
    let ranOver = false;
    stop.addEventListener('abort', () => {
      ranOver = !isLeft() && (engine.recognise !== undefined || (job && engines.progressOf(job)?.isRunning) === true);
    });
    const asLate = (error: unknown): unknown => {
      if (!ranOver || !(error instanceof EngineFault) || error.kind !== 'cancelled') return error;
      log.warn({ err: error, abilityNo: request.abilityNo }, 'an engine had no result in time');
      return new EngineFault('hung', { cause: error });
    };
    /** Returns the ticket, if there is one; no other is made from now on. */
    const lastTicketId = () => {
      isEnding = true;
      return ticketId;
    };

    const recognise = async (): Promise<Found> => {
      try {
        if (engine.recognise) {
          asked.resolve();
          return change(readFound(await engine.recognise(picture.bytes, stop)));
        }
        job = {
          task: await beforeStop(engine.task(stop, request.labels), stop),
          picture: picture.bytes,
          signal: stop,
          ...whenOf(ready),
        };
        const work = engines.recognise(job);
        asked.resolve();
        const result = await work;
        if (isLeft()) throw new EngineFault('cancelled');
        return change(readFound(result));
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
      } catch (thrown) {
        const error = asLate(thrown);
        const callError = callErrorOf(error);
        await slowDownAfter(ready, { error, callError, milliseconds: performance.now() - began });
        await ends.refund(await lastTicketId(), callError, isLeft());
        if (trace && !ready.isFree) trace.charge = 'refunded';
        throw callError;
      }
      const milliseconds = Math.round(performance.now() - began);
      const pictureId = picture.pictureId ?? (await picture.keep?.());
      const { model, version } = engine.info;
      if (trace)
        Object.assign(trace, { engineMs: milliseconds, model, version, width: result.width, height: result.height });
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
      if (trace && !ready.isFree) trace.charge = 'charged';
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
    if (stop.reason === LEFT) throw callErrorOf(new EngineFault('cancelled'));
    const quota = async () => noteQuota(caller.trace, quotaOf(limits, await counts.used(trier.owner, abilityNo)));
    // Does not fetch pictures for a caller whose quota is used up.
    const exhausted = source === 'imageUrl' && !ready.isFree ? exhaustedCode(await quota()) : undefined;
    if (exhausted) throw businessError('ability', exhausted);
    const { trace } = caller;
    const began = performance.now();
    const picture = await pictureOf(source, request, caller);
    if (trace) {
      trace.pictureMs = Math.round(performance.now() - began);
      trace.pictureBytes = picture.bytes.length;
      trace.pictureSha256 = createHash('sha256').update(picture.bytes).digest('hex');
      if (caller.key?.keepsInputs) trace.picture = picture.bytes;
    }
    // The picture took so long that there is no time left for its recognition.
    if (stop.aborted) throw callErrorOf(new EngineFault('cancelled'));

    const requestId = ready.requestId ?? randomUUID();
    if (ready.isFree) return start(ready, NO_ENTRY, requestId, picture);
    const { subject } = picture;
    const charging = { trier, limits, abilityNo, abilityName, subject, requestId };
    const entryId = await chargeTrial(database, charging);
    // A refund may have come between the two statements, so the caller may try again.
    if (entryId === undefined) throw businessError('ability', exhaustedCode(await quota()) ?? '10013');
    await ready.onCharged?.(entryId);
    return start(ready, entryId, requestId, picture);
  };
};
