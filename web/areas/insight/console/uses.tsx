import { useMemo } from 'react';
import { Link } from 'react-router';
import { errorPath } from '#contract/api/remedies.ts';
import { getSearches, getTrials, getUses } from '#contract/insight/calls.ts';
import { kindsOfUse } from '#contract/insight/limits.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { missList } from '#contract/search/miss-list.ts';
import { t } from '#web/kit/texts.ts';
import { Chart } from '#web/kit/ui/chart/chart.tsx';
import { changeText, type ChartData, inFigures, inPercent, type Tone } from '#web/kit/ui/chart/chart-series.ts';
import { ShareBar } from '#web/kit/ui/chart/share-bar.tsx';
import { Totals } from '#web/kit/ui/chart/totals.tsx';
import { inChange, inTime } from './amounts.ts';
import { CountedTable, Nothing, Part, type TextColumn } from './part.tsx';
import { dailyNote, type ShownPart } from './parts.ts';
import { searchesSentence, trialsSentence, usesSentence } from './stand-out.ts';
import styles from './insight.module.css';

const largest = (values: readonly number[]) => Math.max(1, ...values);
/** A part of a whole, with its share. */
const partOf = (part: number, whole: number) =>
  whole === 0 ? '' : t('insight.part', { share: inPercent(part / whole) });
const noted = (...notes: readonly string[]) => notes.filter(Boolean).join(t('chart.comma'));

type Searches = AnswerOf<typeof getSearches>;
type Word = Searches['words'][number];
type Missed = Searches['missed'][number];

const wordColumns = (rows: readonly Word[]): readonly TextColumn<Word>[] => {
  const most = largest(rows.map(({ searches }) => searches));
  return [
    { title: 'insight.searches.word', text: ({ word }) => word },
    {
      title: 'insight.searches.searches',
      text: ({ searches }) => inFigures(searches),
      number: ({ searches }) => searches,
      cell: ({ searches }) => <ShareBar text={inFigures(searches)} share={searches / most} />,
    },
    { title: 'insight.change', text: ({ searches, before }) => inChange(searches, before) },
  ];
};
const missedColumns = (rows: readonly Missed[]): readonly TextColumn<Missed>[] => {
  const most = largest(rows.map(({ misses }) => misses));
  return [
    { title: 'insight.searches.word', text: ({ word }) => word },
    {
      title: 'insight.searches.misses',
      text: ({ misses }) => inFigures(misses),
      number: ({ misses }) => misses,
      cell: ({ misses }) => <ShareBar text={inFigures(misses)} share={misses / most} tone="warning" />,
    },
    { title: 'insight.change', text: ({ misses, before }) => inChange(misses, before) },
    {
      title: 'insight.searches.act',
      cell: ({ missId }) => (
        <Link to={missList.urlOf({ ...missList.empty, id: missId })} className={styles.link}>
          {t('insight.searches.answer')}
        </Link>
      ),
    },
  ];
};

const SearchesShown = ({ answer, days, period }: { answer: Searches; days: number; period: string }) => {
  const { series, totals, before, words, missed } = answer;
  const data = useMemo(
    (): ChartData => ({
      moments: series.map(({ at }) => at),
      step: 'day',
      format: inFigures,
      series: [
        {
          label: t('insight.searches.found'),
          tone: 'brand',
          values: series.map(({ searches, misses }) => searches - misses),
        },
        { label: t('insight.searches.misses'), tone: 'warning', values: series.map(({ misses }) => misses) },
      ],
    }),
    [series],
  );
  if (totals.searches + before.searches === 0) return <Nothing text={t('insight.searches.empty')} />;
  return (
    <>
      <Totals
        list={[
          {
            label: t('insight.searches.searches'),
            value: inFigures(totals.searches),
            note: changeText(totals.searches, before.searches),
          },
          {
            label: t('insight.searches.misses'),
            value: inFigures(totals.misses),
            note: noted(partOf(totals.misses, totals.searches), changeText(totals.misses, before.misses)),
          },
        ]}
      />
      <Chart
        data={data}
        kind="columns"
        title={t('insight.searches.chart')}
        summary={searchesSentence(answer)}
        {...dailyNote(days)}
        fileName={t('insight.file', { title: t('insight.searches.chart'), days: period })}
      />
      <div className={styles.tables}>
        <CountedTable
          title={t('insight.searches.words')}
          period={period}
          columns={wordColumns(words)}
          rows={words}
          keyOf={({ word }) => word}
        />
        <CountedTable
          title={t('insight.searches.missed')}
          period={period}
          columns={missedColumns(missed)}
          rows={missed}
          keyOf={({ missId }) => missId}
        />
      </div>
    </>
  );
};

