import { REPLAY_DAYS, REPORT_DAYS } from '#contract/monitoring/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { DayTable } from '#server/kit/database/day-partitions.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';
import { storableJson, writeInHalves } from '#server/kit/database/write-in-halves.ts';
import type { ReportRows } from './rows.ts';

/** What all rows of a report have in common. */
const sender = { release: 'text', is_bot: 'boolean' } as const;
const shared = { ...sender, request_url: 'text', login: 'text', visitor: 'text' } as const;
const report = { period_id: 'text', ...shared } as const;
const place = { at: 'timestamptz', page: 'text' } as const;
const numbered = { no: 'smallint', ...place } as const;

const performance = {
  view_id: 'text',
  ...place,
  ttfb: 'real',
  load: 'real',
  lcp: 'real',
  inp: 'real',
  cls: 'real',
} as const;
const searches = {
  ...numbered,
  result_count: 'integer',
  application_type: 'text',
  word_source: 'smallint',
  search_key: 'text',
  info: 'text',
} as const;
const tracking = {
  ...numbered,
  page_area: 'text',
  click_element_name: 'text',
  hot_search_word: 'text',
  manual_input: 'text',
} as const;
const errors = { ...numbered, fingerprint: 'text', frames: 'text[]', steps: 'text[]', times: 'integer' } as const;
const causes = { type: 'text', name: 'text', message: 'text' } as const;
const replays = {
  replay_id: 'text',
  part: 'smallint',
  ...place,
  reason: 'text',
  events: 'jsonb',
} as const;

type Columns = Readonly<Record<string, string>>;
const namesOf = (columns: Columns) => Object.keys(columns).join(', ');
const typesOf = (columns: Columns) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
/** SQL: the rows of one part of the reports that are new. */
const rowsIn = (part: string, columns: Columns) =>
  `fresh, jsonb_to_recordset(fresh.${part}) as r (${typesOf(columns)})`;
const insertInto = (table: string, part: string, { common, columns }: { common: Columns; columns: Columns }) => {
  const names = namesOf({ ...common, ...columns });
  return `insert into ${table} (${names}) select ${names} from ${rowsIn(part, columns)}`;
};
const parts = {
  searches: 'jsonb',
  tracking: 'jsonb',
  replays: 'jsonb',
  errors: 'jsonb',
  performance: 'jsonb',
} as const;

const PAGES_MAXIMUM = 20;

/**
 * Reports that have arrived before are left out. All that is measured of a view only grows, so that of two reports of one
 * view the larger value holds. Groups and views are written in the order of their keys, so that nodes do not block each
 * other.
 */
const insert = named(
  'monitoring.addReports',
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as r (${typesOf({ ...report, ...parts })})
   ), taken as (
     insert into monitoring_report (period_id) select period_id from given order by 1
     on conflict do nothing returning period_id
   ), fresh as (
     select given.* from given join taken using (period_id)
   ), searches as (${insertInto('monitoring_search', 'searches', { common: report, columns: searches })}
   ), tracking as (${insertInto('monitoring_tracking', 'tracking', { common: report, columns: tracking })}
   ), replays as (${insertInto('monitoring_replay', 'replays', { common: sender, columns: replays })}
     on conflict do nothing
   ), errors as (${insertInto('monitoring_error', 'errors', { common: report, columns: errors })}
     on conflict do nothing
   ), views as (
     insert into monitoring_performance as v (${namesOf({ ...performance, ...shared })})
     select view_id, at, min(page), max(ttfb), max(load), max(lcp), max(inp), max(cls), min(release), bool_or(is_bot),
       min(request_url), min(login), min(visitor)
     from ${rowsIn('performance', performance)} group by 1, 2 order by 1, 2
     on conflict (view_id, at) do update set ttfb = greatest(v.ttfb, excluded.ttfb), load = greatest(v.load, excluded.load),
       lcp = greatest(v.lcp, excluded.lcp), inp = greatest(v.inp, excluded.inp), cls = greatest(v.cls, excluded.cls),
       fresh = true
   ), occurrences as (
     select r.*, release, is_bot from ${rowsIn('errors', { ...errors, ...causes })}
   ), groups as (
     insert into monitoring_error_group as g (fingerprint, release, type, name, message, frames, times, bot_times,
       first_at, last_at, pages, steps)
     select distinct on (fingerprint, release) fingerprint, release, type, name, message, frames,
       sum(case when is_bot then 0 else times end) over same, sum(case when is_bot then times else 0 end) over same,
       min(at) over same, max(at) over same, array[page], steps
     from occurrences window same as (partition by fingerprint, release)
     order by fingerprint, release, at desc
     on conflict (fingerprint, release) do update set times = g.times + excluded.times,
       bot_times = g.bot_times + excluded.bot_times, first_at = least(g.first_at, excluded.first_at),
       last_at = greatest(g.last_at, excluded.last_at),
       pages = case when excluded.pages <@ g.pages or cardinality(g.pages) >= ${PAGES_MAXIMUM} then g.pages
         else g.pages || excluded.pages end,
       steps = case when excluded.last_at >= g.last_at then excluded.steps else g.steps end
   )
   select period_id from taken`,
);

/** The tables with a partition for each day, and how long they are kept. */
export const dayTables: readonly DayTable[] = [
  { table: 'monitoring_performance', days: REPORT_DAYS },
  { table: 'monitoring_search', days: REPORT_DAYS },
  { table: 'monitoring_tracking', days: REPORT_DAYS },
  { table: 'monitoring_error', days: REPORT_DAYS },
  { table: 'monitoring_replay', days: REPLAY_DAYS },
];

export const oldReports = [
  removalOf('monitoring.removeOldReports', 'monitoring_report', `at < now() - interval '3 days'`),
  removalOf('monitoring.removeOldGroups', 'monitoring_error_group', `last_at < now() - interval '${REPORT_DAYS} days'`),
];

/** Returns the function that writes reports in one statement and returns for each whether it is new. */
export const createReportWriter =
  (database: Database, onRejected: (rows: ReportRows, error: unknown) => void) =>
  async (reports: readonly ReportRows[]): Promise<boolean[]> => {
    const taken = new Set<string>();
    // The same report may come twice at once.
    const once = [...new Map(reports.map((one) => [one.period_id, one])).values()];
    await writeInHalves(
      once,
      async (some) => {
        const rows = await database.query<{ period_id: string }>(insert, [storableJson(some)]);
        for (const { period_id: id } of rows) taken.add(id);
      },
      onRejected,
    );
    return reports.map(({ period_id: id }) => taken.delete(id));
  };
