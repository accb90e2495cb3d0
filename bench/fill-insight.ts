import pg from 'pg';
import { clientConfig } from '#server/kit/database/connection.ts';
import { connectionTo } from './database.ts';

/** Two periods of 90 days. */
const DAYS = 180;
const PAGES = [
  '/home',
  '/open-ability',
  '/open-ability/domain-case-detail/:id',
  '/resource-center/document-detail/:key',
  '/resource-center/document-search',
  '/resource-center/document-center',
  '/resource-center/download-center',
  '/resource-center/api-reference',
  '/open-ability/compare',
  '/open-ability/chips',
  '/resource-center/download-center/:key',
  '/resource-center/api-reference/ability/:id',
  '/auth/login',
  '/auth/register',
  '/account/account',
  '/account/applications',
  '/account/requests',
  '/account/sheets',
  '/account/rights',
  '*',
];

/** SQL: how often one of many things of a day occurs, of `$1` events in all of which it has a share: often never. */
const timesOf = (share: string) => `floor($1::float8 / ${DAYS} * (${share}) + random())::integer`;
const days = `(select (now() at time zone 'Asia/Shanghai')::date - n as day from generate_series(0, ${DAYS - 1}) n) d`;
/** SQL: the share of the n-th of many things: the first one is the most frequent. */
const nth = (n: string, of: number) =>
  `1.0 / ((${n}) * ${Array.from({ length: of }, (_, at) => 1 / (at + 1)).reduce((all, one) => all + one, 0)})`;
const pages = `unnest(array[${PAGES.map((page) => `'${page}'`).join(', ')}]) with ordinality p (page, n)`;
const pageShare = nth('p.n', PAGES.length);
/** SQL: the bucket of a value that varies by chance around another one, which `n` makes larger. */
const around = (bucket: number, n: string) => `${bucket} + ${n} % 6`;

const speedOf = (
  table: string,
  column: string,
  named: string,
  share: string,
) => `insert into ${table} (day, ${column}, metric, bucket, views)
  select day, ${column}, metric, bucket, views from (
    select d.day, ${named}, m.metric, case when m.metric = 'views' then 0 else m.bucket + p.n::integer % 6 + k end as bucket,
      sum(${timesOf(`0.12 * (${share}) * case when m.metric = 'views' then 0.1 else exp(-power(k - 5, 2) / 6.0) / 4.3 end`)})::integer as views
    from ${days}, ${column === 'page' ? pages : `unnest(array['5.8.0', '5.7.2', '5.7.1']) with ordinality p (release, n)`},
      (values ('views', 0), ('lcp', 38), ('inp', 24), ('cls', 12)) m(metric, bucket),
      generate_series(0, 9) k
    group by 1, 2, 3, 4
  ) s where views > 0`;

