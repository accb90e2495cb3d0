import type { AnyCall } from '#contract/kit/call.ts';
import { STILL_RUNNING } from '#contract/kit/errors/portal.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, keyOf } from '#server/kit/http/caller.ts';
import type { Trace } from '#server/kit/key-calls/trace.ts';
import type { OpenRun } from './run.ts';

/** Begins a request, or takes over an abandoned one. Returns nothing if it runs or has an answer. */
const begin = named(
  'api.beginKept',
  `insert into api_kept_answer as k (application_id, call, idempotency_key, request_hash, request_id)
   values ($1, $2, $3, $4, $5)
   on conflict (application_id, call, idempotency_key) do update
     set request_hash = excluded.request_hash, request_id = excluded.request_id, started_at = now(), entry_id = null
     where k.answer is null and (
       k.started_at < now() - interval '2 minutes'
       or exists (select from trial_ledger l where l.entry_id = k.entry_id and l.state = 'refunded'))
   returning 1`,
);
const find = named(
  'api.findKept',
  `select answer, request_hash = $4 as is_same from api_kept_answer
   where application_id = $1 and call = $2 and idempotency_key = $3`,
);
const charged = named(
  'api.keptIsCharged',
  `update api_kept_answer set entry_id = $5
   where application_id = $1 and call = $2 and idempotency_key = $3 and request_id = $4 and answer is null`,
);
const keep = named(
  'api.keepAnswer',
  `update api_kept_answer set answer = $5
   where application_id = $1 and call = $2 and idempotency_key = $3 and request_id = $4 and answer is null returning 1`,
);
const forget = named(
  'api.forgetKept',
  `delete from api_kept_answer
   where application_id = $1 and call = $2 and idempotency_key = $3 and request_id = $4 and answer is null`,
);

export const oldStoredAnswers = removalOf(
  'api.removeOldKeptAnswers',
  'api_kept_answer',
  `started_at < now() - interval '1 day'`,
);

const AGAIN_AFTER_SECONDS = 2;

/** Notes in the trace which earlier request has answered this one. */
const noteRepeated = (trace: Trace, { requestId, model, version }: Recognition) =>
  Object.assign(trace, { repeats: requestId, model, version });

type Work = (open: Pick<OpenRun, 'keep' | 'onCharged'>) => Promise<Recognition>;

/**
 * Answers a call of a program once for each idempotency key: a repetition gets the first answer and costs nothing.
 * While the first one runs on any node, a repetition gets an error that says to wait. An error is not stored, so that
 * the call may be tried again.
 */
export const createIdempotentRun =
  (database: Database) =>
  async (caller: Caller, { name }: AnyCall, work: Work): Promise<Recognition> => {
    const { idempotencyKey, requestHash, trace } = caller;
    if (idempotencyKey === undefined || trace === undefined) return work({});
    trace.idempotencyKey = idempotencyKey;
    const which = [keyOf(caller).applicationId, name, idempotencyKey];
    const mine = [...which, trace.requestId];
    const begun = await database.query(begin, [...which, requestHash, trace.requestId]);
    if (begun.length === 0) {
      const [stored] = await database.query<{ answer: Recognition | null; is_same: boolean }>(find, [
        ...which,
        requestHash,
      ]);
      if (stored && !stored.is_same) throw protocolError('ability', 'invalid', 'Idempotency-Key');
      if (!stored?.answer) throw businessError('ability', STILL_RUNNING).retryAfter(AGAIN_AFTER_SECONDS);
      noteRepeated(trace, stored.answer);
      return stored.answer;
    }
    try {
      return await work({
        onCharged: async (entryId) => void (await database.query(charged, [...mine, entryId])),
        async keep(transaction, answer) {
          const stored = await transaction.query(keep, [...mine, JSON.stringify(answer)]);
          // Another request has taken over, so this one must not be charged as well.
          if (stored.length === 0) throw businessError('ability', STILL_RUNNING).retryAfter(AGAIN_AFTER_SECONDS);
        },
      });
    } catch (error) {
      await database.query(forget, mine).catch(() => {});
      throw error;
    }
  };

export type IdempotentRun = ReturnType<typeof createIdempotentRun>;
