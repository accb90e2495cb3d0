import type { AnswerOf } from '#contract/kit/call.ts';
import type { getSearches, getTrials, getUses } from '#contract/insight/calls.ts';
import {
  DAYS_SHOWN_MINIMUM,
  INSIGHT_ROWS_MAXIMUM,
  percentileOf,
  type UseKind,
  kindsOfUse,
} from '#contract/insight/limits.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import type { Database } from '#server/kit/database/database.ts';
import { startOf } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import {
  beforeOf,
  beforeOfHours,
  dayMoments,
  inDays,
  inHours,
  momentOfHour,
  momentsByDay,
  momentsByHour,
  nowOf,
  nowOfHours,
  periodOf,
  sinceFirstDay,
  sinceFirstHour,
} from './period.ts';

const searchSeries = named(
  'insight.searchSeries',
  `select m.at, coalesce(s.searches, 0) as searches, coalesce(s.misses, 0) as misses
   from (${momentsByDay}) m left join insight_search s on s.day = m.day order by 1`,
);
const searchTotals = named(
  'insight.searchTotals',
  `select ${nowOf('searches')} as searches, ${beforeOf('searches')} as searches_before,
     ${nowOf('misses')} as misses, ${beforeOf('misses')} as misses_before
   from insight_search where ${inDays}`,
);
/** The words that were searched for most, and those that were missed most. */
const words = named(
  'insight.words',
  `select * from (
     select *, row_number() over (order by searches desc, word)::integer as place,
       row_number() over (order by misses desc, word)::integer as missed
     from (
       select word, max(shown) as shown, ${nowOf('searches')} as searches, ${nowOf('misses')} as misses,
         ${beforeOf('searches')} as searches_before, ${beforeOf('misses')} as misses_before
       from insight_word where ${inDays} group by 1
     ) w where searches > 0
   ) placed where place <= ${INSIGHT_ROWS_MAXIMUM} or misses > 0 and missed <= ${INSIGHT_ROWS_MAXIMUM} order by place`,
);

const trialSeries = named(
  'insight.trialSeries',
  `select at, coalesce(sum(trials), 0)::integer as trials, coalesce(sum(refusals), 0)::integer as refusals
   from (${momentsByHour}) m left join (
     select ${momentOfHour} as at, trials, refusals from insight_hour where ${sinceFirstHour}
   ) h using (at) group by 1 order by 1`,
);
const trialTotals = named(
  'insight.trialTotals',
  `select ${nowOfHours('trials')} as trials, ${beforeOfHours('trials')} as trials_before,
     ${nowOfHours('refusals')} as refusals, ${beforeOfHours('refusals')} as refusals_before
   from insight_hour where ${inHours}`,
);
const isSuccess = `code = '${SUCCESS_CODE}'`;
const triedAbilities = named(
  'insight.triedAbilities',
  `select ability_no, coalesce(sum(now) filter (where ${isSuccess}), 0)::integer as trials,
     coalesce(sum(now) filter (where not ${isSuccess}), 0)::integer as refusals,
     coalesce(sum(before) filter (where ${isSuccess}), 0)::integer as before
   from (
     select ability_no, code, ${nowOf('trials')} as now, ${beforeOf('trials')} as before
     from insight_trial where ${inDays} and ability_no > 0 group by 1, 2
   ) t group by 1 having sum(now) > 0 order by sum(now) desc, 1 limit ${INSIGHT_ROWS_MAXIMUM}`,
);
const waits = named(
  'insight.waits',
  `select ability_no, bucket, sum(trials)::integer as trials from insight_wait where ${sinceFirstDay} group by 1, 2`,
);
const errorCodes = named(
  'insight.refusals',
  `select code, ${nowOf('trials')} as times, ${beforeOf('trials')} as before
   from insight_trial where ${inDays} and not ${isSuccess} group by 1 having ${nowOf('trials')} > 0
   order by times desc, code limit ${INSIGHT_ROWS_MAXIMUM}`,
);

const useSeries = named(
  'insight.useSeries',
  `select ${startOf('day')} as at, kind, sum(uses)::integer as uses from insight_use where ${sinceFirstDay} group by 1, 2`,
);
const useTotals = named(
  'insight.useTotals',
  `select kind, ${nowOf('uses')} as now, ${beforeOf('uses')} as before from insight_use where ${inDays} group by 1`,
);
const things = named(
  'insight.things',
  `select kind, max(title) as title, ${nowOf('uses')} as uses, ${beforeOf('uses')} as before
   from insight_use where ${inDays} group by kind, thing having ${nowOf('uses')} > 0
   order by uses desc, kind, title limit ${INSIGHT_ROWS_MAXIMUM}`,
);

