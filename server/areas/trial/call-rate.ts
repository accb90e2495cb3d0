import { RECOGNITION_CPU_MS } from '#contract/trial/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { protocolError } from '#server/kit/http/call-error.ts';

/**
 * Takes one of an owner's calls per second ($2), across all nodes. `free_at` is when all calls taken so far would be
 * replenished at an even pace. It is less than a second ahead.
 */
const take = named(
  'trial.takePace',
  `insert into trial_pace as p (owner, free_at) values ($1, now() + make_interval(secs => 1.0 / $2::integer))
   on conflict (owner) do update set free_at = greatest(p.free_at, now()) + make_interval(secs => 1.0 / $2::integer)
   where p.free_at <= now() + make_interval(secs => 1.0 - 1.0 / $2::integer)
   returning extract(epoch from free_at - now())::float8 as seconds`,
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

/**
 * Takes one of an owner's calls of this second, and returns how many are left. Throws 20001 (429) if none was. Null means
 * no limit.
 */
export const limitCallRate = async (
  database: Database,
  owner: string,
  callsASecond: number | null,
): Promise<number | null> => {
  if (callsASecond === null) return null;
  const [taken] = callsASecond > 0 ? await database.query<{ seconds: number }>(take, [owner, callsASecond]) : [];
  if (taken) return Math.max(0, Math.floor((1 - taken.seconds) * callsASecond));
  const [row] = await database.query<{ seconds: number }>(freeIn, [owner]);
  throw protocolError('ability', 'tooMany').retryAfter(Math.max(1, Math.ceil(row?.seconds ?? 1)));
};

/** Returns the seconds that a built-in engine without a result costs: its time, up to the CPU time that it may use. */
export const lateSeconds = (milliseconds: number): number =>
  Math.ceil(Math.min(milliseconds, RECOGNITION_CPU_MS) / 1000);

/** Delays an owner's next trial by this many seconds, across all nodes. Returns the total wait. */
export const slowDown = async (database: Database, owner: string, seconds: number): Promise<number> => {
  const [row] = await database.query<{ seconds: number }>(slow, [owner, seconds]);
  return Math.ceil(row?.seconds ?? seconds);
};