export const SearchesPart = ({ given, request, days, period }: ShownPart<typeof getSearches>) => (
  <Part
    id="searches"
    title={t('insight.searches')}
    lead={t('insight.searches.lead')}
    call={getSearches}
    request={request}
    given={given}
  >
    {(answer) => <SearchesShown answer={answer} days={days} period={period} />}
  </Part>
);

type Trials = AnswerOf<typeof getTrials>;
type Ability = Trials['abilities'][number];
type TrialErrorRow = Trials['refusals'][number];

const abilityColumns = (rows: readonly Ability[]): readonly TextColumn<Ability>[] => {
  const most = largest(rows.map(({ trials }) => trials));
  const errorText = ({ trials, refusals }: Ability) =>
    refusals === 0 ? inFigures(0) : `${inFigures(refusals)}（${inPercent(refusals / (trials + refusals))}）`;
  return [
    { title: 'insight.trials.ability', text: ({ abilityName }) => abilityName },
    {
      title: 'insight.trials.trials',
      text: ({ trials }) => inFigures(trials),
      number: ({ trials }) => trials,
      cell: ({ trials }) => <ShareBar text={inFigures(trials)} share={trials / most} />,
    },
    { title: 'insight.trials.refusals', text: errorText, number: ({ refusals }) => refusals },
    { title: 'insight.trials.p50', text: ({ p50 }) => inTime(p50), number: ({ p50 }) => p50, unit: 'insight.unit.ms' },
    { title: 'insight.trials.p95', text: ({ p95 }) => inTime(p95), number: ({ p95 }) => p95, unit: 'insight.unit.ms' },
    { title: 'insight.change', text: ({ trials, before }) => inChange(trials, before) },
  ];
};
const errorColumns = (rows: readonly TrialErrorRow[]): readonly TextColumn<TrialErrorRow>[] => {
  const most = largest(rows.map(({ times }) => times));
  return [
    {
      title: 'insight.trials.code',
      text: ({ code }) => code,
      cell: ({ code }) => (
        <Link to={errorPath(code)} className={styles.link}>
          {code}
        </Link>
      ),
    },
    { title: 'insight.trials.message', text: ({ message }) => message },
    {
      title: 'insight.errors.times',
      text: ({ times }) => inFigures(times),
      number: ({ times }) => times,
      cell: ({ times }) => <ShareBar text={inFigures(times)} share={times / most} tone="warning" />,
    },
    { title: 'insight.change', text: ({ times, before }) => inChange(times, before) },
  ];
};

