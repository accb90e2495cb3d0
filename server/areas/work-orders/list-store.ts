import type { WorkOrderState } from '#contract/work-orders/states.ts';
import type { Database } from '../../database/database.ts';
import { named } from '../../database/pool.ts';
import type { Filter } from './order-filter.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';

const countWaiting = named(
  'workOrders.countWaiting',
  'select count(*) as waiting from work_orders_order where state <= 4 and waiting_since is not null',
);

/** Who waits longest first, which is for orders that are open alone, or the newest first. */
export type ListOrder = 'waiting' | 'newest';
const orderings: Record<ListOrder, string> = { waiting: 'waiting_since, order_id', newest: 'order_id desc' };

/** Lists of work orders. Their texts follow the filter and have no name, so that each is planned for its values. */
export const createListStore = (database: Database) => ({
  /** A page of the orders that a filter lets through. */
  async list({ text, values }: Filter, order: ListOrder, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
    const paging = `limit $${values.length + 1} offset $${values.length + 2}`;
    const rows = await database.query<OrderRow>(
      {
        name: '',
        text: `select ${orderColumns} from work_orders_order where ${text} order by ${orderings[order]} ${paging}`,
      },
      [...values, pageSize, (pageNo - 1) * pageSize],
    );
    return rows.map(orderOf);
  },

  /** How many a filter lets through, by state. */
  countByState: ({ text, values }: Filter) =>
    database.query<{ state: WorkOrderState; count: number }>(
      {
        name: '',
        text: `select state, count(*) as count from work_orders_order where ${text} group by state order by state`,
      },
      values,
    ),

  /** How many customers wait for a word. */
  async countWaiting(): Promise<number> {
    const [row] = await database.query<{ waiting: number }>(countWaiting);
    return (row as { waiting: number }).waiting;
  },
});

/** How many customers wait for an operator's word. */
export const countWaitingOrders = (database: Database): Promise<number> => createListStore(database).countWaiting();
