import type { AnswerOf } from '#contract/kit/call.ts';
import type { getSpeed } from '#contract/insight/calls.ts';
import { DAYS_SHOWN_MINIMUM, INSIGHT_ROWS_MAXIMUM, percentileOf, speedMetrics } from '#contract/insight/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { startOf } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import { beforeOf, dayMoments, inDays, nowOf, periodOf, sinceFirstDay } from './period.ts';

const byDay = named(
  'insight.speedByDay',
  `select ${startOf('day')} as at, metric, bucket, sum(views)::integer as views
   from insight_release_speed where ${sinceFirstDay} group by 1, 2, 3`,
);
const byPage = named(
  'insight.speedByPage',
  `select page as name, metric, bucket, ${nowOf('views')} as views, ${beforeOf('views')} as before
   from insight_page_speed where ${inDays} and (day >= $2::date or metric = 'lcp') group by 1, 2, 3`,
);
const byRelease = named(
  'insight.speedByRelease',
  `select release as name, metric, bucket, ${nowOf('views')} as views, ${beforeOf('views')} as before
   from insight_release_speed where ${inDays} group by 1, 2, 3`,
);

interface BucketRow {
  metric: string;
  bucket: number;
  views: number;
}
type NamedRow = BucketRow & { name: string; before: number };

const SHARE = 0.75;
/** The first bucket ends at one thousandth, which is nothing. */
const NOTHING = 1;

/** Three quarters of the views stayed within these, of the views that are in `views`. */
const speedsOf = (rows: readonly BucketRow[] = []) => {
  const byMetric = Map.groupBy(rows, ({ metric }) => metric);
  const viewsOf = byMetric.get('views') ?? [];
  const within = (metric: string) => {
    const counts = new Map<number, number>();
    for (const { bucket, views } of byMetric.get(metric) ?? []) counts.set(bucket, (counts.get(bucket) ?? 0) + views);
    const value = percentileOf(counts, SHARE);
    return value === NOTHING ? 0 : value;
  };
  const [lcp, inp, cls] = speedMetrics.map(within);
  return {
    views: viewsOf.reduce((all, { views }) => all + views, 0),
    lcp: lcp ?? null,
    inp: inp ?? null,
    cls: cls ?? null,
  };
};

const ofBefore = (rows: readonly NamedRow[]) => rows.map((row) => ({ ...row, views: row.before }));

/** The speed of pages, from the counts of the buckets. */
export const createSpeedStore = (database: Database) => ({
  async speed(days: number): Promise<Omit<AnswerOf<typeof getSpeed>, 'monitors'>> {
    const { byDay: values } = await periodOf(database, days);
    const shownDays = Math.max(days, DAYS_SHOWN_MINIMUM);
    const [points, dayRows, pageRows, releaseRows] = await Promise.all([
      database.query<{ at: Date }>(dayMoments, [shownDays]),
      database.query<BucketRow & { at: Date }>(byDay, [shownDays]),
      database.query<NamedRow>(byPage, values),
      database.query<NamedRow>(byRelease, values),
    ]);
    const ofDays = Map.groupBy(dayRows, ({ at }) => at.getTime());
    const namedSpeeds = (rows: readonly NamedRow[]) =>
      [...Map.groupBy(rows, ({ name }) => name)]
        .map(([name, of]) => ({ name, ...speedsOf(of), lcpBefore: speedsOf(ofBefore(of)).lcp }))
        .filter(({ views }) => views > 0)
        .sort((one, other) => other.views - one.views)
        .slice(0, INSIGHT_ROWS_MAXIMUM);
    return {
      series: points.map(({ at }) => ({ at: at.toISOString(), ...speedsOf(ofDays.get(at.getTime())) })),
      totals: speedsOf(releaseRows),
      before: speedsOf(ofBefore(releaseRows)),
      pages: namedSpeeds(pageRows).map(({ name: page, ...speeds }) => ({ page, ...speeds })),
      releases: namedSpeeds(releaseRows).map(({ name: release, ...speeds }) => ({ release, ...speeds })),
    };
  },
});