const TrialsShown = ({ answer, days, period }: { answer: Trials; days: number; period: string }) => {
  const { series, totals, before, abilities, refusals } = answer;
  const step = days === 1 ? 'hour' : 'day';
  const data = useMemo(
    (): ChartData => ({
      moments: series.map(({ at }) => at),
      step,
      format: inFigures,
      series: [
        { label: t('insight.trials.trials'), tone: 'brand', values: series.map(({ trials }) => trials) },
        { label: t('insight.trials.refusals'), tone: 'warning', values: series.map((point) => point.refusals) },
      ],
    }),
    [series, step],
  );
  const all = totals.trials + totals.refusals;
  if (all + before.trials + before.refusals === 0) return <Nothing text={t('insight.trials.empty')} />;
  return (
    <>
      <Totals
        list={[
          {
            label: t('insight.trials.trials'),
            value: inFigures(totals.trials),
            note: changeText(totals.trials, before.trials),
          },
          {
            label: t('insight.trials.refusals'),
            value: inFigures(totals.refusals),
            note: noted(partOf(totals.refusals, all), changeText(totals.refusals, before.refusals)),
          },
        ]}
      />
      <Chart
        data={data}
        kind="columns"
        title={t('insight.trials.chart')}
        summary={trialsSentence(answer, step)}
        fileName={t('insight.file', { title: t('insight.trials.chart'), days: period })}
      />
      <CountedTable
        title={t('insight.trials.abilities')}
        period={period}
        columns={abilityColumns(abilities)}
        rows={abilities}
        keyOf={({ abilityNo }) => String(abilityNo)}
      />
      <CountedTable
        title={t('insight.trials.codes')}
        period={period}
        columns={errorColumns(refusals)}
        rows={refusals}
        keyOf={({ code }) => code}
      />
    </>
  );
};

export const TrialsPart = ({ given, request, days, period }: ShownPart<typeof getTrials>) => (
  <Part
    id="trials"
    title={t('insight.trials')}
    lead={t('insight.trials.lead')}
    call={getTrials}
    request={request}
    given={given}
  >
    {(answer) => <TrialsShown answer={answer} days={days} period={period} />}
  </Part>
);

type Uses = AnswerOf<typeof getUses>;
type Thing = Uses['things'][number];
const TONES: Readonly<Record<(typeof kindsOfUse)[number], Tone>> = {
  download: 'brand',
  model: 'text-3',
  play: 'accent',
};

const thingColumns = (rows: readonly Thing[]): readonly TextColumn<Thing>[] => {
  const most = largest(rows.map(({ uses }) => uses));
  return [
    { title: 'insight.uses.title', text: ({ title }) => title || t('insight.uses.gone') },
    { title: 'insight.uses.kind', text: ({ kind }) => t(`insight.uses.${kind}`) },
    {
      title: 'insight.uses.uses',
      text: ({ uses }) => inFigures(uses),
      number: ({ uses }) => uses,
      cell: ({ uses }) => <ShareBar text={inFigures(uses)} share={uses / most} />,
    },
    { title: 'insight.change', text: ({ uses, before }) => inChange(uses, before) },
  ];
};

const UsesShown = ({ answer, days, period }: { answer: Uses; days: number; period: string }) => {
  const { series, totals, before, things } = answer;
  const data = useMemo(
    (): ChartData => ({
      moments: series.map(({ at }) => at),
      step: 'day',
      format: inFigures,
      series: kindsOfUse.map((kind) => ({
        label: t(`insight.uses.${kind}`),
        tone: TONES[kind],
        values: series.map((point) => point[kind]),
      })),
    }),
    [series],
  );
  if (kindsOfUse.every((kind) => totals[kind] + before[kind] === 0)) return <Nothing text={t('insight.uses.empty')} />;
  return (
    <>
      <Totals
        list={kindsOfUse.map((kind) => ({
          label: t(`insight.uses.${kind}`),
          value: inFigures(totals[kind]),
          note: changeText(totals[kind], before[kind]),
        }))}
      />
      <Chart
        data={data}
        kind="columns"
        title={t('insight.uses.chart')}
        summary={usesSentence(answer)}
        {...dailyNote(days)}
        fileName={t('insight.file', { title: t('insight.uses.chart'), days: period })}
      />
      <CountedTable
        title={t('insight.uses.things')}
        period={period}
        columns={thingColumns(things)}
        rows={things}
        keyOf={(thing) => String(things.indexOf(thing))}
      />
    </>
  );
};

export const UsesPart = ({ given, request, days, period }: ShownPart<typeof getUses>) => (
  <Part
    id="uses"
    title={t('insight.uses')}
    lead={t('insight.uses.lead')}
    call={getUses}
    request={request}
    given={given}
  >
    {(answer) => <UsesShown answer={answer} days={days} period={period} />}
  </Part>
);
