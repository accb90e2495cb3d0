import { useMemo } from 'react';
import { getErrors, getSpeed } from '#contract/insight/calls.ts';
import { GOOD_SPEED, type SpeedMetric } from '#contract/insight/limits.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { Chart } from '#web/kit/ui/chart/chart.tsx';
import { changeText, type ChartData, inFigures } from '#web/kit/ui/chart/chart-series.ts';
import { ShareBar } from '#web/kit/ui/chart/share-bar.tsx';
import { Totals } from '#web/kit/ui/chart/totals.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { inChange, inShifts, inTime } from './amounts.ts';
import { pageName } from './page-names.ts';
import { CountedTable, Nothing, Part, type TextColumn } from './part.tsx';
import { dailyNote, type ShownPart } from './parts.ts';
import { errorsSentence, peakOf, speedSentence } from './stand-out.ts';
import styles from './insight.module.css';

type Speed = AnswerOf<typeof getSpeed>;
type SpeedRow = Speed['totals'];

/** A measured value. Its bar is full at twice the good value. */
const measured = (metric: SpeedMetric, value: number | null, inText: (value: number | null) => string) => (
  <ShareBar
    text={inText(value)}
    share={(value ?? 0) / (2 * GOOD_SPEED[metric])}
    tone={(value ?? 0) > GOOD_SPEED[metric] ? 'warning' : 'brand'}
  />
);

const speedColumns = <Row extends SpeedRow>(): readonly TextColumn<Row>[] => [
  { title: 'insight.speed.views', text: ({ views }) => inFigures(views), number: ({ views }) => views },
  {
    title: 'insight.speed.lcp',
    text: ({ lcp }) => inTime(lcp),
    number: ({ lcp }) => lcp,
    unit: 'insight.unit.ms',
    cell: ({ lcp }) => measured('lcp', lcp, inTime),
  },
  {
    title: 'insight.speed.inp',
    text: ({ inp }) => inTime(inp),
    number: ({ inp }) => inp,
    unit: 'insight.unit.ms',
    cell: ({ inp }) => measured('inp', inp, inTime),
  },
  {
    title: 'insight.speed.cls',
    text: ({ cls }) => inShifts(cls),
    number: ({ cls }) => (cls === null ? null : cls / 1000),
    cell: ({ cls }) => measured('cls', cls, inShifts),
  },
];

/** Compares a measured value with the one before, if there was one. */
const changeOf = (now: number | null, before: number | null): string =>
  now === null || before === null ? '' : changeText(now, before);

const useSpeedChart = ({ series }: Speed) =>
  useMemo(
    (): ChartData => ({
      moments: series.map(({ at }) => at),
      step: 'day',
      format: inTime,
      series: [
        { label: t('insight.speed.lcp'), tone: 'brand', values: series.map(({ lcp }) => lcp) },
        { label: t('insight.speed.inp'), tone: 'accent', values: series.map(({ inp }) => inp) },
      ],
    }),
    [series],
  );

const pageColumns: readonly TextColumn<Speed['pages'][number]>[] = [
  { title: 'insight.visits.page', text: ({ page }) => pageName(page) },
  ...speedColumns<Speed['pages'][number]>(),
  {
    title: 'insight.change',
    text: ({ lcp, lcpBefore }) => (lcp === null || lcpBefore === null ? '' : inChange(lcp, lcpBefore)),
  },
];
const releaseColumns: readonly TextColumn<Speed['releases'][number]>[] = [
  { title: 'insight.speed.release', text: ({ release }) => release || t('insight.others') },
  ...speedColumns<Speed['releases'][number]>(),
];

const SpeedShown = ({ answer, days, period }: { answer: Speed; days: number; period: string }) => {
  const data = useSpeedChart(answer);
  const { monitors, totals, before, pages, releases } = answer;
  if (totals.views + before.views === 0)
    return <Nothing text={t(monitors ? 'insight.speed.empty' : 'insight.speed.off')} />;
  const noteOf = (metric: SpeedMetric, good: string, change: string) => {
    const isSlow = (totals[metric] ?? 0) > GOOD_SPEED[metric];
    return [isSlow && t('insight.speed.slow'), good, change].filter(Boolean).join(t('chart.comma'));
  };
  return (
    <>
      <Totals
        list={[
          {
            label: t('insight.speed.views'),
            value: inFigures(totals.views),
            note: changeText(totals.views, before.views),
          },
          {
            label: t('insight.speed.lcp'),
            value: inTime(totals.lcp),
            note: noteOf('lcp', t('insight.speed.lcpGood'), changeOf(totals.lcp, before.lcp)),
          },
          {
            label: t('insight.speed.inp'),
            value: inTime(totals.inp),
            note: noteOf('inp', t('insight.speed.inpGood'), changeOf(totals.inp, before.inp)),
          },
          {
            label: t('insight.speed.cls'),
            value: inShifts(totals.cls),
            note: noteOf('cls', t('insight.speed.clsGood'), changeOf(totals.cls, before.cls)),
          },
        ]}
      />
      <Chart
        data={data}
        kind="lines"
        title={t('insight.speed.chart')}
        summary={speedSentence(answer)}
        {...dailyNote(days)}
        fileName={t('insight.file', { title: t('insight.speed.chart'), days: period })}
      />
      <CountedTable
        title={t('insight.speed.pages')}
        period={period}
        columns={pageColumns}
        rows={pages}
        keyOf={({ page }) => page}
      />
      <CountedTable
        title={t('insight.speed.releases')}
        period={period}
        columns={releaseColumns}
        rows={releases}
        keyOf={({ release }) => release}
      />
    </>
  );
};

