import { CAUSES_MAXIMUM } from '#contract/insight/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { dayAt } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { ROLL_UP_BATCH, rollUpJob } from '#server/kit/jobs/roll-up-job.ts';
import { added } from '../sql.ts';

/** Causes that a day has already keep their names; of new ones those that occurred most get what room is left. */
const count = named(
  'insight.countErrors',
  `with batch as (
     select period_id, no, at from monitoring_error where not counted order by at limit ${ROLL_UP_BATCH}
     for update skip locked
   ), fresh as (
     update monitoring_error e set counted = true from batch b
     where (e.period_id, e.no, e.at) = (b.period_id, b.no, b.at)
     returning ${dayAt('e.at')} as day, e.fingerprint, e.release, e.times, e.is_bot
   ), sums as (
     select day, fingerprint, release, sum(times) as times from fresh where not is_bot group by 1, 2, 3
   ), placed as (
     select s.*, k.day is not null as is_known,
       count(*) filter (where k.day is null) over (partition by s.day order by s.times desc, s.fingerprint, s.release) as place
     from sums s left join insight_error k using (day, fingerprint, release)
   ), named as (
     select p.day, p.times, p.is_known
         or p.place + (select count(*) from insight_error e where e.day = p.day) <= ${CAUSES_MAXIMUM} as is_named,
       p.fingerprint, p.release
     from placed p
   ), added as (
     insert into insight_error as e (day, fingerprint, release, times)
     select day, case when is_named then fingerprint else '' end, case when is_named then release else '' end, sum(times)
     from named group by 1, 2, 3 order by 1, 2, 3
     on conflict (day, fingerprint, release) ${added('e', ['times'])}
   )
   select count(*)::integer as taken from fresh`,
);

/** Counts the errors that are in no count yet. Returns how many there were. */
export const countErrors = async (database: Database): Promise<number> => {
  const [batch] = await database.query<{ taken: number }>(count);
  return batch?.taken ?? 0;
};

export const errorJob = (database: Database): IntervalJob =>
  rollUpJob('insight.countErrors', () => countErrors(database));
