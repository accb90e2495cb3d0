import { inferAbilities } from '#contract/api/infer-many.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { openMessageOf } from '#contract/api/open-message.ts';
import { errorPath } from '#contract/api/remedies.ts';
import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { Log } from '#server/kit/database/connection.ts';
import { asCallError } from '#server/kit/http/answer-error.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import { remedyOfCall } from '#server/kit/key-calls/remedy-of-call.ts';
import type { Trace } from '#server/kit/key-calls/trace.ts';
import { type Infer, pictureOfBase64, sourceOfRequest } from './open-infer.ts';

type Request = CheckedRequestOf<typeof inferAbilities>;
type Answer = AnswerOf<typeof inferAbilities>['answers'][number];

/** As many at once as one account may have. */
const AT_ONCE = 2;

/** The limit that the parts of a call share. */
const PACE = 'second';

/** A trace for one ability of a call, which `merge` puts together again. */
const partOf = (trace: Trace): Trace => ({ ...trace, limits: [], parameters: {} });

const ALIKE = ['source', 'pictureBytes', 'pictureSha256', 'pictureMs', 'width', 'height', 'picture'] as const;
const sum = (parts: readonly Trace[], figure: 'targets' | 'texts') =>
  parts.reduce((all, part) => all + (part[figure] ?? 0), 0);

/** Notes in the trace of the call what happened to its parts. */
const merge = (trace: Trace, parts: readonly Trace[], answers: readonly Answer[], milliseconds: number): void => {
  for (const part of parts) {
    for (const name of ALIKE) if (part[name] !== undefined) Object.assign(trace, { [name]: part[name] });
    Object.assign(trace.parameters, part.parameters);
    trace.limits.push(
      ...part.limits.map((limit) =>
        limit.name === PACE ? limit : { ...limit, name: `${limit.name}-${part.abilityNo}` },
      ),
    );
    if (part.repeats !== undefined) trace.repeats = part.repeats;
  }
  trace.parameters.abilities = answers.map(({ abilityNo, code }) => `${abilityNo}:${code}`).join(',');
  // Several run at once, so it is less than their sum.
  if (parts.some(({ engineMs }) => engineMs !== undefined))
    trace.engineMs = Math.max(0, Math.round(milliseconds - (trace.pictureMs ?? 0)));
  trace.targets = sum(parts, 'targets');
  trace.texts = sum(parts, 'texts');
  trace.charges = parts.filter((part) => part.charge === 'charged').length;
  for (const charge of ['refunded', 'charged'] as const)
    if (parts.some((part) => part.charge === charge)) trace.charge = charge;
};

/**
 * Recognises one picture by several abilities. Each is a separate call with its gates, its charge and its answer or
 * error; only the picture is read once.
 */
export const createInferMany =
  (infer: Infer, log: Log) =>
  async ({ abilityNos, image, ...request }: Request, given: Caller): Promise<AnswerOf<typeof inferAbilities>> => {
    const { trace } = given;
    if (!trace) throw new Error('a program has no trace');
    const named = [image, request.url, request.sampleId, given.upload].filter((source) => source !== undefined);
    if (named.length !== 1) throw protocolError('ability', 'invalid', 'image');
    const source = sourceOfRequest({ image, ...request }, given);
    if (given.idempotencyKey !== undefined) trace.idempotencyKey = given.idempotencyKey;
    const upload = image === undefined ? given.upload : { name: '', bytes: pictureOfBase64(image) };
    let taken: Promise<void> | undefined;
    const pace: Caller['pace'] = (take) => (taken ??= take());
    const shared: Caller = { ...given, ...(upload && { upload }), fetched: new Map(), pace };
    const parts = abilityNos.map(() => partOf(trace));

    const answerOf = async (abilityNo: number, at: number): Promise<Answer> => {
      const part = parts[at] as Trace;
      try {
        const { idempotencyKey } = given;
        const data = await infer(
          { ...request, abilityNo, image: undefined, labels: undefined, version: undefined },
          {
            ...shared,
            trace: part,
            // No key of a request has a space.
            ...(idempotencyKey !== undefined && {
              idempotencyKey: `${inferAbilities.name} ${abilityNo} ${idempotencyKey}`,
            }),
          },
        );
        return { abilityNo, code: SUCCESS_CODE, data };
      } catch (error) {
        const callError = asCallError(error, inferAbility.service);
        if (callError.status >= 500) log.error({ err: error, abilityNo }, 'an ability of a call failed');
        const { code, field, retryAfterSeconds: retryAfter } = callError;
        return {
          abilityNo,
          code,
          msg: openMessageOf(code, callError.service),
          ...(field !== undefined && { field }),
          ...(retryAfter !== undefined && { retryAfter }),
          remedy: remedyOfCall(inferAbility.name, { code, field }),
          docUrl: trace.origin + errorPath(code),
        };
      } finally {
        part.abilityNo = abilityNo;
        if (source) part.source = source;
      }
    };

    const answers: Answer[] = [];
    const began = performance.now();
    const left = [...abilityNos.entries()];
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) answers[next[0]] = await answerOf(next[1], next[0]);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    merge(trace, parts, answers, performance.now() - began);
    // The whole call came too early.
    if (answers.every(({ code }) => code !== SUCCESS_CODE)) await taken;
    return { requestId: trace.requestId, answers };
  };