interface WordRow {
  word: string;
  shown: string;
  searches: number;
  misses: number;
  searches_before: number;
  misses_before: number;
  place: number;
  missed: number;
}
type Trials = AnswerOf<typeof getTrials>;
type Uses = AnswerOf<typeof getUses>;

const countsOf = (rows: readonly { kind: UseKind; uses: number }[]) =>
  Object.fromEntries(
    kindsOfUse.map((name) => [name, rows.reduce((all, { kind, uses }) => all + (kind === name ? uses : 0), 0)]),
  ) as Record<UseKind, number>;

/** What visitors search for, try, download and play. */
export const createUseStore = (database: Database, missIdOf: (word: string) => string) => ({
  async searches(days: number): Promise<AnswerOf<typeof getSearches>> {
    const { byDay } = await periodOf(database, days);
    const [points, [sums], rows] = await Promise.all([
      database.query<{ at: Date; searches: number; misses: number }>(searchSeries, [
        Math.max(days, DAYS_SHOWN_MINIMUM),
      ]),
      database.query<{ searches: number; searches_before: number; misses: number; misses_before: number }>(
        searchTotals,
        byDay,
      ),
      database.query<WordRow>(words, byDay),
    ]);
    const { searches = 0, misses = 0, searches_before: before = 0, misses_before: missesBefore = 0 } = sums ?? {};
    return {
      series: points.map(({ at, ...point }) => ({ at: at.toISOString(), ...point })),
      totals: { searches, misses },
      before: { searches: before, misses: missesBefore },
      words: rows
        .filter(({ place }) => place <= INSIGHT_ROWS_MAXIMUM)
        .map(({ shown, ...row }) => ({
          word: shown,
          searches: row.searches,
          misses: row.misses,
          before: row.searches_before,
        })),
      missed: rows
        .filter((row) => row.misses > 0 && row.missed <= INSIGHT_ROWS_MAXIMUM)
        .sort((one, other) => one.missed - other.missed)
        .map(({ word, shown, ...row }) => ({
          word: shown,
          missId: missIdOf(word),
          searches: row.searches,
          misses: row.misses,
          before: row.misses_before,
        })),
    };
  },

  async trials(days: number): Promise<{
    series: Trials['series'];
    totals: Trials['totals'];
    before: Trials['before'];
    abilities: Omit<Trials['abilities'][number], 'abilityName'>[];
    refusals: Omit<Trials['refusals'][number], 'message'>[];
  }> {
    const { byDay, byHour } = await periodOf(database, days);
    const [points, [sums], abilityRows, waitRows, errorRows] = await Promise.all([
      database.query<{ at: Date; trials: number; refusals: number }>(trialSeries, [days]),
      database.query<{ trials: number; trials_before: number; refusals: number; refusals_before: number }>(
        trialTotals,
        byHour,
      ),
      database.query<{ ability_no: number; trials: number; refusals: number; before: number }>(triedAbilities, byDay),
      database.query<{ ability_no: number; bucket: number; trials: number }>(waits, [days]),
      database.query<{ code: string; times: number; before: number }>(errorCodes, byDay),
    ]);
    const waited = Map.groupBy(waitRows, ({ ability_no }) => ability_no);
    return {
      series: points.map(({ at, ...point }) => ({ at: at.toISOString(), ...point })),
      totals: { trials: sums?.trials ?? 0, refusals: sums?.refusals ?? 0 },
      before: { trials: sums?.trials_before ?? 0, refusals: sums?.refusals_before ?? 0 },
      abilities: abilityRows.map(({ ability_no: abilityNo, ...row }) => {
        const buckets = new Map(waited.get(abilityNo)?.map(({ bucket, trials }) => [bucket, trials]));
        return { abilityNo, ...row, p50: percentileOf(buckets, 0.5), p95: percentileOf(buckets, 0.95) };
      }),
      refusals: errorRows,
    };
  },

  async uses(days: number): Promise<Uses> {
    const { byDay } = await periodOf(database, days);
    const shownDays = Math.max(days, DAYS_SHOWN_MINIMUM);
    const [moments, points, sums, list] = await Promise.all([
      database.query<{ at: Date }>(dayMoments, [shownDays]),
      database.query<{ at: Date; kind: UseKind; uses: number }>(useSeries, [shownDays]),
      database.query<{ kind: UseKind; now: number; before: number }>(useTotals, byDay),
      database.query<Uses['things'][number]>(things, byDay),
    ]);
    const at = Map.groupBy(points, (point) => point.at.getTime());
    return {
      series: moments.map((moment) => ({
        at: moment.at.toISOString(),
        ...countsOf(at.get(moment.at.getTime()) ?? []),
      })),
      totals: countsOf(sums.map(({ kind, now }) => ({ kind, uses: now }))),
      before: countsOf(sums.map(({ kind, before }) => ({ kind, uses: before }))),
      things: list,
    };
  },
});
