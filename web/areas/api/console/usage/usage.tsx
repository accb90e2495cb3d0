import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { getUsage } from '#contract/api/usage/calls.ts';
import { usagePeriods } from '#contract/api/usage/limits.ts';
import { type UsageQuery, usageList } from '#contract/api/usage/usage-list.ts';
import type { AnswerOf } from '#contract/kit/call.ts';
import { browserLoad } from '#web/kit/call.ts';
import { changing } from '#web/kit/list/changing.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { Chart } from '#web/kit/ui/chart/chart.tsx';
import { changeText, inFigures, inPercent, outstanding, type ChartData } from '#web/kit/ui/chart/chart-series.ts';
import { Totals } from '#web/kit/ui/chart/totals.tsx';
import { Stack } from '#web/kit/ui/layout.tsx';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { Toolbar } from '#web/kit/ui/toolbar/toolbar.tsx';
import { Abilities, Accounts, Codes } from './tables.tsx';
import styles from './api-usage.module.css';

export type Usage = AnswerOf<typeof getUsage>;

const load = async ({ call, url }: LoadArgs) => {
  const query = usageList.read(url.searchParams);
  const { days, abilityNo, accountId } = query;
  return { query, usage: await call(getUsage, { days: String(days), abilityNo, accountId }) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleApi',
  bare: true,
  canonicalSearch: (search) => usageList.write(usageList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('apiConsole.usage.title') });
export const ErrorBoundary = WorkFailure;

const inTimes = (value: number) => t('apiConsole.usage.times', { figure: inFigures(value) });
const inMilliseconds = (value: number) => t('apiConsole.usage.ms', { figure: inFigures(value) });

const errorNote = (errors: number, calls: number, before: number) =>
  t('apiConsole.usage.shareOfCalls', {
    share: inPercent(calls === 0 ? 0 : errors / calls),
    change: changeText(errors, before),
  });

const totalsOf = ({ totals, before }: Usage) => [
  {
    label: t('apiConsole.usage.calls'),
    value: inFigures(totals.calls),
    note: changeText(totals.calls, before.calls),
  },
  {
    label: t('apiConsole.usage.charged'),
    value: inFigures(totals.charged),
    note: changeText(totals.charged, before.charged),
  },
  ...(['callerErrors', 'platformErrors'] as const).map((kind) => ({
    label: t(`apiConsole.usage.${kind}`),
    value: inFigures(totals[kind]),
    note: errorNote(totals[kind], totals.calls, before[kind]),
  })),
];

/** The two charts' data; they stay the same objects for the same answer. */
const useCharts = ({ series }: Usage, days: number) =>
  useMemo(() => {
    const common = { moments: series.map(({ at }) => at), step: days === 1 ? 'hour' : 'day' } as const;
    const valuesOf = (value: (point: Usage['series'][number]) => number | null) => series.map(value);
    const calls: ChartData = {
      ...common,
      format: inFigures,
      series: [
        {
          label: t('apiConsole.usage.succeeded'),
          tone: 'brand',
          values: valuesOf((point) => point.calls - point.callerErrors - point.platformErrors),
        },
        {
          label: t('apiConsole.usage.callerErrors'),
          tone: 'warning',
          values: valuesOf(({ callerErrors }) => callerErrors),
        },
        {
          label: t('apiConsole.usage.platformErrors'),
          tone: 'danger',
          values: valuesOf(({ platformErrors }) => platformErrors),
        },
      ],
    };
    const times: ChartData = {
      ...common,
      format: inFigures,
      series: [
        { label: t('apiConsole.usage.p50'), tone: 'accent', values: valuesOf(({ p50 }) => p50) },
        { label: t('apiConsole.usage.p95'), tone: 'brand', values: valuesOf(({ p95 }) => p95) },
      ],
    };
    return { calls, times };
  }, [series, days]);

/** The filters of the page, each with a link that removes it. */
const Only = ({ query, usage: { chosen: named } }: { query: UsageQuery; usage: Usage }) => {
  const { abilityNo, accountId } = query;
  const chosen = [
    abilityNo !== undefined && { name: named.ability ?? abilityNo, without: { abilityNo: undefined } },
    accountId !== undefined && { name: named.account ?? accountId, without: { accountId: undefined } },
  ].filter((one) => one !== false);
  return chosen.map(({ name, without }) => (
    <Link
      key={name}
      to={usageList.urlOf({ ...query, ...without })}
      className={styles.only}
      title={t('apiConsole.usage.all')}
    >
      {t('apiConsole.usage.only', { name })}
      <X size={14} aria-hidden="true" />
    </Link>
  ));
};

const Charts = ({ usage, query: { days, accountId } }: { usage: Usage; query: UsageQuery }) => {
  const { calls, times } = useCharts(usage, days);
  const period = t(`apiConsole.usage.period.${days}`);
  return (
    <div className={styles.charts}>
      <Chart
        data={calls}
        kind="columns"
        title={t('apiConsole.usage.callsChart')}
        summary={outstanding(
          usage.series.map((point) => point.calls),
          { ...calls, format: inTimes },
        )}
        fileName={t('apiConsole.usage.callsFile', { days: period })}
      />
      {accountId === undefined ? (
        <Chart
          data={times}
          kind="lines"
          title={t('apiConsole.usage.timesChart')}
          summary={outstanding(
            usage.series.map(({ p95 }) => p95),
            { ...times, format: inMilliseconds },
          )}
          note={t('apiConsole.usage.timesNote')}
          fileName={t('apiConsole.usage.timesFile', { days: period })}
        />
      ) : (
        <p className={styles.none}>{t('apiConsole.usage.noTimes')}</p>
      )}
    </div>
  );
};

/** The console page of the calls of programs: how many, their errors, the slowest abilities and the heaviest accounts. */
export default () => {
  const { query, usage } = useLoaderData<typeof loader>();
  return (
    <>
      <WorkSection first title={t('apiConsole.usage.title')} lead={t('apiConsole.usage.lead')}>
        <Stack gap={4}>
          <Toolbar together>
            <LinkTabs
              label={t('apiConsole.usage.period')}
              tabs={usagePeriods.map((days) => ({
                path: changing(usageList, query, { days }),
                text: t(`apiConsole.usage.period.${days}`),
                isCurrent: days === query.days,
              }))}
            />
            <Only query={query} usage={usage} />
          </Toolbar>
          <Totals list={totalsOf(usage)} />
          <Charts usage={usage} query={query} />
        </Stack>
      </WorkSection>
      <Abilities query={query} usage={usage} />
      <Accounts query={query} usage={usage} />
      <Codes usage={usage} />
    </>
  );
};
