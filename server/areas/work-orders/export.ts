import type { Database } from '../../database/database.ts';
import { named } from '../../database/pool.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '../../export.ts';
import { ownerIdOf } from '../../http/caller.ts';
import { entryForCustomer, factsOf } from './answers.ts';
import { entryOf, entryColumns, type EntryRow } from './entry-store.ts';
import { orderColumns, orderOf, type OrderRow } from './order-row.ts';

const orders = named(
  'workOrders.exportOrders',
  `select ${orderColumns} from work_orders_order where owner_id = $1 order by order_id desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);
const entries = named(
  'workOrders.exportEntries',
  `select order_id, ${entryColumns} from work_orders_entry
   where order_id = any ($1::bigint[]) and not internal order by entry_id desc
   limit ${EXPORTED_ROWS_MAXIMUM}`,
);

/** The orders that somebody has opened, with all that they may read of them. */
export const workOrdersExport = (database: Database): ExportParts => ({
  async workOrders(user) {
    const opened = (await database.query<OrderRow>(orders, [ownerIdOf(user)])).map(orderOf);
    const happened = await database.query<EntryRow & { order_id: number }>(entries, [
      opened.map(({ orderId }) => orderId),
    ]);
    const timelines = new Map<string, ReturnType<typeof entryForCustomer>[]>(
      opened.map(({ orderId }) => [orderId, []]),
    );
    for (const row of happened.toReversed()) timelines.get(String(row.order_id))?.push(entryForCustomer(entryOf(row)));
    return opened.map((order) => ({ ...factsOf(order), timeline: timelines.get(order.orderId) }));
  },
});
