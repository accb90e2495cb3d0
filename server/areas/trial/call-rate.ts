import { RECOGNITION_DEADLINE_MS } from '#contract/trial/limits.ts';
import type { EngineInfo } from '#contract/trial/recognition.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { protocolError } from '#server/kit/http/call-error.ts';

/**
 * Takes one of the calls that somebody has in a second ($2), over all nodes: `free_at` is when those taken so far would all
 * have come back, were they taken evenly, and lies less than a second ahead.
 */
const take = named(
  'trial.takePace',
  `insert into trial_pace as p (owner, free_at) values ($1, now() + make_interval(secs => 1.0 / $2::integer))
   on conflict (owner) do update set free_at = greatest(p.free_at, now()) + make_interval(secs => 1.0 / $2::integer)
   where p.free_at <= now() + make_interval(secs => 1.0 - 1.0 / $2::integer)
   returning 1`,
);

const slow = named(
  'trial.slowPace',
  `insert into trial_pace as p (owner, free_at) values ($1, now() + make_interval(secs => $2::integer))
   on conflict (owner) do update set free_at = greatest(p.free_at, now()) + make_interval(secs => $2::integer)
   returning extract(epoch from free_at - now())::float8 as seconds`,
);
const freeIn = named(
  'trial.freeIn',
  'select extract(epoch from free_at - now())::float8 as seconds from trial_pace where owner = $1',
);

/** Throws 20001 (429) where an owner has made as many calls in this second as it may; null is without a limit. */
export const limitCallRate = async (database: Database, owner: string, callsASecond: number | null): Promise<void> => {
  if (callsASecond === null) return;
  const isFree = callsASecond > 0 && (await database.query(take, [owner, callsASecond])).length > 0;
  if (isFree) return;
  const [row] = await database.query<{ seconds: number }>(freeIn, [owner]);
  throw protocolError('ability', 'tooMany').retryAfter(Math.max(1, Math.ceil(row?.seconds ?? 1)));
};

/** What an engine without a result costs of pace: the time that it took; nothing where it is an operator's, who answers for it. */
export const lateSeconds = (kind: EngineInfo['kind'], milliseconds: number): number =>
  kind === 'package' ? 0 : Math.ceil(Math.min(milliseconds, RECOGNITION_DEADLINE_MS) / 1000);

/** Lets an owner wait for so many seconds more before its next trial, over all nodes; answers how many it waits in all. */
export const slowDown = async (database: Database, owner: string, seconds: number): Promise<number> => {
  const [row] = await database.query<{ seconds: number }>(slow, [owner, seconds]);
  return Math.ceil(row?.seconds ?? seconds);
};
