import { remedyOf } from '#contract/api/remedies.ts';
import type { getUsage, UsageTotals } from '#contract/api/usage/calls.ts';
import { percentileOf, USAGE_DAYS, USAGE_ROWS_MAXIMUM } from '#contract/api/usage/limits.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { around, compose, every, type Part, when } from '#server/kit/database/query.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';

export const oldUsage = ['api_usage_hour', 'api_usage_time'].map((table) =>
  removalOf(`api.removeOld ${table}`, table, `hour < now() - interval '${USAGE_DAYS} days'`),
);

/** Whether the period has 24 hours, the last of which is the current one. Otherwise it has days. */
const isOfHours = (days: number) => days === 1;
const stepOf = (days: number, moment: string) =>
  `date_trunc('${isOfHours(days) ? 'hour' : 'day'}', ${moment} at time zone '${TIME_ZONE}') at time zone '${TIME_ZONE}'`;
const firstOf = (days: number): Part =>
  isOfHours(days)
    ? [`(${stepOf(days, 'now()')} - interval '23 hours')`]
    : [`(${stepOf(days, 'now()')} - make_interval(days => ?::integer))`, days - 1];
const wholeOf = (days: number): Part =>
  isOfHours(days) ? ["interval '24 hours'"] : ['make_interval(days => ?::integer)', days];

/** The hour in which the period before ends. As this hour is not over, that one counts in the same part. */
const lastBefore = (days: number) => around("(date_trunc('hour', now()) - ??)", wholeOf(days));
const inPart = (column: string, days: number) =>
  around(
    `round(sum(u.${column} * case when u.hour = ?? then extract(epoch from now() - date_trunc('hour', now())) / 3600
       else 1 end))::integer as ${column}`,
    lastBefore(days),
  );

interface Chosen {
  days: number;
  abilityNo?: number | undefined;
  accountId?: string | undefined;
}
const isOfPeriod = ({ days }: Chosen) => around('u.hour >= ??', firstOf(days));
const isCompared = ({ days }: Chosen) =>
  around(
    '(u.hour >= ?? or u.hour between ?? - ?? and ??)',
    firstOf(days),
    firstOf(days),
    wholeOf(days),
    lastBefore(days),
  );
/** The rows that the filters let through. */
const isChosen = ({ abilityNo, accountId }: Chosen, period: Part, ...further: Part[]) =>
  every([
    period,
    ...further,
    when(abilityNo, (no) => ['u.ability_no = ?', no]),
    when(accountId, (id) => ['u.account_id = ?', id]),
  ]);

const accountName = named(
  'api.usageAccountName',
  'select coalesce(enterprise_name, user_name) as name from identity_account where account_id = $1',
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

interface AccountRow {
  account_id: number;
  calls: number;
  charged: number;
  errors: number | null;
  user_name: string;
  enterprise_name: string | null;
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
    const chosen = { days, abilityNo, accountId };
    const [moments, counted, timed, abilityRows, accountRows] = await Promise.all([
      database.query<{ at: Date }>(
        ...compose(
          'select generate_series(',
          firstOf(days),
          `, ${stepOf(days, 'now()')}, interval '1 ${isOfHours(days) ? 'hour' : 'day'}') as at`,
        ),
      ),
      database.query<CountRow>(
        ...compose(
          `select ${stepOf(days, 'u.hour')} as at, u.code,`,
          inPart('calls', days),
          ',',
          inPart('charged', days),
          'from api_usage_hour u where',
          isChosen(chosen, isCompared(chosen)),
          'group by 1, 2',
        ),
      ),
      // Times are not kept by account.
      accountId === undefined
        ? database.query<TimeRow>(
            ...compose(
              `select ${stepOf(days, 'u.hour')} as at, u.ability_no, u.bucket, sum(u.calls)::integer as calls
               from api_usage_time u where`,
              isChosen({ days, abilityNo }, isOfPeriod(chosen)),
              'group by 1, 2, 3',
            ),
          )
        : [],
      database.query<{ ability_no: number; calls: number; errors: number | null }>(
        ...compose(
          `select u.ability_no, sum(u.calls)::integer as calls,
             sum(u.calls) filter (where u.code <> '${SUCCESS_CODE}')::integer as errors
           from api_usage_hour u where`,
          isChosen(chosen, isOfPeriod(chosen), ['u.ability_no > 0']),
          `group by 1 order by calls desc, 1 limit ${USAGE_ROWS_MAXIMUM}`,
        ),
      ),
      database.query<AccountRow>(
        ...compose(
          `select top.*, a.user_name, a.enterprise_name from (
             select u.account_id, sum(u.calls)::integer as calls, sum(u.charged)::integer as charged,
               sum(u.calls) filter (where u.code <> '${SUCCESS_CODE}')::integer as errors
             from api_usage_hour u where`,
          isChosen(chosen, isOfPeriod(chosen)),
          `group by 1 order by calls desc, 1 limit ${USAGE_ROWS_MAXIMUM}
           ) top join identity_account a using (account_id) order by top.calls desc, top.account_id`,
        ),
      ),
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
