import { useMemo } from 'react';
import { getFunnel, getVisits } from '#contract/insight/calls.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { Chart } from '#web/kit/ui/chart/chart.tsx';
import { changeText, type ChartData, inFigures, inPercent } from '#web/kit/ui/chart/chart-series.ts';
import { ShareBar } from '#web/kit/ui/chart/share-bar.tsx';
import { Totals } from '#web/kit/ui/chart/totals.tsx';
import { inChange, inDuration } from './amounts.ts';
import { pageName } from './page-names.ts';
import { CountedTable, Nothing, Part, type TextColumn } from './part.tsx';
import type { ShownPart } from './parts.ts';
import { funnelSentence, visitsSentence } from './stand-out.ts';
import styles from './insight.module.css';

type Answer = AnswerOf<typeof getVisits>;
type PageRow = Answer['pages'][number];
type SourceRow = Answer['sources'][number];

const largest = (values: readonly number[]) => Math.max(1, ...values);

const sourceName = ({ kind, name }: SourceRow): string => {
  const engine = `insight.engine.${name}` as TextKey;
  return t(`insight.source.${kind}`, {
    name: name === '' ? t('insight.others') : kind === 'search' ? t(engine) : name,
  });
};

const pageColumns = (rows: readonly PageRow[]): readonly TextColumn<PageRow>[] => {
  const most = largest(rows.map(({ views }) => views));
  return [
    {
      title: 'insight.visits.page',
      text: ({ page }) => pageName(page),
      cell: ({ page }) => <span title={page}>{pageName(page)}</span>,
    },
    {
      title: 'insight.visits.views',
      text: ({ views }) => inFigures(views),
      number: ({ views }) => views,
      cell: ({ views }) => <ShareBar text={inFigures(views)} share={views / most} />,
    },
    {
      title: 'insight.visits.visitors',
      text: ({ visitors }) => inFigures(visitors),
      number: ({ visitors }) => visitors,
    },
    { title: 'insight.change', text: ({ views, before }) => inChange(views, before) },
  ];
};

const sourceColumns = (rows: readonly SourceRow[]): readonly TextColumn<SourceRow>[] => {
  const most = largest(rows.map(({ arrivals }) => arrivals));
  return [
    { title: 'insight.visits.source', text: sourceName },
    {
      title: 'insight.visits.arrivals',
      text: ({ arrivals }) => inFigures(arrivals),
      number: ({ arrivals }) => arrivals,
      cell: ({ arrivals }) => <ShareBar text={inFigures(arrivals)} share={arrivals / most} tone="accent" />,
    },
    {
      title: 'insight.visits.visitors',
      text: ({ visitors }) => inFigures(visitors),
      number: ({ visitors }) => visitors,
    },
    { title: 'insight.change', text: ({ arrivals, before }) => inChange(arrivals, before) },
  ];
};

const useChart = ({ series }: Answer, step: ChartData['step']) =>
  useMemo(
    (): ChartData => ({
      moments: series.map(({ at }) => at),
      step,
      format: inFigures,
      series: [
        { label: t('insight.visits.views'), tone: 'brand', values: series.map(({ views }) => views) },
        { label: t('insight.visits.arrivals'), tone: 'text-3', values: series.map(({ arrivals }) => arrivals) },
        { label: t('insight.visits.visitors'), tone: 'accent', values: series.map(({ visitors }) => visitors) },
      ],
    }),
    [series, step],
  );

