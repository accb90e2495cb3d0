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

/** `waiting` is longest waiting first, for open orders only; `newest` is newest first. */
export type ListOrder = 'waiting' | 'newest';
const orderings: Record<ListOrder, string> = { waiting: 'waiting_since, order_id', newest: 'order_id desc' };

/**
 * Lists of work orders. The statements depend on the filter and have no name, so that each is planned for its values.
 */
export const createListStore = (database: Database) => ({
  /** Returns a page of the orders that match a condition. */
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

  /** Counts the orders that match a condition, by state. */
  countByState: (condition: Part) =>
    database.query<{ state: WorkOrderState; count: number }>(
      ...compose(
        'select state, count(*) as count from work_orders_order where',
        condition,
        'group by state order by state',
      ),
    ),

  /**
   * Searches only the newest of the orders that match `among`, so that the time does not grow over the years. Returns a
   * page, newest first, the number found, and the number searched.
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

  /** Counts the customers that wait for a reply. */
  async countWaiting(): Promise<number> {
    const [row] = await database.query<{ waiting: number }>(countWaiting);
    return (row as { waiting: number }).waiting;
  },
});

/** Counts the customers that wait for an operator's reply. */
export const countWaitingOrders = (database: Database): Promise<number> => createListStore(database).countWaiting();
