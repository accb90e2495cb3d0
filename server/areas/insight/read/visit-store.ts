import type { AnswerOf } from '#contract/kit/call.ts';
import type { getFunnel, getVisits, VisitTotals } from '#contract/insight/calls.ts';
import { INSIGHT_ROWS_MAXIMUM, percentileOf } from '#contract/insight/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import {
  beforeOf,
  beforeOfHours,
  inDays,
  inHours,
  momentOfHour,
  momentsByHour,
  nowOf,
  nowOfHours,
  periodOf,
  sinceFirstHour,
} from './period.ts';

const series = named(
  'insight.visitSeries',
  `select at, coalesce(sum(views), 0)::integer as views, coalesce(sum(arrivals), 0)::integer as arrivals,
     coalesce(sum(visitors), 0)::integer as visitors, coalesce(sum(bots), 0)::integer as bots
   from (${momentsByHour}) m left join (
     select ${momentOfHour} as at, views, arrivals, visitors, bots from insight_hour where ${sinceFirstHour}
   ) h using (at) group by 1 order by 1`,
);
const AMOUNTS = ['views', 'arrivals', 'visitors', 'bots', 'registrations'] as const;
const totals = named(
  'insight.visitTotals',
  `select ${AMOUNTS.map((amount) => `${nowOfHours(amount)} as ${amount}, ${beforeOfHours(amount)} as ${amount}_before`).join(', ')}
   from insight_hour where ${inHours}`,
);
const pages = named(
  'insight.pages',
  `select page, ${nowOf('views')} as views, ${nowOf('visitors')} as visitors, ${beforeOf('views')} as before
   from insight_page where ${inDays} group by 1 having ${nowOf('views')} > 0
   order by views desc, page limit ${INSIGHT_ROWS_MAXIMUM}`,
);
const sources = named(
  'insight.sources',
  `select kind, name, ${nowOf('arrivals')} as arrivals, ${nowOf('visitors')} as visitors, ${beforeOf('arrivals')} as before
   from insight_source where ${inDays} group by 1, 2 having ${nowOf('arrivals')} > 0
   order by arrivals desc, kind, name limit ${INSIGHT_ROWS_MAXIMUM}`,
);
const steps = named(
  'insight.steps',
  `select step, bucket, ${nowOf('counted')} as now, ${beforeOf('counted')} as before
   from insight_step where ${inDays} group by 1, 2`,
);

type Totals = Record<keyof VisitTotals | 'registrations', number>;
type TotalsRow = Totals & Record<`${keyof Totals}_before`, number>;
type Visits = AnswerOf<typeof getVisits>;

/** Visits and what they led to, from the counts by hour and day. */
export const createVisitStore = (database: Database) => {
  const totalsOf = async (byHour: unknown[]) => {
    const [row] = await database.query<TotalsRow>(totals, byHour);
    const of = (suffix: '' | '_before') => ({
      views: row?.[`views${suffix}`] ?? 0,
      arrivals: row?.[`arrivals${suffix}`] ?? 0,
      visitors: row?.[`visitors${suffix}`] ?? 0,
      bots: row?.[`bots${suffix}`] ?? 0,
      registrations: row?.[`registrations${suffix}`] ?? 0,
    });
    return { now: of(''), before: of('_before') };
  };
  return {
    async visits(days: number): Promise<Visits> {
      const { byDay, byHour } = await periodOf(database, days);
      const [points, { now, before }, pageRows, sourceRows] = await Promise.all([
        database.query<VisitTotals & { at: Date }>(series, [days]),
        totalsOf(byHour),
        database.query<Visits['pages'][number]>(pages, byDay),
        database.query<Visits['sources'][number]>(sources, byDay),
      ]);
      return {
        series: points.map(({ at, ...point }) => ({ at: at.toISOString(), ...point })),
        totals: now,
        before,
        pages: pageRows,
        sources: sourceRows,
      };
    },

    async funnel(days: number): Promise<AnswerOf<typeof getFunnel>> {
      const { byDay, byHour } = await periodOf(database, days);
      const [{ now, before }, rows] = await Promise.all([
        totalsOf(byHour),
        database.query<{ step: string; bucket: number; now: number; before: number }>(steps, byDay),
      ]);
      const bySteps = Map.groupBy(rows, ({ step }) => step);
      const stepOf = (step: string) => {
        const of = bySteps.get(step) ?? [];
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        return {
          counted: sum(of.map((row) => row.now)),
          before: sum(of.map((row) => row.before)),
          medianSeconds: percentileOf(new Map(of.map((row) => [row.bucket, row.now])), 0.5),
        };
      };
      const plain = (amount: keyof Totals) => ({ counted: now[amount], before: before[amount], medianSeconds: null });
      return {
        visitors: plain('visitors'),
        tried: stepOf('trial'),
        registeredVisitors: stepOf('registration'),
        registered: plain('registrations'),
        applied: stepOf('application'),
      };
    },
  };
};
