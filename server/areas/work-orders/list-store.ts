import { DESK_SEARCHED_MAXIMUM } from '#contract/work-orders/limits.ts';
import type { WorkOrderState } from '#contract/work-orders/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { type Condition, type Filter, filterOf } from './order-filter.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';

const countWaiting = named(
  'workOrders.countWaiting',
  'select count(*) as waiting from work_orders_order where state <= 4 and waiting_since is not null',
);

interface Page {
  pageNo: number;
  pageSize: number;
}

/** Who waits longest first, which is for orders that are open alone, or the newest first. */
export type ListOrder = 'waiting' | 'newest';
const orderings: Record<ListOrder, string> = { waiting: 'waiting_since, order_id', newest: 'order_id desc' };

/** Lists of work orders. Their texts follow the filter and have no name, so that each is planned for its values. */
export const createListStore = (database: Database) => ({
  /** A page of the orders that a filter lets through. */
  async list({ text, values }: Filter, order: ListOrder, { pageNo, pageSize }: Page) {
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

  /**
   * Looks through the newest alone of what `among` lets through, so that it takes no longer with the years: a page, the
   * newest first, how many were found, and how many were looked through.
   */
  async searchNewest(
    among: readonly (Condition | undefined)[],
    conditions: readonly (Condition | undefined)[],
    { pageNo, pageSize }: Page,
  ) {
    const narrowed = filterOf(among);
    const { text, values } = filterOf(conditions, narrowed.values);
    const newest = `(select ${orderColumns} from work_orders_order where ${narrowed.text}
      order by order_id desc limit ${DESK_SEARCHED_MAXIMUM}) newest`;
    const paging = `limit $${values.length + 1} offset $${values.length + 2}`;
    const [rows, [counted]] = await Promise.all([
      database.query<OrderRow>(
        { name: '', text: `select ${orderColumns} from ${newest} where ${text} order by order_id desc ${paging}` },
        [...values, pageSize, (pageNo - 1) * pageSize],
      ),
      database.query<{ found: number; looked: number }>(
        { name: '', text: `select count(*) filter (where ${text}) as found, count(*) as looked from ${newest}` },
        values,
      ),
    ]);
    return { list: rows.map(orderOf), ...(counted as { found: number; looked: number }) };
  },

  /** How many customers wait for a word. */
  async countWaiting(): Promise<number> {
    const [row] = await database.query<{ waiting: number }>(countWaiting);
    return (row as { waiting: number }).waiting;
  },
});

/** How many customers wait for an operator's word. */
export const countWaitingOrders = (database: Database): Promise<number> => createListStore(database).countWaiting();