/** The totals of this many events; the shares of the kinds of events add up to 1. */
const statements = [
  `insert into insight_hour (hour, views, bots, arrivals, visitors, registrations, trials, refusals)
   select hour, sum(views), sum(views) / 5, sum(views) / 4, sum(views) / 6, sum(views) / 400, sum(trials), sum(trials) / 8 from (
     select (d.day::timestamp + make_interval(hours => h)) at time zone 'Asia/Shanghai' as hour,
       ${timesOf('0.8 * (1 + sin((h - 8) / 24.0 * 6.28)) / 24')} as views, ${timesOf('0.04 / 24')} as trials
     from ${days}, generate_series(0, 23) h
   ) h where hour <= now() and views + trials > 0 group by 1`,
  `insert into insight_page (day, page, views, bots, visitors)
   select day, page, views, views / 5, views / 4 from (
     select d.day, p.page, ${timesOf(`0.8 * ${pageShare}`)} as views from ${days}, ${pages}) v where views > 0`,
  `insert into insight_source (day, kind, name, arrivals, visitors)
   select day, kind, name, arrivals, arrivals / 2 from (
     select d.day, case when n = 1 then 'direct' when n < 7 then 'search' when n < 35 then 'site' else 'campaign' end as kind,
       case when n = 1 then '' when n < 7 then (array['baidu', 'bing', 'google', 'sogou', '360'])[n - 1] when n < 35 then 'site-' || n || '.example.cn' else 'campaign-' || n end as name,
       ${timesOf(`0.2 * ${nth('n', 40)}`)} as arrivals
     from ${days}, generate_series(1, 40) n) s where arrivals > 0`,
  speedOf('insight_page_speed', 'page', 'p.page', pageShare),
  speedOf('insight_release_speed', 'release', 'p.release', nth('p.n', 3)),
  `insert into insight_error (day, fingerprint, release, times)
   select day, fingerprint, '5.8.0', times from (
     select d.day, 'cause-' || n as fingerprint, ${timesOf(`0.005 * ${nth('n', 60)}`)} as times from ${days}, generate_series(1, 60) n
   ) e where times > 0`,
  `insert into insight_word (day, word, shown, searches, misses)
   select day, word, word, searches, case when n % 5 = 0 then searches else 0 end from (
     select d.day, n, '词语' || n as word, ${timesOf(`0.03 * ${nth('n', 100)}`)} as searches from ${days}, generate_series(1, 100) n
   ) w where searches > 0`,
  `insert into insight_search (day, searches, misses) select day, sum(searches), sum(misses) from insight_word group by 1
   on conflict (day) do update set searches = excluded.searches, misses = excluded.misses`,
  `insert into insight_trial (day, ability_no, code, trials)
   select day, ability_no, code, trials from (
     select d.day, a as ability_no, c.code, ${timesOf(`0.04 * ${nth('a', 60)} * c.share`)} as trials
     from ${days}, generate_series(1, 60) a, (values ('200', 0.88), ('10013', 0.08), ('20004', 0.04)) c(code, share)
   ) t where trials > 0`,
  `insert into insight_wait (day, ability_no, bucket, trials)
   select day, ability_no, bucket, trials from (
     select d.day, a as ability_no, ${around(40, 'a')} + b as bucket, ${timesOf(`0.04 * ${nth('a', 60)} / 8`)} as trials
     from ${days}, generate_series(1, 60) a, generate_series(0, 7) b
   ) t where trials > 0`,
  `insert into insight_step (day, step, bucket, counted)
   select day, step, bucket, counted from (
     select d.day, s.step, s.bucket + b as bucket, ${timesOf('0.002')} as counted
     from ${days}, (values ('trial', 28), ('registration', 34), ('application', 48)) s(step, bucket), generate_series(0, 9) b
   ) t where counted > 0`,
  `insert into insight_use (day, kind, thing, title, uses)
   select day, kind, thing, '资源 ' || thing, uses from (
     select d.day, case when n % 3 = 0 then 'model' else 'download' end as kind, n::text as thing,
       ${timesOf(`0.005 * ${nth('n', 60)}`)} as uses from ${days}, generate_series(1, 60) n
   ) u where uses > 0`,
];

const TABLES = [
  'hour',
  'page',
  'source',
  'page_speed',
  'release_speed',
  'error',
  'word',
  'search',
  'trial',
  'wait',
  'step',
  'use',
].map((name) => `insight_${name}`);

/**
 * Replaces the counts in the database of a data folder, whose portal is running, with the counts of this many events
 * over 180 days.
 */
export const fillInsight = async (dataDir: string, events: number, progress: (text: string) => void): Promise<void> => {
  const client = new pg.Client(clientConfig(connectionTo(dataDir, 'postgres')));
  await client.connect();
  try {
    progress(`counts of ${events} events`);
    await client.query(`truncate ${TABLES.join(', ')}`);
    await client.query('select setseed(0.5)');
    for (const statement of statements) await client.query(statement, statement.includes('$1') ? [events] : []);
    await client.query(`vacuum (analyze) ${TABLES.join(', ')}`);
    // Otherwise it would run during the measurements.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
};
