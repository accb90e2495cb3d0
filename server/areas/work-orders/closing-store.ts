import { WARNING_DAYS } from '#contract/work-orders/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';

/** Excludes orders whose customer waits for an operator's reply, however long that takes. */
const due = (condition: string) =>
  `select ${orderColumns} from work_orders_order where closes_at is not null and waiting_since is null and ${condition}
   order by closes_at limit 1 for no key update skip locked`;
const dueToClose = named('workOrders.dueToClose', due('closes_at <= now()'));
const dueToWarn = named(
  'workOrders.dueToWarn',
  due(`closes_at > now() and closes_at <= now() + interval '${WARNING_DAYS} days' and not warned`),
);
const markWarned = named('workOrders.markWarned', 'update work_orders_order set warned = true where order_id = $1');

/** Work orders whose customer does not answer. The order found is locked until the transaction ends. */
export const createClosingStore = (database: Database) => ({
  dueToClose: async () => (await database.query<OrderRow>(dueToClose)).map(orderOf)[0],
  dueToWarn: async () => (await database.query<OrderRow>(dueToWarn)).map(orderOf)[0],
  async markWarned(orderId: string): Promise<void> {
    await database.query(markWarned, [orderId]);
  },
});
