import { INSIGHT_DAYS, type UseKind, WORDS_MAXIMUM } from '#contract/insight/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { dayAt, startOf, today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { bucketIn } from '../sql.ts';

const EVERY_MS = 10_000;
/** A node skips its run if another one has begun since. */
const SKIPPED_WITHIN_MS = 9_000;
/** SQL: the first day to count again: the day before the last counted one, since rows may arrive late. */
const since = `greatest(${today} - ${INSIGHT_DAYS}, (select coalesce(max(day) - 1, '-infinity') from insight_search))`;

const tryLock = named(
  'insight.tryLockDays',
  `select pg_try_advisory_xact_lock(hashtextextended('insight days', 0)) as is_mine`,
);
const begin = named(
  'insight.beginDays',
  `insert into insight_run as r (job, at) values ('days', now()) on conflict (job) do update set at = excluded.at
   where r.at < now() - make_interval(secs => $1::integer / 1000.0) returning job`,
);
const findSince = named('insight.since', `select ${since}::text as since`);

const clear = ['insight_word', 'insight_search', 'insight_use'].map((table) =>
  named(`insight.clear ${table}`, `delete from ${table} where day >= $1::date`),
);
const clearSteps = named(
  'insight.clearApplications',
  `delete from insight_step where day >= $1::date and step = 'application'`,
);

const countSearches = named(
  'insight.countSearches',
  `insert into insight_search (day, searches, misses)
   select day, coalesce(sum(times - w.bots), 0), coalesce(sum(w.misses - w.bot_misses), 0)
   from (select generate_series(greatest($1::date, (select min(day) from search_word)), ${today}, interval '1 day')::date as day) d
   left join search_word w using (day) group by 1`,
);
const countWords = named(
  'insight.countWords',
  `insert into insight_word (day, word, shown, searches, misses)
   select day, word, shown, times, misses from (
     select *, row_number() over (partition by day order by times desc, word) as place,
       row_number() over (partition by day order by misses desc, word) as missed
     from (
       select day, word, shown, times - bots as times, misses - bot_misses as misses
       from search_word where day >= $1::date and times > bots
     ) v
   ) w where place <= ${WORDS_MAXIMUM} or misses > 0 and missed <= ${WORDS_MAXIMUM}`,
);
const countApplications = named(
  'insight.countApplications',
  `insert into insight_step (day, step, bucket, counted)
   select ${dayAt('p.created_at')}, 'application', ${bucketIn('extract(epoch from p.created_at - a.created_at)')}, count(*)
   from api_application p join identity_account a using (account_id)
   where p.created_at >= ${startOf('$1::date')}
     and not exists (select from api_application e where e.account_id = p.account_id and (e.created_at, e.application_id) < (p.created_at, p.application_id))
   group by 1, 2, 3`,
);

/** How the uses of one kind are read: their rows stay for some days after they were counted. */
interface CountedUse {
  kind: UseKind;
  /** SQL: day, thing and title of each use since the day $1. */
  rows: string;
}

/** Uses that an area writes to a table with a row for each, as `server/areas/downloads/use-store.ts` does. */
const rowsOf = ({ uses, id, isUse, titles }: { uses: string; id: string; isUse: string; titles: string }) =>
  `select ${dayAt('u.used_at')} as day, u.${id}::text as thing, coalesce(t.title, '') as title
   from ${uses} u left join ${titles} t using (${id}) where u.${isUse} and not u.is_bot and u.used_at >= ${startOf('$1::date')}`;

const countedUses: readonly CountedUse[] = [
  {
    kind: 'download',
    rows: rowsOf({ uses: 'downloads_use', id: 'download_id', isUse: 'is_download', titles: 'downloads_download' }),
  },
  {
    kind: 'model',
    rows: `select ${dayAt('at')} as day, ability_no || ' ' || chip_id as thing, ability_name || ' · ' || subject as title
      from trial_ledger where use = 'modelDownload' and state = 'charged' and at >= ${startOf('$1::date')}`,
  },
  {
    kind: 'play',
    rows: rowsOf({ uses: 'videos_use', id: 'video_id', isUse: 'is_play', titles: 'videos_video' }),
  },
];
const countUses = countedUses.map(({ kind, rows }) =>
  named(
    `insight.countUses ${kind}`,
    `insert into insight_use (day, kind, thing, title, uses)
     select day, '${kind}', thing, max(title), count(*) from (${rows}) u group by 1, 3`,
  ),
);

/**
 * Counts the records of other areas by day: searches, first applications, downloads, plays. The days since the last
 * time are counted again. One node at a time does so; returns false if another one does or has begun within `withinMs`.
 */
export const countDays = (database: Database, withinMs = 0): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const [lock] = await transaction.query<{ is_mine: boolean }>(tryLock);
    if (!lock?.is_mine) return false;
    if ((await transaction.query(begin, [withinMs])).length === 0) return false;
    const [row] = await transaction.query<{ since: string }>(findSince);
    const values = [row?.since];
    for (const statement of clear) await transaction.query(statement, values);
    await transaction.query(clearSteps, values);
    await transaction.query(countSearches, values);
    await transaction.query(countWords, values);
    await transaction.query(countApplications, values);
    for (const statement of countUses) await transaction.query(statement, values);
    return true;
  });

export const daysJob = (database: Database): IntervalJob => ({
  name: 'insight.countDays',
  everyMs: EVERY_MS,
  failure: 'searches and downloads are counted later',
  async run() {
    await countDays(database, SKIPPED_WITHIN_MS);
  },
});
