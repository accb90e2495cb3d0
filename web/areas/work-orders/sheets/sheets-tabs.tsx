import { stateNames, type WorkOrderState, workOrderStates } from '#contract/work-orders/states.ts';
import { t } from '#web/kit/texts.ts';
import { type OrderQuery, orderList } from '#contract/work-orders/order-list.ts';
import { changing } from '#web/kit/list/changing.ts';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';

interface SheetsTabsProps {
  query: OrderQuery;
  counts: readonly { state: WorkOrderState; count: number }[];
}

/** The tabs by state, each with the number of its orders under the other filters. */
export const SheetsTabs = ({ query, counts }: SheetsTabsProps) => {
  const countOf = (state: WorkOrderState) => counts.find((counted) => counted.state === state)?.count ?? 0;
  const tabs = [
    { name: undefined, text: t('workOrders.state.all'), count: counts.reduce((sum, { count }) => sum + count, 0) },
    ...stateNames.map((name) => ({
      name,
      text: t(`workOrders.state.${name}`),
      count: countOf(workOrderStates[name]),
    })),
  ];
  return (
    <LinkTabs
      lined
      label={t('workOrders.states')}
      tabs={tabs.map(({ name, text, count }) => ({
        path: changing(orderList, query, { state: name, pageNo: 1 }),
        text,
        count,
        isCurrent: name === query.state,
      }))}
    />
  );
};
