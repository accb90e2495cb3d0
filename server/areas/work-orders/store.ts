import { TIME_ZONE } from '#contract/kit/limits.ts';
import { eachOrderLine, orderLineNames } from '#contract/work-orders/order-lines.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { createClosingStore } from './closing-store.ts';
import { createEntryStore } from './entry-store.ts';
import { createListStore } from './list-store.ts';
import type { Order, OrderState } from './order.ts';
import { type HeldOrder, lines, orderColumns, orderOf, type OrderRow } from './order-row.ts';

const find = named('workOrders.find', `select ${orderColumns} from work_orders_order where order_id = $1`);
const hold = named(
  'workOrders.hold',
  `select ${orderColumns} from work_orders_order where order_id = $1 for no key update`,
);
const holdOwner = named(
  'workOrders.holdOwner',
  `select pg_advisory_xact_lock(hashtextextended('workOrders ' || $1::text, 0))`,
);
const countOpen = named(
  'workOrders.countOpen',
  'select count(*) as open from work_orders_order where owner_id = $1 and state <= 4',
);
/**
 * The number ends with six random digits, and the id is the microsecond of the insert, so that neither reveals how many
 * orders there are. Inserts nothing if one of them is taken.
 */
const add = named(
  'workOrders.add',
  `insert into work_orders_order
     (order_no, owner_id, account_id, author_name, group_name, enterprise_name, kind, title, description,
      severity, ability_no, ability_name, request_id, contact_name, contact_phone, file_ids, ${lines.columns})
   values (
     'WO' || to_char(now() at time zone '${TIME_ZONE}', 'YYYYMMDD') || '-' ||
       lpad(floor(random() * 1000000)::int::text, 6, '0'),
     $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
     ${orderLineNames.map((name) => `$16::jsonb ->> '${name}'`).join(', ')})
   on conflict do nothing
   returning order_id, order_no`,
);
/** With 1000 orders on a day, one number in a thousand is taken. */
const NUMBERS_TRIED = 20;
const change = named(
  'workOrders.change',
  `update work_orders_order set version = version + 1, state = $2, assignee_id = $3, assignee_name = $4,
     waiting_since = $5, urged_at = $6, urged = $7, closes_at = $8, warned = $9, ended_at = $10, rating = $11,
     rating_text = $12
   where order_id = $1`,
);

export type NewOrder = Omit<
  Order,
  keyof OrderState | 'orderId' | 'orderNo' | 'version' | 'createdAt' | 'updatedAt' | 'lastAct' | 'lastBy'
>;

/** Work orders and their history. Ids are digits. */
export const createWorkOrderStore = (database: Database) => ({
  ...createEntryStore(database),
  ...createListStore(database),
  ...createClosingStore(database),

  /** Returns undefined if the order does not exist. */
  async find(orderId: string): Promise<HeldOrder | undefined> {
    return (await database.query<OrderRow>(find, [orderId])).map(orderOf)[0];
  },

  /** Works like `find` and locks the row until the transaction ends. */
  async hold(orderId: string): Promise<HeldOrder | undefined> {
    return (await database.query<OrderRow>(hold, [orderId])).map(orderOf)[0];
  },

  /** Counts an owner's open orders and blocks new ones until the transaction ends. */
  async countOpen(ownerId: string): Promise<number> {
    await database.query(holdOwner, [ownerId]);
    const [row] = await database.query<{ open: number }>(countOpen, [ownerId]);
    return (row as { open: number }).open;
  },

  async add(order: NewOrder): Promise<{ orderId: string; orderNo: string }> {
    const values = [
      order.ownerId,
      order.accountId,
      order.authorName,
      order.groupName,
      order.enterpriseName,
      order.kind,
      order.title,
      order.description,
      order.severity,
      order.abilityNo,
      order.abilityName,
      order.requestId,
      order.contactName,
      order.contactPhone,
      order.fileIds,
      eachOrderLine((name) => order[name]),
    ];
    for (let tried = 0; tried < NUMBERS_TRIED; tried += 1) {
      const [added] = await database.query<{ order_id: number; order_no: string }>(add, values);
      if (added) return { orderId: String(added.order_id), orderNo: added.order_no };
    }
    throw new Error('no number is left for a work order');
  },

  /** Updates the fields that actions change and increases the version. */
  async change(orderId: string, orderState: OrderState): Promise<void> {
    const { state, assignee, waitingSince, urgedAt, urged, closesAt, warned, endedAt, rating } = orderState;
    await database.query(change, [
      orderId,
      state,
      assignee?.accountId ?? null,
      assignee?.name ?? null,
      waitingSince,
      urgedAt,
      urged,
      closesAt,
      warned,
      endedAt,
      rating?.stars ?? null,
      rating?.text ?? null,
    ]);
  },
});
export type WorkOrderStore = ReturnType<typeof createWorkOrderStore>;
