import { Link } from 'react-router';
import { stateNames, type WorkOrderState, workOrderStates } from '#contract/work-orders/states.ts';
import { t } from '#web/kit/texts.ts';
import { type SheetsQuery, sheetsUrl } from '../sheets-address.ts';
import styles from './sheets-tabs.module.css';

interface SheetsTabsProps {
  query: SheetsQuery;
  counts: readonly { state: WorkOrderState; count: number }[];
}

/** The tabs by state, each with the number of its orders under the other filters. */
export const SheetsTabs = ({ query, counts }: SheetsTabsProps) => {
  const countOf = (state: WorkOrderState) => counts.find((counted) => counted.state === state)?.count ?? 0;
  const tabs = [
    { name: undefined, title: t('workOrders.state.all'), count: counts.reduce((sum, { count }) => sum + count, 0) },
    ...stateNames.map((name) => ({
      name,
      title: t(`workOrders.state.${name}`),
      count: countOf(workOrderStates[name]),
    })),
  ];
  return (
    <nav className={styles.tabs} aria-label={t('workOrders.states')}>
      {tabs.map(({ name, title, count }) => (
        <Link
          key={title}
          to={sheetsUrl({ ...query, state: name, page: 1 })}
          aria-current={name === query.state ? 'page' : undefined}
        >
          {title}
          <span className={styles.count}>{count}</span>
        </Link>
      ))}
    </nav>
  );
};
