import { remedyOf } from '#contract/api/remedies.ts';
import type { getUsage, UsageTotals } from '#contract/api/usage/calls.ts';
import { percentileOf, USAGE_DAYS, USAGE_ROWS_MAXIMUM } from '#contract/api/usage/limits.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';

export const oldUsage = ['api_usage_hour', 'api_usage_time'].map((table) =>
  removalOf(`api.removeOld ${table}`, table, `hour < now() - interval '${USAGE_DAYS} days'`),
);

/** SQL: the step of the series, its first moment, and the rows that the filters let through. */
const step = `case when $1::integer = 1 then 'hour' else 'day' end`;
const stepOf = (moment: string) =>
  `date_trunc(${step}, ${moment} at time zone '${TIME_ZONE}') at time zone '${TIME_ZONE}'`;
const span = `case when $1::integer = 1 then interval '23 hours' else make_interval(days => $1 - 1) end`;
const first = `(${stepOf('now()')} - ${span})`;
const whole = `case when $1::integer = 1 then interval '24 hours' else make_interval(days => $1) end`;
/** The hour in which the period before ends. As this hour is not over, that one counts in the same part. */
const lastBefore = `(date_trunc('hour', now()) - ${whole})`;
const isCompared = `(u.hour >= ${first} or u.hour between ${first} - ${whole} and ${lastBefore})`;
const inPart = (counted: string) =>
  `round(sum(${counted} * case when u.hour = ${lastBefore} then extract(epoch from now() - date_trunc('hour', now())) / 3600
     else 1 end))::integer`;
const isChosen = `($2::integer is null or u.ability_no = $2) and ($3::bigint is null or u.account_id = $3)`;

const counts = named(
  'api.usageCounts',
  `select ${stepOf('u.hour')} as at, u.code, ${inPart('u.calls')} as calls, ${inPart('u.charged')} as charged
   from api_usage_hour u where ${isCompared} and ${isChosen} group by 1, 2`,
);
const times = named(
  'api.usageTimes',
  `select ${stepOf('u.hour')} as at, u.ability_no, u.bucket, sum(u.calls)::integer as calls
   from api_usage_time u where u.hour >= ${first} and ($2::integer is null or u.ability_no = $2) group by 1, 2, 3`,
);
const abilities = named(
  'api.usageAbilities',
  `select u.ability_no, sum(u.calls)::integer as calls, sum(u.calls) filter (where u.code <> '${SUCCESS_CODE}')::integer as errors
   from api_usage_hour u where u.hour >= ${first} and u.ability_no > 0 and ${isChosen}
   group by 1 order by calls desc, 1 limit ${USAGE_ROWS_MAXIMUM}`,
);
const accounts = named(
  'api.usageAccounts',
  `select top.*, a.user_name, a.enterprise_name from (
     select u.account_id, sum(u.calls)::integer as calls, sum(u.charged)::integer as charged,
       sum(u.calls) filter (where u.code <> '${SUCCESS_CODE}')::integer as errors
     from api_usage_hour u where u.hour >= ${first} and ${isChosen}
     group by 1 order by calls desc, 1 limit ${USAGE_ROWS_MAXIMUM}
   ) top join identity_account a using (account_id) order by top.calls desc, top.account_id`,
);
const accountName = named(
  'api.usageAccountName',
  'select coalesce(enterprise_name, user_name) as name from identity_account where account_id = $1',
);
const periods = named(
  'api.usagePeriods',
  `select generate_series(${first}, ${stepOf('now()')}, case when $1::integer = 1 then interval '1 hour' else interval '1 day' end) as at`,
);

interface CountRow {
  at: Date;
  code: string;
  calls: number;
  charged: number;
}
interface TimeRow {
  at: Date;
  ability_no: number;
  bucket: number;
  calls: number;
}

const none = (): UsageTotals => ({ calls: 0, charged: 0, callerErrors: 0, platformErrors: 0 });
/** Who causes a code: the caller, if a developer or an account can fix it. */
const isOfCaller = (code: string): boolean => ['developer', 'account'].includes(remedyOf(code).who);

const add = (to: UsageTotals, { code, calls, charged }: CountRow): void => {
  to.calls += calls;
  to.charged += charged;
  if (code === SUCCESS_CODE) return;
  if (isOfCaller(code)) to.callerErrors += calls;
  else to.platformErrors += calls;
};

const bucketsOf = (rows: readonly TimeRow[]): Map<number, number> => {
  const found = new Map<number, number>();
  for (const { bucket, calls } of rows) found.set(bucket, (found.get(bucket) ?? 0) + calls);
  return found;
};

/** The calls of programs as operators see them. */
export const createUsageStore = (database: Database) => ({
  async accountName(accountId: string): Promise<string | null> {
    return (await database.query<{ name: string }>(accountName, [accountId]))[0]?.name ?? null;
  },

  async read({ days, abilityNo, accountId }: CheckedRequestOf<typeof getUsage>) {
    const chosen = [days, abilityNo ?? null, accountId ?? null];
    const [moments, counted, timed, abilityRows, accountRows] = await Promise.all([
      database.query<{ at: Date }>(periods, [days]),
      database.query<CountRow>(counts, chosen),
      // Times are not kept by account.
      accountId === undefined ? database.query<TimeRow>(times, [days, abilityNo ?? null]) : [],
      database.query<{ ability_no: number; calls: number; errors: number | null }>(abilities, chosen),
      database.query<{
        account_id: number;
        calls: number;
        charged: number;
        errors: number | null;
        user_name: string;
        enterprise_name: string | null;
      }>(accounts, chosen),
    ]);
    const begin = moments[0]?.at.getTime() ?? 0;
    const [totals, before] = [none(), none()];
    const codes = new Map<string, number>();
    const points = new Map(moments.map(({ at }) => [at.getTime(), none()]));
    for (const row of counted) {
      const isBefore = row.at.getTime() < begin;
      add(isBefore ? before : totals, row);
      const point = points.get(row.at.getTime());
      if (point) add(point, row);
      if (!isBefore && row.code !== SUCCESS_CODE) codes.set(row.code, (codes.get(row.code) ?? 0) + row.calls);
    }
    const timesAt = Map.groupBy(timed, ({ at }) => at.getTime());
    const timesOf = Map.groupBy(timed, ({ ability_no }) => ability_no);
    const shares = (rows: readonly TimeRow[] = []) => {
      const buckets = bucketsOf(rows);
      return { p50: percentileOf(buckets, 0.5), p95: percentileOf(buckets, 0.95) };
    };
    return {
      series: moments.map(({ at }) => {
        const { charged: _, ...point } = points.get(at.getTime()) ?? none();
        return { at: at.toISOString(), ...point, ...shares(timesAt.get(at.getTime())) };
      }),
      totals,
      before,
      codes: [...codes].map(([code, calls]) => ({ code, calls })).sort((one, other) => other.calls - one.calls),
      abilities: abilityRows.map((row) => ({
        abilityNo: row.ability_no,
        calls: row.calls,
        errors: row.errors ?? 0,
        ...shares(timesOf.get(row.ability_no)),
      })),
      accounts: accountRows.map((row) => ({
        accountId: String(row.account_id),
        userName: row.user_name,
        enterpriseName: row.enterprise_name,
        calls: row.calls,
        charged: row.charged,
        errors: row.errors ?? 0,
      })),
    };
  },
});