export const SpeedPart = ({ given, request, days, period }: ShownPart<typeof getSpeed>) => (
  <Part
    id="speed"
    title={t('insight.speed')}
    lead={t('insight.speed.lead')}
    call={getSpeed}
    request={request}
    given={given}
  >
    {(answer) => <SpeedShown answer={answer} days={days} period={period} />}
  </Part>
);

type Errors = AnswerOf<typeof getErrors>;
type Cause = Errors['causes'][number];

const causeName = ({ fingerprint, name, message }: Cause): string => {
  if (fingerprint === '') return t('insight.errors.together');
  return [name, message].filter(Boolean).join('：') || t('insight.errors.forgotten');
};

/** The details of a cause, opened on demand. */
const CauseCell = ({ cause }: { cause: Cause }) => {
  const { pages, steps, frames, firstTime } = cause;
  if (firstTime === null) return <>{causeName(cause)}</>;
  return (
    <details className={styles.cause}>
      <summary>{causeName(cause)}</summary>
      <p>{t('insight.errors.first', { time: formatMinute(firstTime) })}</p>
      <p>{t('insight.errors.pages', { pages: pages.join(t('chart.comma')) })}</p>
      {steps.length > 0 && <p>{t('insight.errors.steps', { steps: steps.join(' → ') })}</p>}
      {frames.length > 0 && (
        <>
          <p>{t('insight.errors.frames')}</p>
          <ul>
            {frames.map((frame) => (
              <li key={frame}>{frame}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
};

const causeColumns = (rows: readonly Cause[]): readonly TextColumn<Cause>[] => {
  const most = Math.max(1, ...rows.map(({ times }) => times));
  return [
    { title: 'insight.errors.cause', text: causeName, cell: (cause) => <CauseCell cause={cause} /> },
    { title: 'insight.errors.release', text: ({ release }) => release },
    {
      title: 'insight.errors.times',
      text: ({ times }) => inFigures(times),
      number: ({ times }) => times,
      cell: ({ times }) => <ShareBar text={inFigures(times)} share={times / most} tone="danger" />,
    },
    { title: 'insight.errors.last', text: ({ lastTime }) => (lastTime === null ? '' : formatMinute(lastTime)) },
    { title: 'insight.change', text: ({ times, before }) => inChange(times, before) },
  ];
};

const ErrorsShown = ({ answer, days, period }: { answer: Errors; days: number; period: string }) => {
  const { series, totals, before, causes, monitors } = answer;
  const data = useMemo(
    (): ChartData => ({
      moments: series.map(({ at }) => at),
      step: 'day',
      format: inFigures,
      series: [{ label: t('insight.errors.times'), tone: 'danger', values: series.map(({ times }) => times) }],
    }),
    [series],
  );
  if (totals.times + before.times === 0)
    return <Nothing text={t(monitors ? 'insight.errors.empty' : 'insight.speed.off')} />;
  return (
    <>
      <Totals
        list={(['times', 'causes'] as const).map((amount) => ({
          label: t(`insight.errors.${amount}`),
          value: inFigures(totals[amount]),
          note: changeText(totals[amount], before[amount]),
        }))}
      />
      <Chart
        data={data}
        kind="columns"
        title={t('insight.errors.chart')}
        summary={peakOf(series, ({ times }) => times, 'day') + errorsSentence(answer)}
        {...dailyNote(days)}
        fileName={t('insight.file', { title: t('insight.errors.chart'), days: period })}
      />
      <CountedTable
        title={t('insight.errors.causes')}
        period={period}
        columns={causeColumns(causes)}
        rows={causes}
        keyOf={({ fingerprint, release }) => `${fingerprint} ${release}`}
      />
    </>
  );
};

export const ErrorsPart = ({ given, request, days, period }: ShownPart<typeof getErrors>) => (
  <Part
    id="errors"
    title={t('insight.errors')}
    lead={t('insight.errors.lead')}
    call={getErrors}
    request={request}
    given={given}
  >
    {(answer) => <ErrorsShown answer={answer} days={days} period={period} />}
  </Part>
);
