import { useCallback, useState } from 'react';
import { Link, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { deskAssignees, getDeskOrder, queryDesk } from '#contract/work-orders/console-calls.ts';
import { workOrderKinds } from '#contract/work-orders/kinds.ts';
import { DESK_PAGE_SIZE } from '#contract/work-orders/limits.ts';
import { workOrderStates } from '#contract/work-orders/states.ts';
import { deskUrl, DESK_PATH, type DeskQuery, readDeskQuery, writeDeskQuery } from './desk-address.ts';
import { DeskDrawer } from './desk-drawer.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskTable, linkId } from './desk-table.tsx';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { useFresh } from '#web/kit/list/use-fresh.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { type CallFailure, type LoadArgs, type MakeCall, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { usePageKeys } from '#web/kit/list/page-keys.ts';
import { KeysButton } from '#web/kit/console/keys-button.tsx';
import { refreshWaiting } from '#web/kit/console/waiting-counts.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { KeysHelp } from '#web/kit/ui/antd/keys-help.tsx';

const keys = [
  ['j', 'workOrders.keys.j'],
  ['k', 'workOrders.keys.k'],
  ['Enter', 'workOrders.keys.enter'],
  ['t', 'workOrders.keys.t'],
  ['r', 'workOrders.keys.r'],
  ['n', 'workOrders.keys.n'],
  ['Ctrl Enter', 'workOrders.keys.send'],
  ['Esc', 'workOrders.keys.escape'],
  ['?', 'workOrders.keys.help'],
] as const;

const listOf = (call: MakeCall, { state, kind, severity, assignee, urged, order, keyword, page }: DeskQuery) =>
  call(queryDesk, {
    pageNo: page,
    pageSize: DESK_PAGE_SIZE,
    keyword,
    order,
    urged,
    ...(state !== undefined && { state: state === 'all' ? null : workOrderStates[state] }),
    ...(kind !== undefined && { kind: workOrderKinds[kind] }),
    ...(severity !== undefined && { severity }),
    ...(assignee !== undefined && { assignee }),
  });

/** Returns `null` if there is no such order, `undefined` if none is open. */
const opened = async (call: MakeCall, orderId: string | undefined) => {
  if (orderId === undefined) return undefined;
  try {
    return await call(getDeskOrder, { orderId });
  } catch (error) {
    if ((error as Partial<CallFailure>).status === 404) return null;
    throw error;
  }
};

const ask = async (call: MakeCall, query: DeskQuery) => {
  const askedAt = new Date().toISOString();
  const [page, order] = await Promise.all([listOf(call, query), opened(call, query.id)]);
  return { query, page, order, askedAt };
};

const load = ({ call, url }: LoadArgs) => ask(call, readDeskQuery(url.searchParams));

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleWorkOrders',
  bare: true,
  canonicalSearch: (search) => writeDeskQuery(readDeskQuery(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('workOrders.desk.title') });
export const ErrorBoundary = WorkFailure;

/**
 * Returns the order that has waited longest among the operator's own and the unassigned ones. Leaves the orders of
 * colleagues to them.
 */
const nextWaiting = async (except: string | undefined): Promise<string | undefined> => {
  const pages = await Promise.all(
    deskAssignees.map((assignee) =>
      makeCall(queryDesk, { assignee, order: 'waiting', pageSize: 2 }, { showMessage: true }),
    ),
  );
  const [next] = pages
    .flatMap(({ list }) => list)
    .flatMap(({ orderId, waitingSince }) =>
      orderId === except || waitingSince === null ? [] : [{ orderId, waitingSince }],
    )
    .sort((one, other) => Date.parse(one.waitingSince) - Date.parse(other.waitingSince));
  return next?.orderId;
};

const Empty = ({ query }: { query: DeskQuery }) => {
  const isAll = writeDeskQuery({ ...query, id: undefined }) === '';
  return (
    <EmptyState searched={!isAll} title={t(isAll ? 'workOrders.desk.empty.none' : 'workOrders.desk.empty.found')}>
      {!isAll && (
        <Link to={DESK_PATH} className="button button-plain">
          {t('workOrders.desk.clear')}
        </Link>
      )}
    </EmptyState>
  );
};

/** The desk where operators handle work orders. */
export default () => {
  const loaded = useLoaderData<typeof loader>();
  const { query } = loaded;
  const navigate = useNavigate();
  const operatorId = useOperatorId();
  const [helping, setHelping] = useState(false);
  const again = useCallback(
    (signal: AbortSignal) => ask((definition, request) => makeCall(definition, request, { signal }), query),
    [query],
  );
  const { shown, freshness, goOn, refresh } = useFresh(loaded, again);
  const { list, total, counts, searchedNewest } = shown.page;
  const open = (id: string | undefined) =>
    void navigate(deskUrl({ ...query, id }), {
      preventScrollReset: true,
      replace: query.id !== undefined && id !== undefined,
    });

  const refreshAll = async () => {
    await refresh();
    refreshWaiting();
  };
  const toNext = async () => {
    const next = await nextWaiting(query.id);
    if (next !== undefined) open(next);
    else showNotice(t('workOrders.desk.next.none'), 'success');
  };
  /** Goes to the next or the previous order: opens it if one is open, otherwise focuses it. */
  const step = (by: 1 | -1) => {
    const focused = list.findIndex(({ orderId }) => document.activeElement?.id === linkId(orderId));
    const at = query.id === undefined ? focused : list.findIndex(({ orderId }) => orderId === query.id);
    const next = list[at === -1 && by === -1 ? list.length - 1 : at + by];
    if (!next) return;
    if (query.id === undefined) document.getElementById(linkId(next.orderId))?.focus();
    else open(next.orderId);
  };
  usePageKeys({
    j: () => step(1),
    k: () => step(-1),
    n: () => void toNext().catch(() => {}),
    '?': () => setHelping(true),
  });
  return (
    <AntdPlace>
      <WorkSection
        first
        title={t('workOrders.desk.title')}
        lead={
          <>
            {t('workOrders.desk.lead')} <KeysButton onClick={() => setHelping(true)} />
          </>
        }
      >
        <DeskFilters counts={counts} />
        <FreshnessNote freshness={freshness} goOn={goOn} />
        <DeskTable
          query={query}
          list={list}
          total={total}
          searchedNewest={searchedNewest}
          now={shown.askedAt}
          empty={<Empty query={query} />}
          onOpen={open}
        />
      </WorkSection>
      <DeskDrawer
        order={shown.order}
        operatorId={operatorId}
        refresh={refreshAll}
        onNext={() => void toNext().catch(() => {})}
        onClose={() => open(undefined)}
      />
      <KeysHelp keys={keys} open={helping} onClose={() => setHelping(false)} />
    </AntdPlace>
  );
};
