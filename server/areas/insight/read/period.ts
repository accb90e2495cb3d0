import { named } from '#server/kit/database/statement.ts';
import { dayOf, startOf } from '../sql.ts';

/** SQL of the periods of the page. `$1` is the number of days; they end now, and begin at midnight in Shanghai. */
export const today = dayOf('now()');
export const firstDay = `(${today} - ($1::integer - 1))`;
/** The first and the last day of the period before, whose last day ends at the time of day that it is now. */
export const firstBefore = `(${today} - (2 * $1::integer - 1))`;
const lastBefore = `(${today} - $1::integer)`;

/** The part of an amount that belongs to the period. */
export const nowOf = (amount: string, day = 'day'): string =>
  `coalesce(sum(${amount}) filter (where ${day} >= ${firstDay}), 0)::integer`;

const elapsedOfDay = `(extract(epoch from now() - ${startOf(today)}) / 86400)`;
/** The part that belongs to the period before. What is counted by day is spread over the day evenly. */
export const beforeOf = (amount: string, day = 'day'): string =>
  `coalesce(round(sum(${amount} * case when ${day} = ${lastBefore} then ${elapsedOfDay} else 1 end)
     filter (where ${day} < ${firstDay})), 0)::integer`;

const cut = `(date_trunc('hour', now()) - make_interval(days => $1::integer))`;
const elapsedOfHour = `(extract(epoch from now() - date_trunc('hour', now())) / 3600)`;
/** The same for what is counted by hour, in `hour`. */
export const nowOfHours = (amount: string): string =>
  `coalesce(sum(${amount}) filter (where hour >= ${startOf(firstDay)}), 0)::integer`;
export const beforeOfHours = (amount: string): string =>
  `coalesce(round(sum(${amount} * case when hour = ${cut} then ${elapsedOfHour} else 1 end)
     filter (where hour < ${startOf(firstDay)} and hour <= ${cut})), 0)::integer`;
export const inHours = `hour >= ${startOf(firstBefore)}`;

/** The moment of an hour's place in a series: of itself on one day, else of its day. */
export const momentOfHour = `case when $1::integer = 1 then hour else ${startOf(dayOf('hour'))} end`;
/** The moments of a series: hours of one day, else days. */
export const momentsByHour = `select moment as at from generate_series(${startOf(firstDay)},
  case when $1::integer = 1 then date_trunc('hour', now()) else ${startOf(today)} end,
  case when $1::integer = 1 then interval '1 hour' else interval '1 day' end) moment`;
/** The moments of a series of days. */
export const momentsByDay = `select ${startOf('moment::date')} as at, moment::date as day
  from generate_series(${firstDay}, ${today}, interval '1 day') moment`;

export const dayMoments = named('insight.dayMoments', `select at from (${momentsByDay}) m order by 1`);
