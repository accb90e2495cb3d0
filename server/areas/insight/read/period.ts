import type { Database } from '#server/kit/database/database.ts';
import { dayAt, startOf, today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';

/**
 * A period of the page, with the one before: it ends now, and begins at midnight in Shanghai. The one before ends at the
 * same time of day. Statements get the moments as values, so that they are not computed for each row.
 */
interface PeriodRow {
  /** Days in ISO 8601. */
  first_before: string;
  first: string;
  last_before: string;
  /** The part of the day that is over, and of the hour. */
  of_day: number;
  of_hour: number;
  /** When the hours of the period before begin, when those of the period begin, and the last one of those before. */
  hours_before: Date;
  hours: Date;
  cut: Date;
}

const find = named(
  'insight.period',
  `select (t.today - (2 * $1::integer - 1))::text as first_before, (t.today - ($1::integer - 1))::text as first,
     (t.today - $1::integer)::text as last_before,
     (extract(epoch from now() - ${startOf('t.today')}) / 86400)::float8 as of_day,
     (extract(epoch from now() - date_trunc('hour', now())) / 3600)::float8 as of_hour,
     ${startOf('t.today - (2 * $1::integer - 1)')} as hours_before, ${startOf('t.today - ($1::integer - 1)')} as hours,
     date_trunc('hour', now()) - make_interval(days => $1::integer) as cut
   from (select ${today} as today) t`,
);

/** Returns the values of statements by day, and by hour. */
export const periodOf = async (database: Database, days: number) => {
  const [row] = await database.query<PeriodRow>(find, [days]);
  const { first_before, first, last_before, of_day, hours_before, hours, cut, of_hour } = row as PeriodRow;
  return {
    byDay: [first_before, first, last_before, of_day],
    byHour: [hours_before, hours, cut, of_hour],
  };
};

/** SQL of statements by day: the part of an amount that belongs to the period. */
export const nowOf = (amount: string): string => `coalesce(sum(${amount}) filter (where day >= $2::date), 0)::integer`;
/** The part that belongs to the period before. What is counted by day is spread over the day evenly. */
export const beforeOf = (amount: string): string =>
  `coalesce(round(sum(case when day = $3::date then ${amount} * $4::float8 else ${amount} end)
     filter (where day < $2::date)), 0)::integer`;
export const inDays = 'day >= $1::date';

/** The same of statements by hour. */
export const nowOfHours = (amount: string): string =>
  `coalesce(sum(${amount}) filter (where hour >= $2::timestamptz), 0)::integer`;
export const beforeOfHours = (amount: string): string =>
  `coalesce(round(sum(case when hour = $3::timestamptz then ${amount} * $4::float8 else ${amount} end)
     filter (where hour < $2::timestamptz and hour <= $3::timestamptz)), 0)::integer`;
export const inHours = 'hour >= $1::timestamptz';

/** SQL of series, whose only value is the number of days. */
const firstDay = `(${today} - ($1::integer - 1))`;
export const sinceFirstDay = `day >= ${firstDay}`;
export const sinceFirstHour = `hour >= ${startOf(firstDay)}`;
/** The moment of an hour's place in a series: of itself on one day, else of its day. */
export const momentOfHour = `case when $1::integer = 1 then hour else ${startOf(dayAt('hour'))} end`;
/** The moments of a series: hours of one day, else days. */
export const momentsByHour = `select moment as at from generate_series(${startOf(firstDay)},
  case when $1::integer = 1 then date_trunc('hour', now()) else ${startOf(today)} end,
  case when $1::integer = 1 then interval '1 hour' else interval '1 day' end) moment`;
/** The moments of a series of days. */
export const momentsByDay = `select ${startOf('moment::date')} as at, moment::date as day
  from generate_series(${firstDay}, ${today}, interval '1 day') moment`;

export const dayMoments = named('insight.dayMoments', `select at from (${momentsByDay}) m order by 1`);
