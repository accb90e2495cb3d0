import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';
import { entryForCustomer, factsOf } from './answers.ts';
import { entryOf, entryColumns, type EntryRow } from './entry-store.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';

const orders = named(
  'workOrders.exportOrders',
  `select ${orderColumns} from work_orders_order where owner_id = $1 order by order_id desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);
const entries = named(
  'workOrders.exportEntries',
  `select order_id, ${entryColumns}
   from (select order_id from work_orders_order where owner_id = $1 order by order_id desc limit ${EXPORTED_ROWS_MAXIMUM}) o
   join work_orders_entry using (order_id)
   where not internal order by order_id desc, entry_id desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);

/** A user's own orders with their visible entries. Above the limit, the entries of older orders are left out. */
export const workOrdersExport = (database: Database): ExportParts => ({
  async workOrders(user) {
    const ownerId = ownerIdOf(user);
    const opened = (await database.query<OrderRow>(orders, [ownerId])).map(orderOf);
    const happened = await database.query<EntryRow & { order_id: number }>(entries, [ownerId]);
    const timelines = Map.groupBy(happened.toReversed(), ({ order_id: orderId }) => String(orderId));
    return opened.map((order) => ({
      ...factsOf(order),
      // An owner gets back what was typed.
      contactPhone: order.contactPhone,
      timeline: timelines.get(order.orderId)?.map((row) => entryForCustomer(entryOf(row))) ?? [],
    }));
  },
});
