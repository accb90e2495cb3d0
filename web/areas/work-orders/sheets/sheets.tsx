import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { queryOrders } from '#contract/work-orders/calls.ts';
import { workOrderKinds } from '#contract/work-orders/kinds.ts';
import { ORDERS_PAGE_SIZE } from '#contract/work-orders/limits.ts';
import { workOrderStates } from '#contract/work-orders/states.ts';
import { useAccount } from '#web/kit/shell/account-user.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type LoadArgs, type MakeCall, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { SheetsEmpty } from './sheets-empty.tsx';
import { SheetsFilters } from './sheets-filters.tsx';
import styles from './sheets.module.css';
import { SheetsTable } from './sheets-table.tsx';
import { SheetsTabs } from './sheets-tabs.tsx';
import { ADD_PATH, readSheetsQuery, type SheetsQuery, sheetsUrl, writeSheetsQuery } from '../sheets-address.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { useFresh } from '#web/kit/list/use-fresh.ts';

const ask = (call: MakeCall, { state, kind, keyword, own, from, to, page }: SheetsQuery) =>
  call(queryOrders, {
    pageNo: page,
    pageSize: ORDERS_PAGE_SIZE,
    keyword,
    own,
    ...(state !== undefined && { state: workOrderStates[state] }),
    ...(kind !== undefined && { kind: workOrderKinds[kind] }),
    ...(from !== undefined && { createdFrom: from }),
    ...(to !== undefined && { createdTo: to }),
  });

const load = async ({ call, url }: LoadArgs) => {
  const query = readSheetsQuery(url.searchParams);
  return { query, page: await ask(call, query) };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'sheets',
  bare: true,
  canonicalSearch: (search) => writeSheetsQuery(readSheetsQuery(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('workOrders.title') });
export const ErrorBoundary = WorkFailure;

/** Links to a new order, or explains why the user cannot create one. */
const Add = ({ mayAdd }: { mayAdd: boolean }) =>
  mayAdd ? (
    <Link to={ADD_PATH} className="button button-primary">
      <Plus size={16} aria-hidden="true" />
      {t('workOrders.add')}
    </Link>
  ) : (
    <span>{t('workOrders.add.denied')}</span>
  );

/** The page of the work orders that the user may see. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  const { user } = useAccount();
  const mayAdd = user.permissionItems.includes('workOrderCreate');
  const { query } = loaded;
  const again = useCallback(
    async (signal: AbortSignal) => ({
      query,
      page: await ask((definition, request) => makeCall(definition, request, { signal }), query),
    }),
    [query],
  );
  const { shown, freshness, goOn } = useFresh(loaded, again);
  const { list, total, counts, seesOthers } = shown.page;
  const hasColleagues = seesOthers && (user.accountType === 1 || user.permissionCodes.includes('subAccount'));
  return (
    <WorkSection
      first
      title={t('workOrders.title')}
      lead={
        <div className={styles.lead}>
          {t('workOrders.lead')}
          <Add mayAdd={mayAdd} />
        </div>
      }
    >
      <SheetsTabs query={query} counts={counts} />
      <SheetsFilters query={query} hasColleagues={hasColleagues} />
      <p className={styles.count} role="status">
        {t('workOrders.count', { total })}
      </p>
      <FreshnessNote freshness={freshness} goOn={goOn} />
      {list.length > 0 ? (
        <SheetsTable list={list} hasColleagues={hasColleagues} />
      ) : (
        <SheetsEmpty query={query} isPastEnd={total > 0} mayAdd={mayAdd} />
      )}
      <Pages
        pageNo={query.page}
        pages={Math.ceil(total / ORDERS_PAGE_SIZE)}
        urlOf={(page) => sheetsUrl({ ...query, page })}
      />
    </WorkSection>
  );
};
