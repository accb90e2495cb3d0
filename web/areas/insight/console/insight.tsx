import { useMemo } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { getErrors, getFunnel, getSearches, getSpeed, getTrials, getUses, getVisits } from '#contract/insight/calls.ts';
import { insightList } from '#contract/insight/insight-list.ts';
import { insightPeriods } from '#contract/insight/limits.ts';
import { browserLoad } from '#web/kit/call.ts';
import { changing } from '#web/kit/list/changing.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { givenBy } from './part.tsx';
import { ErrorsPart, SpeedPart } from './speed.tsx';
import { SearchesPart, TrialsPart, UsesPart } from './uses.tsx';
import { FunnelPart, Visits } from './visits.tsx';
import styles from './insight.module.css';

const load = async ({ call, url }: LoadArgs) => {
  const query = insightList.read(url.searchParams);
  const request = { days: String(query.days) };
  const [visits, funnel, speed, errors, searches, trials, uses] = await Promise.all([
    givenBy(call, getVisits, request),
    givenBy(call, getFunnel, request),
    givenBy(call, getSpeed, request),
    givenBy(call, getErrors, request),
    givenBy(call, getSearches, request),
    givenBy(call, getTrials, request),
    givenBy(call, getUses, request),
  ]);
  return { query, visits, funnel, speed, errors, searches, trials, uses };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleInsight',
  bare: true,
  canonicalSearch: (search) => insightList.write(insightList.read(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleInsight') });
export const ErrorBoundary = WorkFailure;

const PARTS = ['visits', 'funnel', 'speed', 'errors', 'searches', 'trials', 'uses'] as const;

/** The console page of how the portal is used: each part has its own call, so that one may fail alone. */
export default () => {
  const { query, visits, funnel, speed, errors, searches, trials, uses } = useLoaderData<typeof loader>();
  const { days } = query;
  const request = useMemo(() => ({ days: String(days) }), [days]);
  const shown = { request, days, period: t(`insight.period.${days}`) };
  return (
    <>
      <WorkSection first title={t('permission.consoleInsight')} lead={t('insight.lead')}>
        <LinkTabs
          label={t('insight.period')}
          tabs={insightPeriods.map((one) => ({
            path: changing(insightList, query, { days: one }),
            text: t(`insight.period.${one}`),
            isCurrent: one === days,
          }))}
        />
        <nav className={styles.parts} aria-label={t('insight.parts')}>
          {PARTS.map((part) => (
            <a key={part} href={`#${part}`}>
              {t(`insight.${part}`)}
            </a>
          ))}
        </nav>
      </WorkSection>
      <Visits given={visits} {...shown} />
      <FunnelPart given={funnel} {...shown} />
      <SpeedPart given={speed} {...shown} />
      <ErrorsPart given={errors} {...shown} />
      <SearchesPart given={searches} {...shown} />
      <TrialsPart given={trials} {...shown} />
      <UsesPart given={uses} {...shown} />
    </>
  );
};
