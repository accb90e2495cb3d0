import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { KEY_DAY_LIMIT, KEY_SCOPE } from '#contract/kit/errors/portal.ts';
import { statusOf } from '#contract/kit/errors/statuses.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import type { Found, Recognition, TrialQuota } from '#contract/trial/recognition.ts';
import { CallError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, type CallerKey, keyOf } from '#server/kit/http/caller.ts';
import { shownAddress } from '#server/kit/key-calls/shown-address.ts';
import type { ReportedLimit, Trace } from '#server/kit/key-calls/trace.ts';
import type { IdempotentRun } from './idempotency.ts';
import type { createRun } from './run.ts';

type Request = CheckedRequestOf<typeof inferAbility>;

/** Throws 403 if a key is not for an ability. */
export const expectAbility = ({ abilityNos }: CallerKey, abilityNo: number): void => {
  if (abilityNos && !abilityNos.includes(abilityNo))
    throw new CallError('ability', KEY_SCOPE, statusOf('ability', KEY_SCOPE), 'abilityNo');
};

/** Reads a picture in base64. Throws 413 if it is larger than a file may be. */
export const pictureOfBase64 = (base64: string): Buffer => {
  const bytes = Buffer.from(base64.slice(base64.indexOf(',') + 1), 'base64');
  if (bytes.length > TRIAL_PICTURE_MAXIMUM_BYTES) throw protocolError('ability', 'tooLarge', 'image');
  return bytes;
};

/** A trial calls the address of a picture otherwise than this call does. */
const withOwnField = (error: unknown): unknown => {
  if (!(error instanceof CallError) || error.field !== 'imageUrl') return error;
  const named = new CallError(error.service, error.code, error.status, 'url');
  return error.retryAfterSeconds === undefined ? named : named.retryAfter(error.retryAfterSeconds);
};

/** Leaves out results below the caller's minimum confidence. Fields stay, because they state their confidence. */
const above =
  (threshold: number) =>
  (found: Found): Found => ({
    ...found,
    targets: found.targets.filter(({ score }) => score >= threshold),
    texts: found.texts.filter(({ score }) => score >= threshold),
  });

const DAY = 86_400;
const SHANGHAI_MS = 8 * 3_600_000;

/** Returns the seconds of the month in Shanghai that ends at a time. A month without an end has no limit either. */
const monthSeconds = (endsAt: string | null): number => {
  const end = new Date(Date.parse(endsAt ?? '') + SHANGHAI_MS);
  return (end.getTime() - Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - 1)) / 1000;
};

/** The quotas of an account for an ability, as the headers state them. */
export const reportedQuota = ({ day, month }: TrialQuota, now = Date.now()): ReportedLimit[] =>
  [
    { name: 'day', windowSeconds: DAY, ...day },
    { name: 'month', windowSeconds: monthSeconds(month.resetsAt), ...month },
  ].flatMap(({ name, windowSeconds, limit, used, resetsAt }) =>
    limit === null || resetsAt === null
      ? []
      : [
          {
            name,
            quota: limit,
            windowSeconds,
            left: Math.max(0, limit - used),
            resetSeconds: Math.max(1, Math.ceil((Date.parse(resetsAt) - now) / 1000)),
          },
        ],
  );

/** The limit of a key for the day, once it is used up. */
const usedUpKey = ({ dayLimit }: CallerKey, now = Date.now()): ReportedLimit => ({
  name: 'key-day',
  quota: dayLimit ?? 0,
  windowSeconds: DAY,
  left: 0,
  resetSeconds: Math.max(1, Math.ceil((Date.parse(`${dayOf(new Date(now))}T00:00:00+08:00`) - now) / 1000) + DAY),
});

/** Adds the limits because of which a call fails. */
const noteCallError = (trace: Trace | undefined, key: CallerKey, error: unknown): void => {
  if (!trace) return;
  if (trace.quota) trace.limits.push(...reportedQuota(trace.quota));
  if (error instanceof CallError && error.code === KEY_DAY_LIMIT) trace.limits.push(usedUpKey(key));
};

const note = (trace: Trace | undefined, answer: Recognition): Recognition => {
  if (trace) {
    trace.targets = answer.targets.length;
    trace.texts = answer.texts.length + answer.fields.length;
    trace.quota = answer.quota;
    trace.limits.push(...reportedQuota(answer.quota));
    if (trace.key?.keepsInputs || trace.source === 'sample') trace.answer = answer;
  }
  return answer;
};

const parametersOf = ({ threshold, labels, version, url, sampleId }: Request): Record<string, string> => ({
  ...(threshold !== undefined && { threshold: String(threshold) }),
  ...(labels && { labels: labels.join(',') }),
  ...(version !== undefined && { version }),
  ...(url !== undefined && { url: shownAddress(url) }),
  ...(sampleId !== undefined && { sampleId }),
});

export const sourceOfRequest = (
  { image, url, sampleId }: Pick<Request, 'image' | 'url' | 'sampleId'>,
  { upload }: Caller,
): Trace['source'] => {
  if (upload) return 'image';
  if (image !== undefined) return 'base64';
  if (url !== undefined) return 'url';
  return sampleId === undefined ? undefined : 'sample';
};

/**
 * Recognises one picture for a program: by the same engines, gates and quotas as a trial. A repeated request with the
 * same idempotency key gets the answer of the first one.
 */
export const createInfer = (
  run: ReturnType<typeof createRun>,
  {
    runIdempotent,
    quotaNow,
  }: { runIdempotent: IdempotentRun; quotaNow(caller: Caller, abilityNo: number): Promise<TrialQuota> },
) => {
  const infer = async (request: Request, given: Caller): Promise<Recognition> => {
    const { abilityNo, image, url, sampleId, threshold, labels, version } = request;
    const { trace } = given;
    const key = keyOf(given);
    if (trace)
      Object.assign(trace, { abilityNo, source: sourceOfRequest(request, given), parameters: parametersOf(request) });
    expectAbility(key, abilityNo);
    if (image !== undefined && given.upload) throw protocolError('ability', 'invalid', 'image');
    const caller: Caller =
      image === undefined ? given : { ...given, upload: { name: '', bytes: pictureOfBase64(image) } };
    const { jobPart } = caller;
    const idempotentRun: IdempotentRun = jobPart
      ? (_caller, _call, work) => work({ keep: (_transaction, answer) => jobPart.keep(note(trace, answer)) })
      : runIdempotent;
    const answered = await idempotentRun(caller, inferAbility, async ({ keep, onCharged }) => {
      const answer = await run(
        {
          abilityNo,
          ...(url !== undefined && { imageUrl: url }),
          ...(sampleId !== undefined && { sampleId }),
          ...(labels && { labels }),
        },
        caller,
        {
          version,
          isFree: key.kind === 'test' || jobPart !== undefined,
          requestId: trace?.requestId,
          change: threshold === undefined ? undefined : above(threshold),
          keep,
          onCharged,
        },
      ).catch((error: unknown) => {
        noteCallError(trace, key, error);
        throw withOwnField(error);
      });
      // Only a request for a ticket gets one.
      if ('ticket' in answer) throw new Error('a program got a ticket');
      return jobPart ? answer : note(trace, answer);
    });
    // The answer repeats what was found, but states the limits as they are now.
    if (trace?.repeats !== undefined) note(trace, { ...answered, quota: await quotaNow(caller, abilityNo) });
    return answered;
  };
  return infer;
};

export type Infer = ReturnType<typeof createInfer>;
