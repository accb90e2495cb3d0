import { Link } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { type OrderQuery, orderList } from '#contract/work-orders/order-list.ts';
import { ADD_PATH } from '#contract/work-orders/add-path.ts';

interface SheetsEmptyProps {
  query: OrderQuery;
  /** Whether the user may create an order. */
  mayAdd: boolean;
}

/** Shows why no order is listed, and a link that helps. */
export const SheetsEmpty = ({ query, mayAdd }: SheetsEmptyProps) => {
  if (!orderList.isNarrowed(query))
    return (
      <EmptyState title={t('workOrders.empty.none')}>
        {mayAdd && (
          <Link to={ADD_PATH} className="button button-plain">
            {t('workOrders.add')}
          </Link>
        )}
      </EmptyState>
    );
  return (
    <EmptyState searched title={t('workOrders.empty.found')}>
      <Link to={orderList.path} className="button button-plain">
        {t('workOrders.filter.clear')}
      </Link>
    </EmptyState>
  );
};
