import { bucketOf, NO_PAGE, RELEASES_MAXIMUM } from '#contract/insight/limits.ts';
import { dayOf as dayOfMoment } from '#contract/kit/day-of.ts';
import { RELEASE } from '#contract/kit/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { ROLL_UP_BATCH, rollUpJob } from '#server/kit/jobs/roll-up-job.ts';
import { added } from '../sql.ts';

const findFresh = named(
  'insight.freshViews',
  `select view_id, at, page, release, is_bot, counted, lcp, inp, cls from monitoring_performance
   where fresh order by at limit ${ROLL_UP_BATCH} for update skip locked`,
);
const mark = named(
  'insight.markViews',
  `update monitoring_performance v set fresh = false, counted = array[r.lcp, r.inp, r.cls]
   from jsonb_to_recordset($1::jsonb) as r (view_id text, at timestamptz, lcp smallint, inp smallint, cls smallint)
   where v.view_id = r.view_id and v.at = r.at`,
);
const releases = named(
  'insight.releases',
  'select distinct day, release from insight_release_speed where day = any ($1::date[])',
);
const addPages = named(
  'insight.addPageSpeed',
  `insert into insight_page_speed as s (day, page, metric, bucket, views)
   select day, name, metric, bucket, views
   from jsonb_to_recordset($1::jsonb) as r (day date, name text, metric text, bucket smallint, views integer) order by 1, 2, 3, 4
   on conflict (day, page, metric, bucket) ${added('s', ['views'])}`,
);
const addReleases = named(
  'insight.addReleaseSpeed',
  `insert into insight_release_speed as s (day, release, metric, bucket, views)
   select day, name, metric, bucket, views
   from jsonb_to_recordset($1::jsonb) as r (day date, name text, metric text, bucket smallint, views integer) order by 1, 2, 3, 4
   on conflict (day, release, metric, bucket) ${added('s', ['views'])}`,
);

interface FreshView {
  view_id: string;
  at: Date;
  page: string;
  release: string;
  is_bot: boolean;
  counted: (number | null)[] | null;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
}

interface Moved {
  day: string;
  name: string;
  metric: string;
  bucket: number;
  views: number;
}

/** Adds up by how much the counts of buckets change. */
const createMoves = () => {
  const moves = new Map<string, Moved>();
  return {
    add(day: string, name: string, metric: string, bucket: number, views: number) {
      const key = JSON.stringify([day, name, metric, bucket]);
      const moved = moves.get(key) ?? { day, name, metric, bucket, views: 0 };
      moved.views += views;
      moves.set(key, moved);
    },
    read: () => JSON.stringify([...moves.values()].filter(({ views }) => views !== 0)),
  };
};

const METRICS = ['lcp', 'inp', 'cls'] as const;
/** Seconds to milliseconds, shifts to thousandths. */
const bucketFor = (value: number | null) => (value === null ? null : bucketOf(value * 1000));

/**
 * Returns the function that names releases: beyond a limit, the releases of a day have no name. The release of this
 * server has one in any case, since names come from browsers and can be made up.
 */
const releaseNames = async (database: Database, days: readonly string[]) => {
  const rows = await database.query<{ day: string; release: string }>(releases, [days]);
  const known = new Map(days.map((day) => [day, new Set<string>()]));
  for (const { day, release } of rows) known.get(day)?.add(release);
  return (day: string, release: string): string => {
    const names = known.get(day);
    if (!names || release === RELEASE || names.has(release)) return release;
    if (names.size >= RELEASES_MAXIMUM) return '';
    names.add(release);
    return release;
  };
};

/**
 * Counts the speed of page views that have none counted or a later one: what was counted of a view moves to the bucket of
 * what is known now. Returns how many there were.
 */
export const countSpeed = (database: Database, patternOf: (path: string) => string | undefined): Promise<number> =>
  database.transaction(async (transaction) => {
    const views = await transaction.query<FreshView>(findFresh);
    if (views.length === 0) return 0;
    const dayed = views.map((view) => ({ ...view, day: dayOfMoment(view.at), page: patternOf(view.page) ?? NO_PAGE }));
    const nameOf = await releaseNames(transaction, [...new Set(dayed.map(({ day }) => day))]);
    const [pages, ofReleases] = [createMoves(), createMoves()];
    const marks = dayed.map(({ view_id, at, day, page, release, is_bot: isBot, counted, ...measured }) => {
      const now = METRICS.map((metric) => bucketFor(measured[metric]));
      const [lcp, inp, cls] = now;
      if (!isBot)
        for (const [moves, name] of [
          [pages, page],
          [ofReleases, nameOf(day, release)],
        ] as const) {
          if (counted === null) moves.add(day, name, 'views', 0, 1);
          for (const [no, metric] of METRICS.entries()) {
            const before = counted?.[no] ?? null;
            if (before !== null) moves.add(day, name, metric, before, -1);
            const bucket = now[no] ?? null;
            if (bucket !== null) moves.add(day, name, metric, bucket, 1);
          }
        }
      return { view_id, at: at.toISOString(), lcp, inp, cls };
    });
    await transaction.query(mark, [JSON.stringify(marks)]);
    await transaction.query(addPages, [pages.read()]);
    await transaction.query(addReleases, [ofReleases.read()]);
    return views.length;
  });

export const speedJob = (database: Database, patternOf: (path: string) => string | undefined): IntervalJob =>
  rollUpJob('insight.countSpeed', () =>
    // Without pages their patterns are unknown.
    patternOf('/') === undefined ? Promise.resolve(0) : countSpeed(database, patternOf),
  );
