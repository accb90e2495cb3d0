import type { AnswerOf } from '#contract/kit/call.ts';
import type { getForecast } from '#contract/api/requests/calls.ts';
import type { EffectiveLimits } from '#server/areas/rights/public/effective-limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { createCountStore, type Used } from '../count-store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What an owner has used of each ability in the last hour and in the last day. Pictures of jobs have a separate limit.
 */
const pace = named(
  'trial.pace',
  `select ability_no, count(*) filter (where at > now() - interval '1 hour') as last_hour, count(*) as last_day
   from trial_ledger
   where owner = $1 and at > now() - interval '1 day' and state in ('running', 'charged') and use in ('trial', 'api')
   group by ability_no`,
);

type Forecast = AnswerOf<typeof getForecast>['list'][number];

interface Pace {
  limit: number | null;
  used: number;
  resetsAt: Date;
  /** What was used in the last `perMs` milliseconds. */
  lately: number;
  perMs: number;
}

/** Returns when a limit will be used up at the present rate; now, if it already is. */
export const forecastOf = ({ limit, used, resetsAt, lately, perMs }: Pace, now: number): Forecast['day'] => {
  const left = limit === null ? Number.POSITIVE_INFINITY : Math.max(0, limit - used);
  const endsAt = left === 0 ? now : lately > 0 ? now + (left / lately) * perMs : Number.POSITIVE_INFINITY;
  return {
    limit,
    used,
    resetsAt: resetsAt.toISOString(),
    endsAt: endsAt < resetsAt.getTime() ? new Date(endsAt).toISOString() : null,
  };
};

/** Returns for each ability that an owner has used when its quotas end at the present pace. */
export const forecastsOf = async (database: Database, owner: string, limits: EffectiveLimits): Promise<Forecast[]> => {
  const [used, paces] = await Promise.all([
    createCountStore(database).usedAbilities(owner),
    database.query<{ ability_no: number; last_hour: number; last_day: number }>(pace, [owner]),
  ]);
  const now = Date.now();
  const paceOf = new Map(paces.map((one) => [one.ability_no, one]));
  return used.map((row: Used & { ability_no: number; ability_name: string }) => {
    const { trialsADay, trialsAMonth } = limits.of(row.ability_no);
    const { last_hour, last_day } = paceOf.get(row.ability_no) ?? { last_hour: 0, last_day: 0 };
    return {
      abilityNo: row.ability_no,
      abilityName: row.ability_name,
      day: forecastOf(
        { limit: trialsADay, used: row.day_used, resetsAt: row.next_day, lately: last_hour, perMs: HOUR_MS },
        now,
      ),
      month: forecastOf(
        { limit: trialsAMonth, used: row.month_used, resetsAt: row.next_month, lately: last_day, perMs: DAY_MS },
        now,
      ),
    };
  });
};
