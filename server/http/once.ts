import type { AnswerOf, AnyCall } from '#contract/call.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/pool.ts';
import { removalOf } from '../database/removal.ts';
import { type Caller, ownerIdOf, userOf } from './caller.ts';

/** Holds a key until the transaction ends, whether it is kept yet or not. */
const hold = named('http.holdKey', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');
const find = named(
  'http.findKeptAnswer',
  'select answer from http_kept_answer where owner_id = $1 and call = $2 and idempotency_key = $3',
);
const keep = named(
  'http.keepAnswer',
  'insert into http_kept_answer (owner_id, call, idempotency_key, answer) values ($1, $2, $3, $4)',
);

export const oldKeptAnswers = removalOf(
  'http.removeOldKeptAnswers',
  'http_kept_answer',
  `created_at < now() - interval '1 day'`,
);

/**
 * Does the work of an idempotent call of somebody logged in once for an `Idempotency-Key`, in a transaction: the same key
 * again gets the same answer, also where both come at once. A work that throws keeps nothing.
 */
export const once = <C extends AnyCall>(
  database: Database,
  caller: Caller,
  { name }: C,
  work: (transaction: Database) => Promise<AnswerOf<C>>,
): Promise<AnswerOf<C>> => {
  const key = [ownerIdOf(userOf(caller)), name, caller.idempotencyKey];
  return database.transaction(async (transaction) => {
    await transaction.query(hold, [key.join(' ')]);
    const [kept] = await transaction.query<{ answer: AnswerOf<C> }>(find, key);
    if (kept) return kept.answer;
    const answer = await work(transaction);
    await transaction.query(keep, [...key, JSON.stringify(answer)]);
    return answer;
  });
};
