import { Download, Radio } from 'lucide-react';
import { useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { getForecast, getRequestChoices, queryRequests } from '#contract/api/requests/calls.ts';
import { requestList } from '#contract/api/requests/request-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changing } from '#web/kit/list/changing.ts';
import { CountedRows } from '#web/kit/list/counted-rows.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { type CallFailure, type LoadArgs, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { FindRequest } from '../find-request.tsx';
import { Causes } from './causes.tsx';
import { Forecasts } from './forecasts.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestTable } from './request-table.tsx';
import styles from './requests.module.css';
import { useRequestExport } from './use-request-export.ts';

const page = defineListPage({ list: requestList, call: queryRequests, permission: 'applications' });

/** Returns `null` for a sub-account that may not see requests. */
const load = async (args: LoadArgs) => {
  try {
    const [listing, { applications }, { list: forecasts }] = await Promise.all([
      page.load(args),
      args.call(getRequestChoices, {}),
      args.call(getForecast, {}),
    ]);
    return { listing, applications, forecasts };
  } catch (error) {
    if ((error as Partial<CallFailure>).status === 403) return null;
    throw error;
  }
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle = page.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('requests.title') });
export const ErrorBoundary = WorkFailure;

const LIVE_MS = 3000;
const everyMs = () => LIVE_MS;

const Requests = ({ listing, applications, forecasts }: NonNullable<Awaited<ReturnType<typeof load>>>) => {
  const [live, setLive] = useState(false);
  const { query, found, freshness, goOn } = useListPage(page, listing, { live, everyMs });
  const { exporting, start } = useRequestExport(query);
  const { list, total, more, causes } = found;
  const narrowed = requestList.isNarrowed(query);
  return (
    <>
      <WorkSection first title={t('requests.title')} lead={t('requests.lead')}>
        <FindRequest />
        <RequestFilters query={query} applications={applications} abilities={forecasts} />
        <div className={styles.tools}>
          <button
            type="button"
            className="button button-plain"
            aria-pressed={live}
            onClick={() => setLive((before) => !before)}
          >
            <Radio size={16} aria-hidden="true" />
            {t('requests.live')}
          </button>
          <button
            type="button"
            className="button button-plain"
            disabled={exporting || total === 0}
            aria-busy={exporting}
            onClick={() => void start()}
          >
            <Download size={16} aria-hidden="true" />
            {t('requests.export')}
          </button>
        </div>
        <FreshnessNote freshness={freshness} goOn={goOn} />
        <CountedRows
          rows={list.length}
          paging={{
            pageNo: query.pageNo,
            pageSize: requestList.parameters.pageNo.size,
            total,
            more,
            maximum: requestList.parameters.pageNo.maximum,
            urlOf: (pageNo, pending) => changing(requestList, query, { pageNo })(pending),
          }}
          empty={
            <EmptyState searched={narrowed} title={t(narrowed ? 'requests.noneFound' : 'requests.none')}>
              {narrowed ? (
                <AheadLink to={() => requestList.path} className="button button-plain">
                  {t('requests.filter.clear')}
                </AheadLink>
              ) : (
                <p>{t('requests.none.lead')}</p>
              )}
            </EmptyState>
          }
        >
          <RequestTable list={list} />
        </CountedRows>
      </WorkSection>
      {causes.length > 0 && <Causes causes={causes} query={query} />}
      {forecasts.length > 0 && <Forecasts list={forecasts} />}
    </>
  );
};

/** The requests of the programs of the account. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  if (loaded) return <Requests {...loaded} />;
  return (
    <WorkSection first title={t('requests.title')}>
      <EmptyState title={t('requests.denied')} />
    </WorkSection>
  );
};
