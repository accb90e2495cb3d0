import type {
  getErrors,
  getFunnel,
  getSearches,
  getSpeed,
  getTrials,
  getUses,
  getVisits,
} from '#contract/insight/calls.ts';
import { GOOD_SPEED, NO_PAGE, kindsOfUse } from '#contract/insight/limits.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { type ChartData, inFigures, inPercent, outstanding } from '#web/kit/ui/chart/chart-series.ts';
import { inTime, inTimes } from './amounts.ts';
import { pageName } from './page-names.ts';

/** The thresholds of the sentences about unusual figures. Small numbers vary by chance, so each rule has a minimum. */
const MANY = 20;
const PEAK = 2;
const CHANGED = 0.3;
const LARGE_SHARE = 0.2;
const DEAD_SHARE = 0.05;
const MOSTLY = 0.5;
const SLOWER = 1.2;
const GROWN = 2;
const LONG_WAIT_MS = 10_000;

type Step = Pick<ChartData, 'step'>['step'];
interface Point {
  at: string;
}

const joined = (sentences: readonly (string | false | undefined)[]): string => sentences.filter(Boolean).join('');

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Says when a series was at its highest, if that is far from what is usual. */
export const peakOf = <P extends Point>(series: readonly P[], value: (point: P) => number, step: Step): string => {
  const values = series.map(value);
  const highest = Math.max(0, ...values);
  if (highest < MANY || highest < PEAK * medianOf(values)) return '';
  return outstanding(values, { moments: series.map(({ at }) => at), step, format: inTimes });
};

/** Returns by how much an amount has changed, if that is much; undefined otherwise. */
const changeOf = (now: number, before: number): number | undefined => {
  if (before < MANY) return undefined;
  const change = now / before - 1;
  return Math.abs(change) >= CHANGED ? change : undefined;
};

export const visitsSentence = ({ series, totals, before, pages }: AnswerOf<typeof getVisits>, step: Step): string => {
  const change = changeOf(totals.visitors, before.visitors);
  const missing = pages.find(({ page }) => page === NO_PAGE)?.views ?? 0;
  return joined([
    peakOf(series, ({ views }) => views, step),
    change !== undefined &&
      t(change > 0 ? 'insight.visits.grown' : 'insight.visits.shrunk', { share: inPercent(Math.abs(change)) }),
    missing >= MANY &&
      missing / totals.views >= DEAD_SHARE &&
      t('insight.visits.missing', { share: inPercent(missing / totals.views) }),
  ]);
};

export const funnelSentence = ({ visitors, tried }: AnswerOf<typeof getFunnel>): string => {
  if (visitors.counted < MANY) return '';
  if (tried.counted === 0) return t('insight.funnel.noneTried', { visitors: inFigures(visitors.counted) });
  if (visitors.before < MANY) return '';
  const [now, before] = [tried.counted / visitors.counted, tried.before / visitors.before];
  if (before === 0 || Math.abs(now / before - 1) < CHANGED) return '';
  return t(now < before ? 'insight.funnel.tryingFell' : 'insight.funnel.tryingRose', {
    before: inPercent(before),
    now: inPercent(now),
  });
};

export const speedSentence = ({ pages, releases }: AnswerOf<typeof getSpeed>): string => {
  const slowest = pages
    .filter(({ views, lcp }) => views >= MANY && lcp !== null && lcp > GOOD_SPEED.lcp)
    .sort((one, other) => (other.lcp ?? 0) - (one.lcp ?? 0))[0];
  const byNumber = new Intl.Collator('en', { numeric: true });
  const [latest, previous] = releases
    .filter(({ views, release }) => views >= MANY && release !== '')
    .sort((one, other) => byNumber.compare(other.release, one.release));
  const [nowMs, beforeMs] = [latest?.lcp ?? null, previous?.lcp ?? null];
  return joined([
    slowest && t('insight.speed.slowPage', { page: pageName(slowest.page), time: inTime(slowest.lcp) }),
    latest !== undefined &&
      previous !== undefined &&
      nowMs !== null &&
      beforeMs !== null &&
      nowMs >= beforeMs * SLOWER &&
      t('insight.speed.slowRelease', {
        release: latest.release,
        other: previous.release,
        before: inTime(beforeMs),
        time: inTime(nowMs),
      }),
  ]);
};

export const errorsSentence = ({ totals, before, causes }: AnswerOf<typeof getErrors>): string => {
  const [first] = causes;
  const times = before.times < MANY ? 0 : totals.times / before.times;
  return joined([
    times >= GROWN && t('insight.errors.grown', { times: inFigures(Math.round(times * 10) / 10) }),
    first !== undefined &&
      first.fingerprint !== '' &&
      totals.times >= MANY &&
      first.times / totals.times >= MOSTLY &&
      t('insight.errors.mostly', {
        cause: [first.name, first.message].filter(Boolean).join('：') || first.fingerprint,
        share: inPercent(first.times / totals.times),
      }),
  ]);
};

export const searchesSentence = ({ series, totals, missed }: AnswerOf<typeof getSearches>): string => {
  const [first] = missed;
  const share = totals.searches === 0 ? 0 : totals.misses / totals.searches;
  return joined([
    peakOf(series, ({ searches }) => searches, 'day'),
    first !== undefined &&
      totals.searches >= MANY &&
      share >= LARGE_SHARE &&
      t('insight.searches.manyMisses', { share: inPercent(share), word: first.word }),
  ]);
};

export const trialsSentence = (
  { series, totals, abilities, refusals }: AnswerOf<typeof getTrials>,
  step: Step,
): string => {
  const all = totals.trials + totals.refusals;
  const [first] = refusals;
  const slow = abilities
    .filter(({ trials, p95 }) => trials >= MANY && p95 !== null && p95 >= LONG_WAIT_MS)
    .sort((one, other) => (other.p95 ?? 0) - (one.p95 ?? 0))[0];
  return joined([
    peakOf(series, ({ trials, refusals: errors }) => trials + errors, step),
    first !== undefined &&
      all >= MANY &&
      totals.refusals / all >= LARGE_SHARE &&
      t('insight.trials.manyRefusals', { share: inPercent(totals.refusals / all), message: first.message }),
    slow && t('insight.trials.slow', { ability: slow.abilityName, time: inTime(slow.p95) }),
  ]);
};

export const usesSentence = ({ series }: AnswerOf<typeof getUses>): string =>
  peakOf(series, (point) => kindsOfUse.reduce((sum, kind) => sum + point[kind], 0), 'day');
