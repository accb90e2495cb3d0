import { type MetaArgs, useLoaderData } from 'react-router';
import { getDeskOrder, queryDesk } from '#contract/work-orders/console-calls.ts';
import { type DeskQuery, deskList } from '#contract/work-orders/desk-list.ts';
import { stateNames, workOrderStates, isOpen, type WorkOrderState } from '#contract/work-orders/states.ts';
import { browserLoad, makeCall } from '#web/kit/call.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { refreshWaiting } from '#web/kit/console/waiting-counts.ts';
import { ConsoleList } from '#web/kit/list/console-list.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { deskColumns } from './desk-columns.tsx';
import { DeskOrderSheet, DeskOrderTitle } from './desk-order.tsx';
import styles from './desk-columns.module.css';

const page = defineListPage({
  list: deskList,
  call: queryDesk,
  detail: { call: getDeskOrder, request: (orderId) => ({ orderId }) },
  permission: 'consoleWorkOrders',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const handle = page.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('workOrders.desk.title') });
export const ErrorBoundary = WorkFailure;

type Counts = readonly { state: WorkOrderState; count: number }[];

/** The text has a count only for open states, since no customer waits for a closed order. */
const stateText = (state: Exclude<DeskQuery['state'], undefined>, counts: Counts) => {
  if (state === 'all') return t('workOrders.desk.state.all');
  const text = t(`workOrders.state.${state}`);
  const number = workOrderStates[state];
  return isOpen(number) ? `${text} ${counts.find((one) => one.state === number)?.count ?? 0}` : text;
};

const filtersWith = (counts: Counts): FilterViews<typeof deskList> => ({
  keyword: { label: 'workOrders.desk.filter.keyword' },
  state: {
    label: 'workOrders.desk.filter.state',
    wide: true,
    all: 'workOrders.desk.state.open',
    values: [...stateNames, 'all'],
    text: (state) => stateText(state, counts),
  },
  kind: {
    label: 'workOrders.desk.filter.kind',
    wide: true,
    all: 'workOrders.filter.kind.all',
    text: (kind) => t(`workOrders.kind.${kind}`),
  },
  severity: {
    label: 'workOrders.desk.filter.severity',
    wide: true,
    all: 'workOrders.desk.severity.all',
    text: (severity) => t(`workOrders.severity.${severity}`),
  },
  assignee: {
    label: 'workOrders.desk.filter.assignee',
    wide: true,
    all: 'workOrders.desk.assignee.all',
    text: (assignee) => t(`workOrders.desk.assignee.${assignee}`),
  },
  urged: { label: 'workOrders.desk.filter.urged' },
  order: { label: 'workOrders.desk.filter.order', text: (order) => t(`workOrders.desk.order.${order}`) },
});

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

const DRAWER_PX = 860;

/**
 * Returns the order that has waited longest among the operator's own and the unassigned ones. Leaves the orders of
 * colleagues to them.
 */
const nextWaiting = async (except: string | undefined): Promise<string | undefined> => {
  const pages = await Promise.all(
    (deskList.parameters.assignee.values ?? []).map((assignee) =>
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

/** The desk where operators handle work orders. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>(), { live: true });
  const { query, found, open, refresh } = view;
  const operatorId = useOperatorId();
  const refreshAll = async () => {
    await refresh();
    refreshWaiting();
  };
  const toNext = async () => {
    const next = await nextWaiting(query.id);
    if (next !== undefined) open(next);
    else showNotice(t('workOrders.desk.next.none'), 'success');
  };
  const onNext = () => void toNext().catch(() => {});
  return (
    <ConsoleList
      view={view}
      title="workOrders.desk.title"
      lead={t('workOrders.desk.lead')}
      label="workOrders.desk.list"
      rowKey="orderId"
      filters={filtersWith(found.counts)}
      columns={deskColumns(view)}
      note={
        found.searchedNewest !== undefined && (
          <p className={styles.small}>{t('workOrders.desk.searchedNewest', { count: found.searchedNewest })}</p>
        )
      }
      empty={{ none: 'workOrders.desk.empty.none', noneFound: 'workOrders.desk.empty.found' }}
      shortcuts={{ n: onNext }}
      keys={keys}
      drawer={{
        width: DRAWER_PX,
        beside: true,
        missing: 'workOrders.desk.missing',
        renderTitle: (order) => <DeskOrderTitle order={order} />,
      }}
    >
      {(order) => (
        <DeskOrderSheet
          key={order.orderId}
          order={order}
          operatorId={operatorId}
          refresh={refreshAll}
          onNext={onNext}
        />
      )}
    </ConsoleList>
  );
};
