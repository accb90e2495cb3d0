import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { VISITORS_MAXIMUM } from '#contract/insight/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { dayAt, dayStart } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import { storableJson } from '#server/kit/database/write-in-halves.ts';
import { added, bucketIn } from '../sql.ts';

/**
 * Rows are written in the order of their keys, so that nodes do not block each other. The time of a registration or a
 * trial is not stored: compared with the time of an account or a charge, it would identify the user.
 */
const addViews = named(
  'insight.addViews',
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as r (sort text, hour timestamptz, kind text, name text, page text,
       views integer, bots integer, arrivals integer, visitor text, at timestamptz)
   ), seen as (
     insert into insight_seen (day, kind, name, visitor, at)
     select ${dayStart('at')}, kind, name, decode(visitor, 'hex'),
       case kind when 'day' then min(at) else ${dayStart('at')} end from given
     where sort = 'sight'
       and (select coalesce(sum(visitors), 0) from insight_hour where hour >= ${dayStart('now()')}) < ${VISITORS_MAXIMUM}
     group by 1, 2, 3, 4 order by 1, 2, 3, 4
     on conflict do nothing
     returning day, kind, name, at
   ), hours as (
     insert into insight_hour as h (hour, views, bots, arrivals, visitors)
     select hour, sum(views), sum(bots), sum(arrivals), sum(visitors) from (
       select hour, views, bots, 0 as arrivals, 0 as visitors from given where sort = 'view'
       union all select hour, 0, 0, arrivals, 0 from given where sort = 'arrival'
       union all select date_trunc('hour', at), 0, 0, 0, 1 from seen where kind = 'day'
     ) counted group by 1 order by 1
     on conflict (hour) ${added('h', ['views', 'bots', 'arrivals', 'visitors'])}
   ), pages as (
     insert into insight_page as p (day, page, views, bots, visitors)
     select day, page, sum(views), sum(bots), sum(visitors) from (
       select ${dayAt('hour')} as day, page, views, bots, 0 as visitors from given where sort = 'view'
       union all select ${dayAt('day')}, name, 0, 0, 1 from seen where kind = 'page'
     ) counted group by 1, 2 order by 1, 2
     on conflict (day, page) ${added('p', ['views', 'bots', 'visitors'])}
   )
   insert into insight_source as s (day, kind, name, arrivals, visitors)
   select day, kind, name, sum(arrivals), sum(visitors) from (
     select ${dayAt('hour')} as day, kind, name, arrivals, 0 as visitors from given where sort = 'arrival'
     union all select ${dayAt('day')}, kind, name, 0, 1 from seen where kind not in ('day', 'page')
   ) counted group by 1, 2, 3 order by 1, 2, 3
   on conflict (day, kind, name) ${added('s', ['arrivals', 'visitors'])}`,
);

/** A step counts for a visitor who was seen on a page of the same day, once a day. */
const addSteps = named(
  'insight.addSteps',
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as r (sort text, hour timestamptz, ability_no integer, code text,
       bucket smallint, trials integer, registrations integer, kind text, visitor text, at timestamptz)
   ), trials as (
     insert into insight_trial as t (day, ability_no, code, trials)
     select ${dayAt('hour')}, ability_no, code, sum(trials) from given where sort = 'trial' group by 1, 2, 3 order by 1, 2, 3
     on conflict (day, ability_no, code) ${added('t', ['trials'])}
   ), waits as (
     insert into insight_wait as w (day, ability_no, bucket, trials)
     select ${dayAt('hour')}, ability_no, bucket, sum(trials) from given where sort = 'trial' and bucket is not null
     group by 1, 2, 3 order by 1, 2, 3
     on conflict (day, ability_no, bucket) ${added('w', ['trials'])}
   ), begun as (
     select ${dayStart('g.at')} as day, g.kind, decode(g.visitor, 'hex') as visitor, min(g.at) as at from given g
     where g.sort = 'step' group by 1, 2, 3
   ), seen as (
     insert into insight_seen (day, kind, name, visitor, at)
     select b.day, b.kind, '', b.visitor, b.day from begun b
     where exists (select from insight_seen d where (d.day, d.kind, d.name, d.visitor) = (b.day, 'day', '', b.visitor))
     order by 1, 2, 3, 4
     on conflict do nothing
     returning day, kind, visitor
   ), steps as (
     insert into insight_step as s (day, step, bucket, counted)
     select ${dayAt('n.day')}, n.kind, ${bucketIn('extract(epoch from b.at - d.at)')}, count(*) from seen n
     join begun b on (b.day, b.kind, b.visitor) = (n.day, n.kind, n.visitor)
     join insight_seen d on (d.day, d.kind, d.name, d.visitor) = (n.day, 'day', '', n.visitor)
     group by 1, 2, 3 order by 1, 2, 3
     on conflict (day, step, bucket) ${added('s', ['counted'])}
   )
   insert into insight_hour as h (hour, registrations, trials, refusals)
   select hour, coalesce(sum(registrations), 0), coalesce(sum(trials) filter (where code = '${SUCCESS_CODE}'), 0),
     coalesce(sum(trials) filter (where code <> '${SUCCESS_CODE}'), 0)
   from given where sort <> 'step' group by 1 order by 1
   on conflict (hour) ${added('h', ['registrations', 'trials', 'refusals'])}`,
);

/** Rows of one batch, each with its `sort`; its names are the columns of the statements. */
export interface CountRow {
  sort: 'view' | 'arrival' | 'sight' | 'trial' | 'registration' | 'step';
  [column: string]: string | number | null;
}

const isStep = ({ sort }: CountRow) => sort === 'trial' || sort === 'registration' || sort === 'step';

/** Adds counted rows to the counts, all of them or none. */
export const addCounts = (database: Database, rows: readonly CountRow[]): Promise<void> =>
  database.transaction(async (transaction) => {
    // A visitor may be seen for the first time and take a step in the same batch.
    const views = rows.filter((row) => !isStep(row));
    const steps = rows.filter(isStep);
    if (views.length > 0) await transaction.query(addViews, [storableJson(views)]);
    if (steps.length > 0) await transaction.query(addSteps, [storableJson(steps)]);
  });
