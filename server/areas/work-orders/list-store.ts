import { DESK_SEARCHED_MAXIMUM } from '#contract/work-orders/limits.ts';
import type { WorkOrderState } from '#contract/work-orders/states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { around, compose, pageOf, type Part } from '#server/kit/database/query.ts';
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
  /** A page of the orders for which a condition holds. */
  async list(condition: Part, order: ListOrder, page: Page) {
    const rows = await database.query<OrderRow>(
      ...compose(
        `select ${orderColumns} from work_orders_order where`,
        condition,
        `order by ${orderings[order]}`,
        pageOf(page),
      ),
    );
    return rows.map(orderOf);
  },

  /** For how many a condition holds, by state. */
  countByState: (condition: Part) =>
    database.query<{ state: WorkOrderState; count: number }>(
      ...compose(
        'select state, count(*) as count from work_orders_order where',
        condition,
        'group by state order by state',
      ),
    ),

  /**
   * Looks through the newest alone of those for which `among` holds, so that it takes no longer with the years: a page,
   * the newest first, how many were found, and how many were looked through.
   */
  async searchNewest(among: Part, condition: Part, page: Page) {
    const newest = around(
      `(select ${orderColumns} from work_orders_order where ??
        order by order_id desc limit ${DESK_SEARCHED_MAXIMUM}) newest`,
      among,
    );
    const [rows, [counted]] = await Promise.all([
      database.query<OrderRow>(
        ...compose(`select ${orderColumns} from`, newest, 'where', condition, 'order by order_id desc', pageOf(page)),
      ),
      database.query<{ found: number; looked: number }>(
        ...compose(around('select count(*) filter (where ??) as found, count(*) as looked from ??', condition, newest)),
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
