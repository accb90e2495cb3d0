import type { AnswerOf } from '#contract/kit/call.ts';
import type { getErrors } from '#contract/insight/calls.ts';
import { DAYS_SHOWN_MINIMUM, INSIGHT_ROWS_MAXIMUM } from '#contract/insight/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { beforeOf, inDays, momentsByDay, nowOf, periodOf } from './period.ts';

const series = named(
  'insight.errorSeries',
  `select m.at, coalesce(sum(e.times), 0)::integer as times
   from (${momentsByDay}) m left join insight_error e on e.day = m.day group by 1 order by 1`,
);
const totals = named(
  'insight.errorTotals',
  `select coalesce(sum(now), 0)::integer as times, coalesce(sum(before), 0)::integer as times_before,
     (count(*) filter (where now > 0))::integer as causes, (count(*) filter (where before > 0))::integer as causes_before
   from (
     select ${nowOf('times')} as now, ${beforeOf('times')} as before
     from insight_error where ${inDays} group by fingerprint
   ) c`,
);
/** What is known of a cause is kept as long as it occurs. */
const causes = named(
  'insight.errorCauses',
  `select c.*, g.name, g.message, g.first_at, g.last_at, g.pages, g.steps, g.frames from (
     select fingerprint, release, ${nowOf('times')} as times, ${beforeOf('times')} as before
     from insight_error where ${inDays} group by 1, 2 having ${nowOf('times')} > 0
     order by times desc, fingerprint, release limit ${INSIGHT_ROWS_MAXIMUM}
   ) c left join monitoring_error_group g using (fingerprint, release) order by c.times desc, fingerprint, release`,
);

interface CauseRow {
  fingerprint: string;
  release: string;
  times: number;
  before: number;
  name: string | null;
  message: string | null;
  first_at: Date | null;
  last_at: Date | null;
  pages: string[] | null;
  steps: string[] | null;
  frames: string[] | null;
}

/** The errors of pages by day and cause. */
export const createErrorStore = (database: Database) => ({
  async errors(days: number): Promise<Omit<AnswerOf<typeof getErrors>, 'monitors'>> {
    const { byDay } = await periodOf(database, days);
    const [points, [sums], rows] = await Promise.all([
      database.query<{ at: Date; times: number }>(series, [Math.max(days, DAYS_SHOWN_MINIMUM)]),
      database.query<{ times: number; times_before: number; causes: number; causes_before: number }>(totals, byDay),
      database.query<CauseRow>(causes, byDay),
    ]);
    return {
      series: points.map(({ at, times }) => ({ at: at.toISOString(), times })),
      totals: { times: sums?.times ?? 0, causes: sums?.causes ?? 0 },
      before: { times: sums?.times_before ?? 0, causes: sums?.causes_before ?? 0 },
      causes: rows.map(({ first_at: firstAt, last_at: lastAt, ...row }) => ({
        ...row,
        name: row.name ?? '',
        message: row.message ?? '',
        firstTime: firstAt?.toISOString() ?? null,
        lastTime: lastAt?.toISOString() ?? null,
        pages: row.pages ?? [],
        steps: row.steps ?? [],
        frames: row.frames ?? [],
      })),
    };
  },
});
