import { createHash } from 'node:crypto';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/pool.ts';
import { removalOf } from '../database/removal.ts';
import { protocolError } from '../http/call-error.ts';
import { type Caller, ownerIdOf, type Upload, userOf } from '../http/caller.ts';

/** Locks a key until the transaction ends, whether it is stored yet or not. */
const hold = named('http.holdKey', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');
const find = named(
  'http.findKeptAnswer',
  `select answer, coalesce(request_hash = $4, true) as is_same from http_kept_answer
   where owner_id = $1 and call = $2 and idempotency_key = $3`,
);
const store = named(
  'http.keepAnswer',
  `insert into http_kept_answer (owner_id, call, idempotency_key, request_hash, answer) values ($1, $2, $3, $4, $5)`,
);

export const oldIdempotencyKeys = removalOf(
  'http.removeOldKeptAnswers',
  'http_kept_answer',
  `created_at < now() - interval '1 day'`,
);

/** Hashes a checked request; a file counts by its bytes, not by its name. */
export const requestHashOf = (request: unknown, upload?: Upload): string => {
  const hash = createHash('sha256').update(JSON.stringify(request));
  if (upload) hash.update(upload.bytes);
  return hash.digest('base64url');
};

/** Returns the key of a stored answer; the same idempotency key on another call is another intent. */
const keyOf = (caller: Caller, { name }: AnyCall) => [ownerIdOf(userOf(caller)), name, caller.idempotencyKey];

/**
 * Returns the stored answer for the caller's key, or undefined if there is none yet. Throws an error (400,
 * `Idempotency-Key`) if the key came with another request.
 */
export const storedAnswer = async <C extends AnyCall>(
  database: Database,
  caller: Caller,
  call: C,
): Promise<AnswerOf<C> | undefined> => {
  const [stored] = await database.query<{ answer: AnswerOf<C>; is_same: boolean }>(find, [
    ...keyOf(caller, call),
    caller.requestHash,
  ]);
  if (stored && !stored.is_same) throw protocolError(call.service, 'invalid', 'Idempotency-Key');
  return stored?.answer;
};

/**
 * Runs the work of an idempotent call of a logged-in user once per `Idempotency-Key`, in a transaction. The same key
 * gets the same answer, even if both requests arrive at once; with another request it gets the error of `storedAnswer`.
 * If the work throws, nothing is stored.
 */
export const idempotent = <C extends AnyCall>(
  database: Database,
  caller: Caller,
  call: C,
  work: (transaction: Database) => Promise<AnswerOf<C>>,
): Promise<AnswerOf<C>> =>
  database.transaction(async (transaction) => {
    const key = keyOf(caller, call);
    await transaction.query(hold, [key.join(' ')]);
    const stored = await storedAnswer(transaction, caller, call);
    if (stored !== undefined) return stored;
    const answer = await work(transaction);
    await transaction.query(store, [...key, caller.requestHash, JSON.stringify(answer)]);
    return answer;
  });