const Shown = ({ answer, days, period }: { answer: Answer; days: number; period: string }) => {
  const step = days === 1 ? 'hour' : 'day';
  const data = useChart(answer, step);
  const { totals, before, pages, sources } = answer;
  if (totals.views + totals.bots + before.views === 0) return <Nothing text={t('insight.visits.empty')} />;
  return (
    <>
      <Totals
        list={(['views', 'arrivals', 'visitors'] as const)
          .map((amount) => ({
            label: t(`insight.visits.${amount}`),
            value: inFigures(totals[amount]),
            note: changeText(totals[amount], before[amount]),
          }))
          .concat({
            label: t('insight.visits.bots'),
            value: inFigures(totals.bots),
            note: t('insight.visits.botsNote'),
          })}
      />
      <Chart
        data={data}
        kind="lines"
        title={t('insight.visits.chart')}
        summary={visitsSentence(answer, step)}
        fileName={t('insight.file', { title: t('insight.visits.chart'), days: period })}
      />
      <div className={styles.tables}>
        <CountedTable
          title={t('insight.visits.pages')}
          period={period}
          columns={pageColumns(pages)}
          rows={pages}
          keyOf={({ page }) => page}
        />
        <CountedTable
          title={t('insight.visits.sources')}
          period={period}
          columns={sourceColumns(sources)}
          rows={sources}
          keyOf={({ kind, name }) => `${kind} ${name}`}
        />
      </div>
    </>
  );
};

export const Visits = ({ given, request, days, period }: ShownPart<typeof getVisits>) => (
  <Part
    id="visits"
    title={t('insight.visits')}
    lead={t('insight.visits.lead')}
    call={getVisits}
    request={request}
    given={given}
  >
    {(answer) => <Shown answer={answer} days={days} period={period} />}
  </Part>
);

type Funnel = AnswerOf<typeof getFunnel>;
type StepName = keyof Funnel;
interface StepRow {
  name: StepName;
  counted: number;
  before: number;
  /** Its share of the step that it follows from; empty for a first one. */
  rate: string;
  median: string;
  seconds: number | null;
}

/** The steps, each with the one that it follows from. Visitors of a day are not followed to its accounts. */
const STEPS: readonly (readonly [name: StepName, of: 'visitors' | 'registered' | null])[] = [
  ['visitors', null],
  ['tried', 'visitors'],
  ['registeredVisitors', 'visitors'],
  ['registered', null],
  ['applied', 'registered'],
];

const stepRows = (funnel: Funnel): StepRow[] =>
  STEPS.map(([name, of]) => {
    const { counted, before, medianSeconds } = funnel[name];
    const all = of === null ? 0 : funnel[of].counted;
    const since = name === 'applied' ? 'insight.funnel.fromRegistration' : 'insight.funnel.fromVisit';
    return {
      name,
      counted,
      before,
      rate: of === null || all === 0 ? '' : t(`insight.funnel.rateOf.${of}`, { share: inPercent(counted / all) }),
      seconds: medianSeconds,
      median: medianSeconds === null ? '' : t(since, { time: inDuration(medianSeconds) }),
    };
  });

const stepColumns = (rows: readonly StepRow[]): readonly TextColumn<StepRow>[] => {
  const most = largest(rows.map(({ counted }) => counted));
  return [
    { title: 'insight.funnel.step', text: ({ name }) => t(`insight.funnel.${name}`) },
    {
      title: 'insight.funnel.counted',
      text: ({ counted }) => inFigures(counted),
      number: ({ counted }) => counted,
      cell: ({ counted }) => <ShareBar text={inFigures(counted)} share={counted / most} />,
    },
    { title: 'insight.funnel.rate', text: ({ rate }) => rate },
    {
      title: 'insight.funnel.median',
      text: ({ median }) => median,
      number: ({ seconds }) => seconds,
      unit: 'insight.unit.s',
    },
    { title: 'insight.change', text: ({ counted, before }) => inChange(counted, before) },
  ];
};

export const FunnelPart = ({ given, request, period }: ShownPart<typeof getFunnel>) => (
  <Part
    id="funnel"
    title={t('insight.funnel')}
    lead={t('insight.funnel.lead')}
    call={getFunnel}
    request={request}
    given={given}
  >
    {(answer) => {
      const rows = stepRows(answer);
      const sentence = funnelSentence(answer);
      if (rows.every(({ counted, before }) => counted + before === 0))
        return <Nothing text={t('insight.funnel.empty')} />;
      return (
        <>
          {sentence && <p className={styles.sentence}>{sentence}</p>}
          <CountedTable
            title={t('insight.funnel.step')}
            period={period}
            columns={stepColumns(rows)}
            rows={rows}
            keyOf={({ name }) => name}
          />
        </>
      );
    }}
  </Part>
);
